import { malformed } from '@haggle/engine';
import type { Refused } from '../desk.ts';
import { kindOf } from '../map/graph.ts';
import { countSlotted } from '../map/moves.ts';
import { isDistantArea, nodeOf, zoneOf } from '../map/places.ts';
import type { BoardSetup, RealmSetup } from '../setup.ts';
import { type Link, MOST_MERCHANTS, type Position, type Realm, SUPPLY } from '../state.ts';

/** What the board of a set-up says of the position; what is not given is empty. */
export type Board = Pick<
  Position,
  'seats' | 'occupied' | 'dnpr' | 'expanded' | 'pirates' | 'hostile' | 'links' | 'cuts'
>;

/** Each kind of power at the start where nothing else is said. */
const POWER = 5;

/** A board as it is given, for the realms of the table. */
export function makeBoard(ids: readonly string[], given: BoardSetup): Board {
  const { realms = {}, occupied = {}, dnpr = [], expanded = [], links = [], cuts = [] } = given;
  return {
    seats: Object.fromEntries(ids.map((id) => [id, makeRealm(realms[id] ?? {})])),
    occupied: definedOf(occupied),
    dnpr: [...new Set(dnpr)],
    expanded: [...new Set(expanded)],
    pirates: withoutZeros(definedOf(given.pirates ?? {})),
    hostile: withoutTwins(definedOf(given.hostile ?? {})),
    links,
    cuts,
  };
}

function definedOf<T>(
  record: Readonly<Record<string, T | undefined>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function withoutTwins(
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...new Set(list)]]));
}

function withoutZeros(bag: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(bag).filter(([, n]) => n > 0));
}

function makeRealm(given: RealmSetup): Realm {
  const { towns, merchants = [], lightShips = [] } = given;
  return {
    capital: given.capital ?? null,
    ducats: given.ducats ?? 0,
    administrativePower: given.administrativePower ?? POWER,
    diplomaticPower: given.diplomaticPower ?? POWER,
    interest: given.interest ?? 0,
    prestige: given.prestige ?? 0,
    towns: { small: towns?.small ?? [], large: towns?.large ?? [] },
    vassals: given.vassals ?? [],
    influence: given.influence ?? [],
    merchants: merchants.map(({ node, laid = false }) => ({ node, laid })),
    lightShips: lightShips.map(({ zone, slot, in: place }) =>
      place === undefined
        ? { zone, slot: slot ?? zoneOf(zone)?.slots !== 0 }
        : { zone, slot: false, in: place },
    ),
    claims: given.claims ?? [],
  };
}

/** What is wrong with a board: realms that do not sit here, pieces that cannot lie so. */
export function checkBoard(ids: readonly string[], given: BoardSetup): Refused | null {
  const board = makeBoard(ids, given);
  return (
    checkRealms(ids, given) ??
    checkTowns(board) ??
    checkPieces(board, given) ??
    checkSlots(board) ??
    checkLinks('links', board.links) ??
    checkLinks('cuts', board.cuts)
  );
}

function checkRealms(
  ids: readonly string[],
  { realms = {}, hostile = {} }: BoardSetup,
): Refused | null {
  const stranger = (record: object) => Object.keys(record).find((id) => !ids.includes(id));
  const realm = stranger(realms);
  if (realm !== undefined) return malformed(`board.realms.${realm}`, 'no realm of this table');
  const wary = stranger(hostile);
  return wary === undefined ? null : malformed(`board.hostile.${wary}`, 'no realm of this table');
}

/** One town in a Province, and nobody occupies a Province of his own. */
function checkTowns({ seats, occupied }: Board): Refused | null {
  const seen = new Set<string>();
  for (const [id, { towns, vassals }] of Object.entries(seats)) {
    for (const province of [...towns.small, ...towns.large]) {
      if (seen.has(province)) return malformed(`board.realms.${id}.towns`, `${province} twice`);
      seen.add(province);
    }
    const own = [...towns.small, ...towns.large, ...vassals];
    const occupier = own.find((province) => occupied[province] === id);
    if (occupier !== undefined) {
      return malformed(`board.occupied.${occupier}`, 'nobody occupies a Province of his own');
    }
  }
  return null;
}

function checkPieces({ seats, pirates }: Board, { realms = {} }: BoardSetup): Refused | null {
  for (const [id, { merchants, influence }] of Object.entries(seats)) {
    const field = `board.realms.${id}`;
    const nodes = merchants.map(({ node }) => node).filter((node) => node !== SUPPLY);
    if (merchants.length > MOST_MERCHANTS) return malformed(`${field}.merchants`, 'too many');
    if (new Set(nodes).size < nodes.length) {
      return malformed(`${field}.merchants`, 'two in one Trade Node');
    }
    if (influence.some(isDistantArea)) {
      return malformed(`${field}.influence`, 'no Area of the main map');
    }
    const isTorn = ({ slot, in: place }: { slot?: boolean | undefined; in?: string | undefined }) =>
      slot === true && place !== undefined;
    if (realms[id]?.lightShips?.some(isTorn)) {
      return malformed(`${field}.lightShips`, 'only ships at sea have slots');
    }
  }
  const dry = Object.keys(pirates).find((node) => nodeOf(node)?.kind !== 'maritime');
  return dry === undefined ? null : malformed(`board.pirates.${dry}`, 'no maritime Trade Node');
}

function checkSlots({ seats }: Board): Refused | null {
  for (const [id, { lightShips }] of Object.entries(seats)) {
    const full = lightShips.find(
      ({ zone, slot }) => slot && countSlotted({ seats }, zone) > (zoneOf(zone)?.slots ?? 0),
    );
    if (full) {
      return malformed(`board.realms.${id}.lightShips`, `more ships than slots in ${full.zone}`);
    }
  }
  return null;
}

function checkLinks(field: 'links' | 'cuts', links: readonly Link[]): Refused | null {
  const at = links.findIndex((link) => kindOf(link) === null);
  return at < 0 ? null : malformed(`board.${field}.${at}`, 'no two places that can be adjacent');
}
