import { describe, expect, it } from 'vitest';
import { commitTo } from './chance.ts';
import type { AnyGame } from './game.ts';
import { chain, EMPTY_LOG, type Entry, findBreak } from './log.ts';
import { makeLogFile, parseLogFile } from './logfile.ts';
import { done } from './refusal.ts';
import { advance, openTable, type Step, submit } from './table.ts';
import { marbles } from './testing/fixtures/marbles.ts';
import { verifyLog } from './verify.ts';

const SEED = 'a seed';
const SALT = '5a'.repeat(32);
const header = {
  haggle: 1,
  game: 'marbles',
  commitment: commitTo(SEED, SALT),
  salt: SALT,
  seed: SEED,
} as const;

function must(step: { ok: true; value: Step } | { ok: false }): Step {
  if (!step.ok) throw new Error('refused');
  return step.value;
}

function story(): readonly Entry[] {
  const setup = { seats: ['ana', 'ben'], seconds: 60, seed: 'x' };
  const opened = must(openTable(marbles, setup, { now: 1000, seed: SEED }));
  const hand = opened.table.state as { hands: Record<string, Record<string, number>> };
  const held = (seat: string) => Object.keys(hand.hands[seat] ?? {})[0] ?? '';
  const proposal = { type: 'propose', to: 'ben', gives: held('ana'), asks: held('ben') };
  const proposed = must(submit(opened.table, proposal, { by: 'ana', now: 2000, id: 'c1' }));
  const accepted = must(
    submit(proposed.table, { type: 'accept', offer: 'ana-ben-1' }, { by: 'ben', now: 3000 }),
  );
  const over = advance(accepted.table, 100_000);
  return [opened, proposed, accepted, over].flatMap((step) => [...(step?.entries ?? [])]);
}

const entries = story();

/** The entries with one changed, and all hashes made anew. */
function forge(change: (entry: Entry) => Partial<Entry>): readonly Entry[] {
  let head = EMPTY_LOG;
  return entries.map((entry) => {
    const forged = chain(head, { ...entry, ...change(entry) });
    head = forged;
    return forged;
  });
}

const verify = (changed: readonly Entry[], other: object = {}) => {
  const parsed = parseLogFile(makeLogFile({ header: { ...header, ...other }, entries: changed }));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return verifyLog(parsed.value, marbles);
};

