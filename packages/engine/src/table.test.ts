import { describe, expect, it } from 'vitest';
import { follow, followOne, viewersOf } from './chair.ts';
import { chanceAt } from './chance.ts';
import { chain, EMPTY_LOG, entryText, writeEntry } from './log.ts';
import { advance, emptyTable, openTable, replay, type Step, submit, tick } from './table.ts';
import { type MarblesState, marbles } from './testing/fixtures/marbles.ts';

const SETUP = { seats: ['ana', 'ben', 'cleo'], hands: { ana: { red: 2 }, ben: { blue: 2 } } };
const PROPOSE = { type: 'propose', to: 'ben', gives: 'red', asks: 'blue' };

function must(result: { ok: true; value: Step } | { ok: false }): Step {
  if (!result.ok) throw new Error('refused');
  return result.value;
}

const open = (now = 1000) => must(openTable(marbles, SETUP, { now, seed: 's' }));

describe('a table', () => {
  it('opens with a first entry that holds the set-up', () => {
    const { table, entries, states } = open();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ seq: 1, at: 1000, by: 'host', command: SETUP });
    expect(table).toMatchObject({ seed: 's', at: 1000, head: { seq: 1, hash: entries[0]?.hash } });
    expect(states).toEqual([table.state]);
  });

  it('is refused for a wrong set-up, by the schema or by the game', () => {
    const refusal = (setup: unknown) => {
      const opened = openTable(marbles, setup, { now: 0, seed: 's' });
      return opened.ok ? null : opened.refusal;
    };
    expect(refusal(3)).toMatchObject({ code: 'malformed', data: { field: 'setup' } });
    expect(refusal({ seats: ['ana', 'clock'] })).toMatchObject({ data: { field: 'seats' } });
  });

  it('chains each entry to the one before', () => {
    const opened = open();
    const proposed = must(submit(opened.table, PROPOSE, { by: 'ana', now: 2000, id: 'c1' }));
    const [entry] = proposed.entries;
    expect(entry).toMatchObject({ seq: 2, at: 2000, by: 'ana', id: 'c1', command: PROPOSE });
    if (!entry) throw new Error('no entry');
    expect(entry.hash).toBe(chain(opened.table.head, { ...entry }).hash);
    expect(entry.hash).not.toBe(chain(EMPTY_LOG, { ...entry }).hash);
    expect(JSON.parse(entryText(entry))).not.toHaveProperty('hash');
    const odd = { ...entry, hash: 'no "hash"' };
    for (const one of [entry, odd]) expect(writeEntry(one)).toBe(JSON.stringify(one));
    for (const change of [
      { at: 1 },
      { by: 'x' },
      { id: 'x' },
      { command: 1 },
      { event: { type: 'x' } },
    ]) {
      expect(chain(opened.table.head, { ...entry, ...change }).hash).not.toBe(entry.hash);
    }
  });

  it('stays as it was when a command is refused', () => {
    const { table } = open();
    const before = JSON.stringify(table.state);
    expect(submit(table, PROPOSE, { by: 'ben', now: 2000 }).ok).toBe(false);
    expect(submit(table, 3, { by: 'ben', now: 2000 })).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', data: { field: 'command' } },
    });
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('has a time that never goes back', () => {
    const { table } = open(5000);
    const said = must(submit(table, { type: 'say', text: 'x' }, { by: 'ana', now: 3000 }));
    expect(said.entries[0]?.at).toBe(5000);
    expect(said.table.at).toBe(5000);
  });

  it('lets the clock speak once the deadline has come, at the deadline', () => {
    const { table } = open();
    expect(advance(table, 60_999)).toBe(null);
    expect(tick(table, 60_999)).toBe(null);
    const over = advance(table, 99_000);
    expect(over?.entries).toMatchObject([
      { seq: 2, at: 61_000, by: 'clock', command: { type: 'tick' }, event: { type: 'ended' } },
    ]);
    expect(advance(table, 61_000)?.entries).toHaveLength(1);
    expect(over && advance(over.table, 1e9)).toBe(null);
  });

  it('lets the clock speak at every deadline on the way', () => {
    const rounds = {
      ...marbles,
      deadline: (state: MarblesState) =>
        state.talk.length < 3 ? 1000 * (state.talk.length + 2) : null,
      decide: () => ({
        ok: true as const,
        value: [{ type: 'said' as const, from: 'clock', text: 'x' }],
      }),
    };
    const { table } = must(openTable(rounds, SETUP, { now: 0, seed: 's' }));
    const step = advance(table, 3500);
    expect(step?.entries.map(({ seq, at }) => [seq, at])).toEqual([
      [2, 2000],
      [3, 3000],
    ]);
    expect(step?.states).toHaveLength(2);
    expect(step?.states.at(-1)).toBe(step?.table.state);
    expect(advance(table, 1e6)?.entries).toHaveLength(3);
    expect(advance({ ...table, at: 2500 }, 3500)?.entries.map(({ at }) => at)).toEqual([
      2500, 3000,
    ]);
  });

  it('keeps command and id with the first of several events', () => {
    const twice = {
      ...marbles,
      decide: (...args: Parameters<typeof marbles.decide>) => {
        const decided = marbles.decide(...args);
        return decided.ok ? { ...decided, value: [...decided.value, ...decided.value] } : decided;
      },
    };
    const { table } = must(openTable(twice, SETUP, { now: 0, seed: 's' }));
    const command = { type: 'say', text: 'x' };
    const { entries } = must(submit(table, command, { by: 'ana', now: 1, id: 'c' }));
    expect(entries.map((entry) => [entry.seq, entry.id, entry.command])).toEqual([
      [2, 'c', command],
      [3, undefined, undefined],
    ]);
  });

  it('draws the chance of a deadline by its place in the log too', () => {
    const drawn: number[] = [];
    const drawing = {
      ...marbles,
      decide: (...args: Parameters<typeof marbles.decide>) => {
        drawn.push(args[3].random(1e9));
        expect(args[3].now).toBe(60_000);
        return marbles.decide(...args);
      },
    };
    const { table } = must(openTable(drawing, SETUP, { now: 0, seed: 's' }));
    advance(table, 70_000);
    expect(drawn).toEqual([chanceAt('s', 2)(1e9)]);
  });

  it('holds a clock that has nothing to say for a fault', () => {
    const silent = { ...marbles, decide: () => ({ ok: true as const, value: [] }) };
    const refusing = { ...marbles, decide: () => ({ ok: false as const, refusal: { code: 'x' } }) };
    for (const game of [silent, refusing]) {
      const { table } = must(openTable(game, SETUP, { now: 0, seed: 's' }));
      expect(() => advance(table, 1e6)).toThrow('marbles named a deadline');
    }
  });

  it('comes back from its log', () => {
    const opened = open();
    const proposed = must(submit(opened.table, PROPOSE, { by: 'ana', now: 2000 }));
    const entries = JSON.parse(JSON.stringify([...opened.entries, ...proposed.entries]));
    const again = replay(emptyTable(marbles, 's'), entries);
    expect(again.head).toEqual(proposed.table.head);
    expect(again.at).toBe(2000);
    expect(again.state).toEqual(proposed.table.state);
    expect(emptyTable(marbles, 's')).toMatchObject({ state: null, at: 0, head: EMPTY_LOG });
  });

  it('draws its chance by the place in the log', () => {
    const hands = (seed: string) => {
      const opened = must(openTable(marbles, { seats: ['a', 'b', 'c', 'd'] }, { now: 0, seed }));
      return JSON.stringify(opened.table.state);
    };
    expect(hands('one')).toBe(hands('one'));
    expect(hands('one')).not.toBe(hands('two'));
    const bounds: number[] = [];
    const drawing = {
      ...marbles,
      decide: (...[, , , { random }]: Parameters<typeof marbles.decide>) => {
        bounds.push(random(1e9));
        return { ok: false as const, refusal: { code: 'x' } };
      },
    };
    const { table } = must(openTable(drawing, SETUP, { now: 0, seed: 's' }));
    submit(table, { type: 'end' }, { by: 'host', now: 0 });
    submit(table, { type: 'end' }, { by: 'host', now: 5 });
    submit({ ...table, head: { ...table.head, seq: 2 } }, { type: 'end' }, { by: 'host', now: 5 });
    expect(bounds[0]).toBe(chanceAt('s', 2)(1e9));
    expect(bounds[0]).toBe(bounds[1]);
    expect(bounds[2]).not.toBe(bounds[0]);
  });
});

