import { chanceAt } from './chance.ts';
import type { Actor, AnyGame, Tick } from './game.ts';
import { chain, EMPTY_LOG, type Entry, type Head } from './log.ts';
import { parseWith } from './parse.ts';
import { done, type Result } from './refusal.ts';

/** One sitting of one game, as a value: what its log has made of it so far. */
export type Table = {
  readonly game: AnyGame;
  /** Drives all chance; secret until the table closes. */
  readonly seed: string;
  readonly state: unknown;
  readonly head: Head;
  /** The instant of the last entry; a table's time never goes back. */
  readonly at: number;
};

/** What a command or a tick did: the table after it, and per entry the state that it led to. */
export type Step = {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly states: readonly unknown[];
};

type Cause = {
  readonly by: Actor;
  readonly at: number;
  readonly id?: string;
  readonly command?: unknown;
};

const TICK: Tick = { type: 'tick' };

/** Opens a table from an unparsed set-up. Refused as the game says, `malformed` with the field's name. */
export function openTable(
  game: AnyGame,
  setup: unknown,
  { now, seed }: { readonly now: number; readonly seed: string },
): Result<Step> {
  const parsed = parseWith(game.setup, setup, 'setup');
  if (!parsed.ok) return parsed;
  const opened = game.open(parsed.value, { now, random: chanceAt(seed, 1) });
  if (!opened.ok) return opened;
  const empty: Table = { game, seed, state: null, head: EMPTY_LOG, at: now };
  return done(append(empty, opened.value, { by: 'host', at: now, command: setup }));
}

/**
 * Decides one unparsed command. The caller lets the clock speak first (`advance`), so that a command
 * at the deadline itself comes too late.
 */
export function submit(
  table: Table,
  input: unknown,
  { by, now, id }: { readonly by: Actor; readonly now: number; readonly id?: string },
): Result<Step> {
  const parsed = parseWith(table.game.command, input);
  if (!parsed.ok) return parsed;
  const at = Math.max(now, table.at);
  const decided = table.game.decide(table.state, parsed.value, by, {
    now: at,
    random: chanceAt(table.seed, table.head.seq + 1),
  });
  if (!decided.ok) return decided;
  return done(append(table, decided.value, { by, at, id, command: input }));
}

/** Lets the clock speak for every deadline that has come by `now`; null when none has. */
export function advance(table: Table, now: number): Step | null {
  const first = tick(table, now);
  if (!first) return null;
  const rest = advance(first.table, now);
  if (!rest) return first;
  return {
    table: rest.table,
    entries: [...first.entries, ...rest.entries],
    states: [...first.states, ...rest.states],
  };
}

/** Lets the clock speak for the first deadline that has come by `now`; null when none has. */
export function tick(table: Table, now: number): Step | null {
  const { game, state, seed, head } = table;
  const deadline = game.deadline(state);
  if (deadline === null || deadline > now) return null;
  const at = Math.max(deadline, table.at);
  const decided = game.decide(state, TICK, 'clock', {
    now: at,
    random: chanceAt(seed, head.seq + 1),
  });
  if (!decided.ok || decided.value.length === 0) {
    throw new Error(`${game.id} named a deadline at which its clock has nothing to say`);
  }
  return append(table, decided.value, { by: 'clock', at, command: TICK });
}

/** Folds stored entries into a table again: no rule is asked, only `evolve`. */
export function replay(table: Table, entries: Iterable<Entry>): Table {
  let { state, head, at } = table;
  for (const entry of entries) {
    state = table.game.evolve(state, entry.event);
    head = { seq: entry.seq, hash: entry.hash };
    at = entry.at;
  }
  return { ...table, state, head, at };
}

/** A table of which nothing has happened yet, for `replay` to fill. */
export function emptyTable(game: AnyGame, seed: string): Table {
  return { game, seed, state: null, head: EMPTY_LOG, at: 0 };
}

function append(table: Table, events: readonly { readonly type: string }[], cause: Cause): Step {
  const entries: Entry[] = [];
  const states: unknown[] = [];
  const { game, seed } = table;
  let { state, head } = table;
  for (const event of events) {
    const first = entries.length === 0;
    const entry = chain(head, {
      at: cause.at,
      by: cause.by,
      id: first ? cause.id : undefined,
      command: first ? cause.command : undefined,
      event,
    });
    state = game.evolve(state, event);
    head = { seq: entry.seq, hash: entry.hash };
    entries.push(entry);
    states.push(state);
  }
  return { table: { game, seed, state, head, at: cause.at }, entries, states };
}
