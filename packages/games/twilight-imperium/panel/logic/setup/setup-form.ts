import { EXPANSIONS, type Expansion } from '../../../data/factions.ts';
import { type GalaxyMap, parseMap } from '../../../neighbors/map.ts';
import { dealFactions, dealPresence, type LobbySeat, type Owns, ringOf } from './setup-draft.ts';

type Pairs = readonly (readonly [string, string])[];

/** How the table begins: with a seat’s turn (by its key), or in another phase. */
export type Start =
  | { readonly phase: 'action'; readonly key: string | null }
  | { readonly phase: 'strategy' | 'agenda' };

/** All that the lobby’s form of this game holds. */
export type Form = {
  readonly owns: Owns;
  readonly expansions: readonly Expansion[];
  readonly byMap: boolean;
  /** The map string as it is being written. */
  readonly text: string;
  /** Neighbors by the keys of their seats; null as long as nobody touched them. */
  readonly pairs: Pairs | null;
  readonly start: Start;
  readonly options: Readonly<Record<string, string>>;
};

export const EMPTY_FORM: Form = {
  owns: {},
  expansions: EXPANSIONS,
  byMap: false,
  text: '',
  pairs: null,
  start: { phase: 'action', key: null },
  options: { turns: 'seats' },
};

/** What follows from a form for these seats, by their keys. */
export type Reading = {
  readonly factions: Readonly<Record<string, string>>;
  readonly map: GalaxyMap | null;
  /** What is wrong with the map string, or null. */
  readonly problem: string | null;
  readonly presence: Readonly<Record<string, readonly string[]>>;
  readonly pairs: Pairs;
};

/** How many the base game has pieces for. */
const SEATS_OF_BASE = 6;

/** Whether more people sit down than these boxes have pieces for: the table is theirs, and opens all the same. */
export function isCrowded(
  { expansions }: Pick<Form, 'expansions'>,
  seats: readonly LobbySeat[],
): boolean {
  return seats.length > SEATS_OF_BASE && !expansions.includes('prophecy-of-kings');
}

/** Reads a form: who plays what, the map, and who is where or whose neighbor. */
export function readForm(
  { owns, expansions, text, pairs }: Form,
  seats: readonly LobbySeat[],
): Reading {
  const factions = dealFactions(seats, owns, expansions);
  const parsed = text.trim() === '' ? null : parseMap(text);
  const map = typeof parsed === 'string' ? null : parsed;
  const isSeat = (key: string) => seats.some((seat) => seat.key === key);
  return {
    factions,
    map,
    problem: typeof parsed === 'string' ? parsed : null,
    presence: map === null ? {} : dealPresence(seats, owns, factions, map),
    pairs: (pairs ?? ringOf(seats)).filter((pair) => pair.every(isSeat)),
  };
}

/** The seats that are in no system of the map, in the order of the table: nobody is their neighbor. */
export function findNowhere(
  { map, presence }: Reading,
  seats: readonly LobbySeat[],
): readonly string[] {
  if (map === null) return [];
  return seats.filter(({ key }) => (presence[key] ?? []).length === 0).map(({ id }) => id);
}

/** The set-up that a form makes. A map that cannot be read, or is not there, is sent as it is, to be refused. */
export function setupOf(form: Form, seats: readonly LobbySeat[]) {
  const { factions, presence, pairs } = readForm(form, seats);
  const { owns, byMap, text, start, expansions, options } = form;
  const idOf = (key: string) => seats.find((seat) => seat.key === key)?.id ?? key;
  const active = start.phase === 'action' ? (start.key ?? seats[0]?.key) : undefined;
  const each = <T>(make: (key: string) => T) =>
    Object.fromEntries(seats.map(({ key, id }) => [id, make(key)]));
  const board = byMap
    ? { map: { string: text, presence: each((key) => presence[key] ?? []) } }
    : { neighbors: pairs.map((pair) => pair.map(idOf)) };
  return {
    seats: each((key) => {
      const { commodities = 0, tradeGoods = 0 } = owns[key] ?? {};
      return { faction: factions[key], commodities, tradeGoods };
    }),
    ...board,
    phase: start.phase,
    ...(active !== undefined && { active: idOf(active) }),
    expansions,
    options,
  };
}
