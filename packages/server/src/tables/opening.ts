import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  callSeat,
  commitTo,
  done,
  foldName,
  follow,
  malformed,
  openTable,
  type Refused,
  type Result,
  type Step,
  seedIn,
} from '@haggle/engine';
import { lockFor, makeKey, makeTableId } from '../keys.ts';
import type { Append, NewTable } from '../stores/store.ts';
import { seqsOf } from './commit.ts';
import { makeRoom } from './loading.ts';
import { keepLines, keepView, makeMemory } from './memory.ts';
import type { Room } from './room.ts';

export type Wish = {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly name?: string;
  /** How people write the names of seats. */
  readonly names?: Readonly<Record<string, string>>;
  /** Seats that the server plays. */
  readonly bots: readonly string[];
};

/** A table that has been decided on but not stored yet. */
export type Opening = {
  readonly table: NewTable;
  readonly append: Append;
  readonly room: Room;
  readonly keys: ReadonlyMap<string, string>;
  readonly commitment: string;
};

/** Opens a table: draws its id, keys and seed, and asks the game. Refused as the game says, and for wrong names and bots. */
export function prepareOpening(wish: Wish, now: number): Result<Opening> {
  const { game, setup } = wish;
  // A set-up may fix its shuffles by a seed of its own; the table is then committed to that one.
  const seed = seedIn(setup) ?? randomBytes(32).toString('hex');
  const opened = openTable(game, setup, { now, seed });
  if (!opened.ok) return opened;
  const seats = game.seatsOf(opened.value.table.state);
  const refused = checkNames(wish, seats) ?? checkBots(wish, seats);
  if (refused) return refused;
  const salt = randomBytes(32).toString('hex');
  return done(prepareRoom(describe(wish, { seed, salt, now }), game, opened.value));
}

/** Two seats of one name could not be told apart. */
function checkNames({ game, names = {} }: Wish, seats: readonly string[]): Refused | null {
  if (Object.keys(names).length === 0) return null;
  const stranger = Object.keys(names).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return malformed(`names.${stranger}`, 'no seat of this table');
  const called = seats.map((seat) => foldName(names[seat] ?? callSeat(seat, game.words)));
  return new Set(called).size < called.length ? malformed('names', 'the same name twice') : null;
}

function checkBots({ bots }: Wish, seats: readonly string[]): Refused | null {
  const stranger = bots.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return malformed('bots', `${stranger} is no seat of this table`);
  return new Set(bots).size < bots.length ? malformed('bots', 'the same seat twice') : null;
}

type Described = Omit<NewTable, 'locks'>;

/** What is stored of a table that has just opened, its keys, and the room that it makes in memory. */
function prepareRoom(described: Described, game: AnyGame, step: Step): Opening {
  const { seed, salt, created } = described;
  const { table, entries } = step;
  const { chairs, changes } = follow(new Map(), step, null);
  const moment = { table, chairs };
  const keys = new Map([...chairs.keys()].map((chair) => [chair, makeKey()]));
  const locks = [...keys].map(([chair, key]) => lockFor(chair, key));
  const seqs = seqsOf(moment);
  const deadline = game.deadline(table.state);
  const append = { table: described.id, after: 0, entries, answers: [], chairs: seqs, deadline };
  const record = { ...described, closed: null, head: table.head.seq, chairs: seqs, deadline: null };
  const memory = makeMemory([]);
  for (const change of changes) {
    keepView(memory, change.viewer, change.after);
    keepLines(memory, change);
  }
  const room = makeRoom({ record, locks, memory, snapshotAt: 0, moment });
  room.usedAt = created;
  const commitment = commitTo(seed, salt);
  return { table: { ...described, locks }, append, room, keys, commitment };
}

function describe(
  { game, name, names = {}, bots }: Wish,
  { seed, salt, now }: { readonly seed: string; readonly salt: string; readonly now: number },
): Described {
  const id = makeTableId();
  return { id, game: game.id, name: name ?? null, names, seed, salt, bots, created: now };
}
