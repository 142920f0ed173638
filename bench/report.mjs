import { show } from './figures.mjs';

const NAMES = {
  bare: 'bare machine',
  haggle: 'Haggle',
  thin: 'Haggle, `--compress`',
  boardgame: 'boardgame.io 0.50.2',
  colyseus: 'Colyseus 0.16',
};

/** The whole run as Markdown: machine, what was measured, and the goals with pass or fail. */
export function makeReport({ machine, figures, goals }) {
  const parts = [reportMachine(machine)];
  if (figures.rules) parts.push(reportRules(figures.rules));
  if (figures.trading) parts.push(reportTrading(figures.trading));
  if (figures.page) parts.push(reportPage(figures.page));
  if (goals.length > 0) parts.push(reportGoals(goals));
  return `${parts.join('\n\n')}\n`;
}

/** What the figures were taken on, as a sentence. */
export function reportMachine({ cores, processor, memory, system, node, date }) {
  return `${date}, ${cores} cores (${processor}), ${memory}, ${system}, Node ${node}.`;
}

function reportRules(rules) {
  return table(
    ['three-card swap in process, 18 seats', 'a second', '× boardgame.io'],
    [
      ['hand-written loop over counts, no rules', rules.bare],
      ['Haggle: the settling step decided and folded', rules.ours],
      ['Haggle: the same, nine at a time between negotiations', rules.oursAmid],
      ['Haggle: propose, accept, deliver, with parsing and hash chain', rules.oursWhole],
      ['boardgame.io 0.50.2 reducer', rules.boardgame],
    ].map(([name, rate]) => [name, show(rate), show(rate / rules.boardgame)]),
  );
}

function reportTrading(trading) {
  return table(
    [
      '18 seats over sockets',
      '1 pair: commands/s (p50 / p99 ms)',
      '9 pairs: commands/s (p50 / p99 ms)',
      'server ms a command at 9',
      'bytes to settle',
      'bytes a negotiation',
    ],
    Object.entries(trading).map(([name, { one, nine, bytes }]) => [
      NAMES[name],
      `${show(one.rate)} (${show(one.p50)} / ${show(one.p99)})`,
      `${show(nine.rate)} (${show(nine.p50)} / ${show(nine.p99)})`,
      show(nine.cpu),
      show(bytes.settling),
      show(bytes.whole),
    ]),
  );
}

function reportPage({ pages, missing }) {
  if (missing !== undefined) return `The page was not measured: ${missing}`;
  return table(
    ['throttled phone, 360 px, nothing cached', 'first paint (ms)', 'open (ms)', 'script (KB)'],
    pages.map(({ name, paint, open, script }) => [
      name,
      show(paint),
      show(open),
      show(script / 1024),
    ]),
  );
}

function reportGoals(goals) {
  return table(
    ['goal', 'bound', 'measured', ''],
    goals.map(({ name, figure, least, most, unit, passed }) => [
      name,
      least === undefined ? `≤ ${show(most)} ${unit}` : `≥ ${show(least)} ${unit}`,
      `${show(figure)} ${unit}`,
      passed ? 'pass' : '**FAIL**',
    ]),
  );
}

/** A table in Markdown. */
export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
