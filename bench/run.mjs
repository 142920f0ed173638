// Haggle beside boardgame.io, Colyseus and the bare machine, in one run; see ../docs/performance.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judge } from './goals.mjs';
import { AXES, measureGrowth } from './growth/growth.mjs';
import { drawGrowth } from './growth/pictures.mjs';
import { makeGrowthReport } from './growth/report.mjs';
import { machine } from './machine.mjs';
import { makeReport } from './report.mjs';

const PARTS = ['rules', 'choices', 'trading', 'loading', 'idle', 'page'];
const WITH_PEERS = ['rules', 'trading'];
const CONTENDERS = ['bare', 'haggle', 'thin', 'colyseus', 'boardgame'];
const PICTURES = fileURLToPath(new URL('../docs/growth/', import.meta.url));
const HELP = `npm run bench -- [--json] [--quick] [--only ${PARTS.join(',')}] [--disk FOLDER]
npm run bench -- --growth [--draw] [--json] [--quick] [--only ${AXES.join(',')}] [--disk FOLDER]

  --json   the figures as JSON instead of tables
  --quick  shorter and rougher, to see that everything runs
  --only   some parts of it, separated by commas
  --disk   where the servers write (durable writes are measured: a real disk; default bench/data)
  --growth how Haggle alone grows with seats, tables, events and offers
  --draw   pictures of the growth into docs/growth, with the figures behind them

Exits 1 when a goal is missed, or a browser for the page; growth has no goals.`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    growth: { type: 'boolean' },
    draw: { type: 'boolean' },
    help: { type: 'boolean' },
    only: { type: 'string' },
    disk: { type: 'string', default: fileURLToPath(new URL('data/', import.meta.url)) },
  },
});

if (values.help) {
  console.log(HELP);
} else {
  const known = values.growth ? AXES : PARTS;
  const wanted = values.only?.split(',') ?? known;
  const stranger = wanted.find((part) => !known.includes(part));
  if (stranger !== undefined) {
    console.error(`no such part: ${stranger}\n\n${HELP}`);
    process.exit(2);
  }
  process.env.NODE_ENV = 'production';
  mkdirSync(values.disk, { recursive: true });
  const effort = { quick: values.quick === true, base: values.disk };
  await (values.growth ? grow(wanted, effort) : compare(wanted, effort));
}

async function compare(wanted, effort) {
  const figures = await measure(wanted, effort);
  const result = { machine: machine(), figures, goals: judge(figures) };
  console.log(values.json ? JSON.stringify(result, null, 2) : makeReport(result));
  const isWhole = figures.page?.missing === undefined;
  process.exitCode = isWhole && result.goals.every(({ passed }) => passed) ? 0 : 1;
}

async function grow(wanted, effort) {
  const result = { machine: machine(), figures: await measureGrowth(wanted, effort) };
  if (values.draw) await drawGrowth(result, PICTURES);
  console.log(values.json ? JSON.stringify(result, null, 2) : makeGrowthReport(result));
}

async function measure(wanted, { quick, base }) {
  const rounds = quick ? 1 : 5;
  const measures = {
    rules: async () => {
      const { measureSwaps } = await import('./rules/swaps.mjs');
      return measureSwaps({ rounds, boardgame: await import('./peers/reducer.mjs') });
    },
    choices: async () => {
      const { measureChoices } = await import('./rules/choices.mjs');
      return measureChoices({ rounds });
    },
    trading: async () => {
      const { measureTrading } = await import('./server/trading.mjs');
      const length = quick ? { seconds: 1, warmup: 1 } : { seconds: 3, warmup: 2 };
      return measureTrading({ names: CONTENDERS, rounds, base, ...length });
    },
    loading: async () => {
      const { measureLoading } = await import('./tables/loading.mjs');
      return measureLoading({ rounds, base });
    },
    idle: async () => {
      const { measureIdle } = await import('./tables/idle.mjs');
      const length = quick ? { seconds: 3, rest: 3 } : { seconds: 50, rest: 60 };
      return measureIdle({ ...length, base });
    },
    page: async () => {
      const { measurePage } = await import('./page/page.mjs');
      return measurePage({ rounds: quick ? 1 : 3, base });
    },
  };
  if (WITH_PEERS.some((part) => wanted.includes(part))) installPeers();
  const figures = {};
  for (const part of PARTS.filter((name) => wanted.includes(name))) {
    console.error(`measuring: ${part}`);
    figures[part] = await measures[part]();
  }
  return figures;
}

/** The peers have their own lock file and are fetched the first time: they are nobody's dependency but the bench's. */
function installPeers() {
  const folder = fileURLToPath(new URL('peers/', import.meta.url));
  if (existsSync(`${folder}node_modules/@colyseus/core`)) return;
  console.error('installing the peers …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