describe('a log', () => {
  it('that lost its last lines, or got more, is found out', () => {
    const lines = makeLogFile({ header, entries }).trimEnd().split('\n');
    const verifyLines = (kept: readonly string[]) => {
      const parsed = parseLogFile(`${kept.join('\n')}\n`);
      if (!parsed.ok) throw new Error(parsed.problem.message);
      return verifyLog(parsed.value, marbles);
    };
    const told = entries.length;
    expect(verifyLines(lines).ok).toBe(true);
    expect(verifyLines(lines.slice(0, -2))).toMatchObject({
      ok: false,
      chain: {
        seq: told - 1,
        message: `${told} entries are told of, and here are ${told - 2}`,
      },
    });
    const [first = '', ...rest] = lines;
    const short = first.replace(`"entries":${told}`, `"entries":${told - 1}`);
    expect(verifyLines([short, ...rest]).chain).toMatchObject({ seq: told });
    const silent = first.replace(`,"entries":${told}`, '');
    expect(verifyLines([silent, ...rest.slice(0, 1)]).ok).toBe(true);
  });

  it('proves itself', () => {
    expect(entries.map((entry) => entry.event.type)).toEqual([
      'opened',
      'proposed',
      'swapped',
      'ended',
    ]);
    expect(verify(entries)).toEqual({
      ok: true,
      entries: 4,
      chain: null,
      commitment: 'kept',
      decisions: null,
      deal: 'checked',
    });
  });

  it('holds without its seed, as far as can be told', () => {
    expect(verify(entries, { seed: undefined, salt: undefined })).toEqual({
      ok: true,
      entries: 4,
      chain: null,
      commitment: 'not revealed',
      decisions: 'not checked',
      deal: 'not checked',
    });
  });

  it('is broken where only the seed or only the salt was taken out', () => {
    for (const hidden of [{ seed: undefined }, { salt: undefined }]) {
      expect(() => verify(entries, hidden)).toThrow('stand together or not at all');
      const file = { header: { ...header, ...hidden }, entries };
      expect(verifyLog(file, marbles)).toMatchObject({ ok: false, commitment: 'broken' });
    }
  });

  it('breaks where a line was changed, lost or moved', () => {
    const changed = entries.map((entry) => (entry.seq === 2 ? { ...entry, by: 'ben' } : entry));
    const [first, second, third, last] = entries as [Entry, Entry, Entry, Entry];
    expect(verify(changed).chain).toEqual({ seq: 2, message: 'the chain of hashes breaks here' });
    expect(verify(changed)).toMatchObject({ ok: false, decisions: 'not checked' });
    expect(verify([first, third, last]).chain?.seq).toBe(2);
    expect(verify([first, third, second, last]).chain?.seq).toBe(2);
    expect(verify([second, third, last]).chain?.seq).toBe(1);
    expect(verify(changed, { seed: undefined, salt: undefined })).toMatchObject({
      ok: false,
      chain: { seq: 2 },
    });
    expect(findBreak([third, last], second)).toBe(null);
    expect(findBreak([last], second)).toBe(3);
    expect(findBreak([{ ...last, hash: 'f'.repeat(64) }], third)).toBe(4);
    expect(findBreak([{ ...last, seq: 5 }], third)).toBe(4);
    expect(findBreak([last], third)).toBe(null);
  });

  it('shows a seed that is not the one committed to', () => {
    const other = { seed: 'another', commitment: commitTo(SEED, SALT) };
    expect(verify(entries, other)).toMatchObject({ ok: false, commitment: 'broken' });
    expect(verify(entries, { salt: 'b3'.repeat(32) })).toMatchObject({
      ok: false,
      commitment: 'broken',
      decisions: null,
    });
  });

  it('shows a deal that the seed does not give, however well it is chained', () => {
    const forged = forge((entry) =>
      entry.event.type === 'opened'
        ? {
            event: {
              ...entry.event,
              hands: { ana: { red: 3 }, ben: { blue: 3 } },
            } as Entry['event'],
          }
        : {},
    );
    expect(verify(forged)).toMatchObject({
      ok: false,
      chain: null,
      commitment: 'kept',
      decisions: { seq: 1, message: 'the rules give something else here' },
    });
  });

  it('shows a command that would have been refused', () => {
    const forged = forge((entry) => (entry.seq === 3 ? { by: 'ana' } : {}));
    expect(verify(forged).decisions).toEqual({
      seq: 3,
      message: `it is refused: not-yours: ${marbles.words.refusals['not-yours']}`,
    });
    expect(verify(forge((entry) => (entry.seq === 1 ? { command: {} } : {}))).decisions).toEqual({
      seq: 1,
      message: 'it is refused: malformed: The field seats is wrong: it is missing.',
    });
  });

  it('shows a command from which nothing follows, instead of asking for ever', () => {
    const idle: AnyGame = {
      ...marbles,
      decide: (state, command, ...rest) =>
        command.type === 'accept' ? done([]) : marbles.decide(state, command, ...rest),
    };
    expect(verifyLog({ header, entries }, idle).decisions).toEqual({
      seq: 3,
      message: 'the rules give something else here',
    });
  });

  it('shows a clock that spoke too early, or stayed silent', () => {
    const early = forge((entry) => (entry.seq === 4 ? { at: 50_000 } : {}));
    expect(verify(early).decisions).toEqual({
      seq: 4,
      message: 'the clock has nothing to say here',
    });
    const silent = forge((entry) => (entry.seq === 3 ? { at: 61_000 } : {}));
    expect(verify(silent).decisions).toEqual({
      seq: 3,
      message: 'the rules give something else here',
    });
  });

  it('shows time that goes back, and a changed id', () => {
    const back = forge((entry) => (entry.seq === 3 ? { at: 1500 } : {}));
    expect(verify(back).decisions).toMatchObject({ seq: 3 });
    const other = forge((entry) =>
      entry.seq === 2 ? { event: { ...entry.event, id: 'x' } as Entry['event'] } : {},
    );
    expect(verify(other).decisions).toMatchObject({ seq: 2 });
    expect(verify(forge((entry) => (entry.seq === 2 ? { id: 'c2' } : {}))).ok).toBe(true);
  });

  it('may end before everything is over, but not within a command', () => {
    expect(verify(entries.slice(0, 2)).ok).toBe(true);
    const twice = {
      ...marbles,
      decide: (...args: Parameters<typeof marbles.decide>) => {
        const decided = marbles.decide(...args);
        return decided.ok ? { ...decided, value: [...decided.value, ...decided.value] } : decided;
      },
    };
    const opened = must(openTable(twice, { seats: ['ana', 'ben'] }, { now: 0, seed: SEED }));
    const said = must(submit(opened.table, { type: 'say', text: 'x' }, { by: 'ana', now: 0 }));
    const all = [...opened.entries, ...said.entries];
    expect(verifyLog({ header, entries: all }, twice).ok).toBe(true);
    expect(verifyLog({ header, entries: all.slice(0, -1) }, twice).decisions).toEqual({
      seq: 3,
      message: 'the log ends in the midst of a command',
    });
  });
});
