import { foldName, isReserved, seatName } from '@haggle/engine';
import type { Opening } from '../api.ts';
import { latinOf } from './latin.ts';

/** A seat as it is being named in the lobby. */
export type SeatDraft = { readonly id: number; readonly name: string; readonly bot: boolean };

/** A table as it is being set up. */
export type TableDraft = {
  readonly game: string;
  readonly name: string;
  readonly seats: readonly SeatDraft[];
  /** What the game's own form says: everything of the set-up but the seats. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** The bots among the seats that the set-up itself names; absent where the seats are named here. */
  readonly bots?: readonly string[] | undefined;
};

/** What seats are called where the game suggests no name, or no more. */
const NUMBERED = /^Seat \d+$/;

/** A name that is not among those given yet. */
export function suggestName(seats: readonly SeatDraft[], names: readonly string[] = []): string {
  const taken = new Set(seats.map(({ name }) => idOf(name)));
  const free = names.find((name) => !taken.has(idOf(name)));
  if (free !== undefined) return free;
  let place = seats.length + 1;
  while (taken.has(`seat-${place}`)) place += 1;
  return `Seat ${place}`;
}

/** So many seats with names, the first for a person. */
export function suggestSeats(count: number, names: readonly string[] = []): readonly SeatDraft[] {
  return Array.from({ length: count }).reduce<readonly SeatDraft[]>(
    (seats) => [...seats, { id: seats.length, name: suggestName(seats, names), bot: false }],
    [],
  );
}

/** How many seats a game's table may have and usually has, and what they may be called. */
export type SeatPlan = {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
  readonly names?: readonly string[] | undefined;
};

/**
 * The seats with which a game's form begins. Names that somebody has written for the game before stay in
 * their places; those that were merely suggested there give way to this game's own.
 */
export function beginSeats(
  plan: SeatPlan,
  before?: { readonly seats: readonly SeatDraft[]; readonly plan: SeatPlan },
): readonly SeatDraft[] {
  const { min, max, usual, names } = plan;
  const suggested = new Set(before?.plan.names);
  const isWritten = ({ name }: SeatDraft) =>
    name.trim() !== '' && !suggested.has(name) && !NUMBERED.test(name);
  const seated = before?.seats ?? [];
  const isAny = seated.some(isWritten);
  const count = Math.min(max, Math.max(min, isAny ? seated.length : usual));
  if (!isAny) return suggestSeats(count, names);
  const seats = seated.slice(0, count).map((seat, id) => ({ ...seat, id }));
  return Array.from({ length: count }, (_, id) => id).reduce<readonly SeatDraft[]>((filled, id) => {
    const seat = filled[id];
    if (seat && isWritten(seat)) return filled;
    const others = filled.filter((other) => other !== seat);
    return filled.toSpliced(id, 1, {
      id,
      name: suggestName(others, names),
      bot: seat?.bot ?? false,
    });
  }, seats);
}

/** The longest id that a seat can have. */
export const LONGEST_NAME = 32;

/** A name as the id of a seat: `New Carthage` is new-carthage; empty where nothing of it can be in one. */
export function idOf(name: string): string {
  return latinOf(name)
    .replaceAll('&', 'and')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_NAME)
    .replace(/-+$/, '');
}

/**
 * The ids of seats in order; a name that can be in none, or that is not there yet, has its place in it. Names that
 * differ in their marks alone, such as Zoë and Zoé, have a number; those of one name have one id.
 */
export function idsOf(seats: readonly SeatDraft[]): readonly string[] {
  const wanted = seats.map(({ name }) => idOf(name));
  const taken = new Set(wanted);
  const called = new Map<string, string>();
  return wanted.map((id, at) => {
    if (id === '') return takeFree(taken, 'seat', at + 1);
    const name = foldName(tidy(seats[at]?.name ?? ''));
    const isTaken = [...called.values()].includes(id);
    const given = called.get(name) ?? (isTaken ? takeFree(taken, id, 2) : id);
    called.set(name, given);
    return given;
  });
}

/** The first id of this stem with a number that nobody has; it is taken then. */
function takeFree(taken: Set<string>, stem: string, from: number): string {
  for (let place = from; ; place++) {
    const id = `${stem.slice(0, LONGEST_NAME - `-${place}`.length)}-${place}`;
    if (!taken.has(id)) {
      taken.add(id);
      return id;
    }
  }
}

/**
 * By seat, the names that its id does not say: those in other scripts, with marks, or with capitals of their own, such
 * as van der Berg. Whoever writes no capitals at all is given them.
 */
export function namesOf(seats: readonly SeatDraft[]): Readonly<Record<string, string>> {
  const ids = idsOf(seats);
  const named = seats.flatMap(({ name }, at) => {
    const [id, typed] = [ids[at] ?? '', tidy(name)];
    const isSaid = typed === seatName(id) || typed === seatName(id).toLowerCase();
    return typed === '' || isSaid ? [] : [[id, typed] as const];
  });
  return Object.fromEntries(named);
}

function tidy(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** What is wrong with the names of the seats, and of which seats. */
export type NameFault = {
  readonly type: 'missing' | 'same' | 'reserved';
  readonly name: string;
  readonly seats: readonly number[];
};

/** What is wrong with the names of the seats, if anything. */
export function findNameFault(seats: readonly SeatDraft[]): NameFault | null {
  const ids = idsOf(seats);
  const faultOf = (type: NameFault['type'], isWrong: (seat: SeatDraft, id: string) => boolean) => {
    const wrong = seats.filter((seat, at) => isWrong(seat, ids[at] ?? ''));
    const [first] = wrong;
    return first && { type, name: first.name, seats: wrong.map(({ id }) => id) };
  };
  const folded = seats.map(({ name }) => foldName(tidy(name)));
  const isTwice = (name: string) => folded.indexOf(name) !== folded.lastIndexOf(name);
  return (
    faultOf('missing', ({ name }) => name.trim() === '') ??
    faultOf('reserved', (_, id) => isReserved(id)) ??
    faultOf('same', ({ name }) => isTwice(foldName(tidy(name)))) ??
    null
  );
}

/** What is sent to open the table. Settings of seats that were taken away again are left out. */
export function makeOpening({ game, name, seats, setup, bots }: TableDraft): Opening {
  const ids = idsOf(seats);
  // Where the set-up itself names the seats, they have names of the game's own.
  const names = bots === undefined ? namesOf(seats) : {};
  return {
    game,
    setup: { seats: ids, ...setup },
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(Object.keys(names).length > 0 && { names }),
    bots: bots ?? ids.filter((_, at) => seats[at]?.bot),
  };
}
