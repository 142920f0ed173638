import type { Opening } from '../api.ts';

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

const NAMES = [
  'Crete',
  'Egypt',
  'Thrace',
  'Babylon',
  'Assyria',
  'Iberia',
  'Illyria',
  'Africa',
  'Asia',
  'Minoa',
  'Saba',
  'Rome',
  'Carthage',
  'Hellas',
  'Hatti',
  'Nubia',
  'Persia',
  'Maurya',
] as const;

const RESERVED: ReadonlySet<string> = new Set([
  'host',
  'spectator',
  'clock',
  'constructor',
  'prototype',
  '__proto__',
  'tostring',
  'valueof',
]);

/** A name that is not among those given yet. */
export function suggestName(seats: readonly SeatDraft[], names: readonly string[] = NAMES): string {
  const taken = new Set(seats.map(({ name }) => idOf(name)));
  return names.find((name) => !taken.has(idOf(name))) ?? `Seat ${seats.length + 1}`;
}

/** So many seats with names, the first for a person. */
export function suggestSeats(
  count: number,
  names: readonly string[] = NAMES,
): readonly SeatDraft[] {
  return Array.from({ length: count }).reduce<readonly SeatDraft[]>(
    (seats) => [...seats, { id: seats.length, name: suggestName(seats, names), bot: false }],
    [],
  );
}

/** A name as the id of a seat: `New Carthage` is new-carthage. */
export function idOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
    .replace(/-+$/, '');
}

/** What is wrong with the names of the seats, if anything. */
export function findNameFault(
  seats: readonly SeatDraft[],
): { readonly type: 'names' } | { readonly type: 'reserved'; readonly name: string } | null {
  const ids = seats.map(({ name }) => idOf(name));
  const reserved = seats.find(({ name }) => RESERVED.has(idOf(name)));
  if (reserved) return { type: 'reserved', name: reserved.name };
  return ids.includes('') || new Set(ids).size < ids.length ? { type: 'names' } : null;
}

/** What is sent to open the table. Settings of seats that were taken away again are left out. */
export function makeOpening({ game, name, seats, setup, bots }: TableDraft): Opening {
  const ids = seats.map((seat) => idOf(seat.name));
  return {
    game,
    setup: { seats: ids, ...setup },
    ...(name.trim() !== '' && { name: name.trim() }),
    bots: bots ?? seats.filter(({ bot }) => bot).map((seat) => idOf(seat.name)),
  };
}
