import { type Expansion, type Faction, factions } from '../../../data/factions.ts';
import type { GalaxyMap } from '../../../neighbors/map.ts';
import { findSystem } from '../../../neighbors/systems.ts';

/** A seat of the lobby: a key that stays while the name is being written, and the id it comes to. */
export type LobbySeat = { readonly key: string; readonly id: string };

/** What the form holds of a seat; what is not there was not touched. */
export type Own = {
  readonly faction?: string;
  readonly commodities?: number;
  readonly tradeGoods?: number;
  readonly presence?: readonly string[];
};
export type Owns = Readonly<Record<string, Own>>;

/** The names that the lobby suggests, in the order of the factions that come with them. */
export const NAMES = ['Arborec', 'Letnev', 'Hacan', 'Mentak', 'Sol', 'Jol-Nar', 'Xxcha', 'Naalu'];
const USUAL = ['arborec', 'letnev', 'hacan', 'mentak', 'sol', 'jolnar', 'xxcha', 'naalu'];

/** The home systems by faction; behind a gate for those whose home lies beside the map. */
const HOMES: Readonly<Record<string, string>> = {
  sol: '1',
  mentak: '2',
  yin: '3',
  muaat: '4',
  arborec: '5',
  l1z1x: '6',
  winnu: '7',
  nekro: '8',
  naalu: '9',
  letnev: '10',
  saar: '11',
  jolnar: '12',
  norr: '13',
  xxcha: '14',
  yssaril: '15',
  hacan: '16',
  creuss: '51',
  mahact: '52',
  nomad: '53',
  vuilraith: '54',
  titans: '55',
  empyrean: '56',
  'naaz-rokha': '57',
  argent: '58',
  bastion: '92',
  ralnel: '93',
  crimson: '118',
  deepwrought: '95',
  firmament: '96a',
  obsidian: '96b',
};
const GATES: Readonly<Record<string, string>> = { creuss: '17', crimson: '94' };

/** The factions that can be chosen with these expansions. */
export function playable(expansions: readonly Expansion[]): readonly Faction[] {
  return factions.filter(({ expansion }) => expansions.includes(expansion));
}

/** Gives the seat `key` a faction; whoever has it so far takes that seat's in exchange. */
export function takeFaction(
  owns: Owns,
  factions: Readonly<Record<string, string>>,
  { key, faction }: { readonly key: string; readonly faction: string },
): Owns {
  const holder = Object.keys(factions).find((other) => factions[other] === faction);
  const given = (seat: string, what: string | undefined): Owns =>
    what === undefined ? {} : { [seat]: { ...owns[seat], faction: what } };
  return {
    ...owns,
    ...(holder !== undefined && holder !== key && given(holder, factions[key])),
    ...given(key, faction),
  };
}

/**
 * The faction of each seat by its key: the one that was chosen, else the one that the seat is called
 * after or that comes with its place; nobody gets one that is taken.
 */
export function dealFactions(
  seats: readonly LobbySeat[],
  owns: Owns,
  expansions: readonly Expansion[],
): Readonly<Record<string, string>> {
  const open = playable(expansions).map(({ id }) => id);
  const dealt: Record<string, string> = {};
  const taken = () => Object.values(dealt);
  for (const { key } of seats) {
    const chosen = owns[key]?.faction;
    if (chosen !== undefined && open.includes(chosen)) dealt[key] = chosen;
  }
  for (const { key, id } of seats) {
    if (dealt[key] !== undefined) continue;
    const called = id.replaceAll('-', '');
    const wishes = [
      ...open.filter((faction) => faction.replaceAll('-', '') === called),
      USUAL[Number(key)] ?? '',
      ...USUAL,
      ...open,
    ];
    const faction = wishes.find((wish) => open.includes(wish) && !taken().includes(wish));
    dealt[key] = faction ?? open[0] ?? '';
  }
  return dealt;
}

/**
 * Where each seat is, by its key: what was told, else its faction’s home where the map has it, else the
 * home systems that are not known, in the order of the map string.
 */
export function dealPresence(
  seats: readonly LobbySeat[],
  owns: Owns,
  dealt: Readonly<Record<string, string>>,
  map: GalaxyMap,
): Readonly<Record<string, readonly string[]>> {
  const blanks = map.systems.filter(({ tile }) => tile === '0').map(({ id }) => id);
  const presence: Record<string, readonly string[]> = {};
  for (const { key } of seats) {
    const faction = dealt[key] ?? '';
    const home = homeIn(map, faction);
    // Also of one who was told elsewhere: else the others would move when it is.
    const usual = home === undefined ? blanks.splice(0, 1) : [home];
    presence[key] = owns[key]?.presence ?? usual;
  }
  return presence;
}

/** The tile of a faction on the map: its home, or the gate to a home that lies beside it. */
export function tileOf(faction: string): string | undefined {
  return GATES[faction] ?? HOMES[faction];
}

function homeIn(map: GalaxyMap, faction: string): string | undefined {
  const home = HOMES[faction];
  if (home === undefined) return undefined;
  const gate = tileOf(faction);
  const isThere = map.systems.some(({ tile }) => tile === gate);
  return isThere ? (findSystem(map, home) ?? undefined) : undefined;
}

/** Each seat with those on either side of it. */
export function ringOf(seats: readonly LobbySeat[]): readonly (readonly [string, string])[] {
  if (seats.length < 3) return [];
  return seats.map(({ key }, at) => [key, seats[(at + 1) % seats.length]?.key ?? key] as const);
}