describe('a chair', () => {
  const opened = open();
  const proposed = must(submit(opened.table, PROPOSE, { by: 'ana', now: 2000 }));
  const first = follow(new Map(), opened, null);
  const second = follow(first.chairs, proposed, opened.table.state);

  it('belongs to each seat, the host and the spectators', () => {
    expect(viewersOf(marbles, opened.table.state)).toEqual([
      'ana',
      'ben',
      'cleo',
      'host',
      'spectator',
    ]);
    expect([...first.chairs.keys()]).toEqual(['ana', 'ben', 'cleo', 'host', 'spectator']);
    expect(first.changes).toHaveLength(5);
  });

  it('counts the changes of its own view and nothing else', () => {
    expect(second.changes.map(({ viewer }) => viewer)).toEqual(['ana', 'ben']);
    expect(second.chairs.get('ana')?.seq).toBe(2);
    expect(second.chairs.get('cleo')).toBe(first.chairs.get('cleo'));
    expect(first.chairs.get('ana')?.seq).toBe(1);
  });

  it('gets the log lines that go with the changes, redacted', () => {
    const ana = first.changes.find(({ viewer }) => viewer === 'ana');
    expect(ana).toMatchObject({
      before: undefined,
      after: { seq: 1 },
      entries: [{ seq: 1, at: 1000, event: { type: 'opened', hands: { ana: { red: 2 } } } }],
    });
    expect(JSON.stringify(ana?.entries)).not.toContain('blue');
    expect(second.changes[0]).toMatchObject({
      before: { seq: 1 },
      after: { seq: 2 },
      entries: [{ seq: 2, at: 2000, event: { type: 'proposed' } }],
    });
  });

  it('gets one line for each event that shows, and none for those that do not', () => {
    const accepted = must(
      submit(proposed.table, { type: 'accept', offer: 'ana-ben-1' }, { by: 'ben', now: 3 }),
    );
    const both: Step = {
      table: accepted.table,
      entries: [...proposed.entries, ...accepted.entries],
      states: [...proposed.states, ...accepted.states],
    };
    const { chairs, changes } = follow(first.chairs, both, opened.table.state);
    expect(chairs.get('ana')?.seq).toBe(3);
    expect(chairs.get('cleo')?.seq).toBe(2);
    const cleo = changes.find(({ viewer }) => viewer === 'cleo');
    expect(cleo?.entries).toEqual([
      { seq: 2, at: 2000, event: { type: 'swapped', between: ['ana', 'ben'] } },
    ]);
  });

  it('can be followed alone', () => {
    const chair = first.chairs.get('cleo');
    expect(followOne({ viewer: 'cleo', chair }, proposed, opened.table.state)).toBe(null);
    const ana = followOne(
      { viewer: 'ana', chair: first.chairs.get('ana') },
      proposed,
      opened.table.state,
    );
    expect(ana).toEqual(second.changes[0]);
    expect(followOne({ viewer: 'ana', chair: undefined }, opened, null)).toEqual(first.changes[0]);
  });
});
