import { CENTRES, hyperlanes, MECATOL_REX, tiles } from '../data/tiles.ts';

/** A place of the map: axial coordinates, the centre at 0,0, r growing to the south. */
export type Place = { readonly q: number; readonly r: number };

/** A system of the galaxy: its id (tile number, `#2` for a second one), and where it lies. */
export type System = Place & {
  readonly id: string;
  readonly tile: string;
  readonly name: string;
  readonly wormholes: readonly string[];
};

/** A hyperlane tile: the pairs of edges that its lanes join, already rotated. */
export type Hyperlane = Place & {
  readonly tile: string;
  readonly lanes: readonly (readonly [number, number])[];
};

export type Link = {
  readonly from: string;
  readonly to: string;
  readonly by: 'edge' | 'hyperlane';
};

export type GalaxyMap = {
  readonly systems: readonly System[];
  readonly hyperlanes: readonly Hyperlane[];
  /** Adjacent systems, each pair once. */
  readonly links: readonly Link[];
};

/** The six directions clockwise from north, as edges are counted. */
export const DIRECTIONS: readonly Place[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** Tiles that lie beside the map, and reach it only through wormholes. */
export const OFF_BOARD = ['51', '82a', '82b', '118'] as const;

const ENTRY = /^(-1|\d+)(?:([AB])-?([0-5])?)?$/i;
const MOST_ENTRIES = 200;
const LINK = /[?&]tiles=([^&#]*)/i;

/**
 * Reads a map string: tiles ring by ring, clockwise from north, parted by spaces or commas. The centre
 * is 18, or the first entry when that is in braces or is 18 or 112. `0` is a home system whose tile is
 * not known, `-1` nothing. The link of a map generator, `?settings=…&tiles=18,27,…`, is read too; its list
 * begins with the centre. Returns what is wrong in words where it cannot be read.
 */
export function parseMap(text: string): GalaxyMap | string {
  const link = LINK.exec(text)?.[1]?.replace(/%2C|%20|\+/gi, ',');
  const entries = (link ?? text).split(/[\s,]+/).filter((entry) => entry !== '');
  if (entries.length === 0) return 'the map string is empty';
  if (entries.length > MOST_ENTRIES) return 'the map string is too long';
  const [first = ''] = entries;
  const braced = /^\{(.+)\}$/.exec(first)?.[1];
  const isCentre = link !== undefined || CENTRES.includes(first);
  const centre = braced ?? (isCentre ? first : undefined);
  const ring = centre === undefined ? entries : entries.slice(1);
  const systems: System[] = [];
  const lanes: Hyperlane[] = [];
  for (const [index, entry] of [centre ?? MECATOL_REX, ...ring].entries()) {
    const problem = placeEntry({ systems, lanes }, entry, spiral(index));
    if (problem !== null) return problem;
  }
  return { systems, hyperlanes: lanes, links: findLinks(systems, lanes) };
}

/** Map strings are long-lived and few: each is read once, and these are the maps of the last of them. */
const maps = new Map<string, GalaxyMap>();
const MOST_MAPS = 64;

/** The map of a text that `parseMap` let pass, always the same object for it; one without systems for any other. */
export function readMap(text: string): GalaxyMap {
  const known = maps.get(text);
  if (known !== undefined) return known;
  const parsed = parseMap(text);
  const map = typeof parsed === 'string' ? EMPTY : parsed;
  if (maps.size >= MOST_MAPS) maps.clear();
  maps.set(text, map);
  return map;
}

const EMPTY: GalaxyMap = { systems: [], hyperlanes: [], links: [] };

type Placed = { readonly systems: System[]; readonly lanes: Hyperlane[] };

function placeEntry({ systems, lanes }: Placed, entry: string, place: Place): string | null {
  const [, tile, side, rotation = '0'] = ENTRY.exec(entry) ?? [];
  if (tile === undefined) return `"${entry.slice(0, 20)}" is no tile`;
  if (tile === '-1') return null;
  const laneKey = `${tile}${(side ?? '').toUpperCase()}`;
  const printed = Object.hasOwn(hyperlanes, laneKey) ? hyperlanes[laneKey] : undefined;
  if (printed !== undefined) {
    const turn = Number(rotation);
    const turned = printed.map(([a, b]) => [(a + turn) % 6, (b + turn) % 6] as const);
    lanes.push({ ...place, tile: laneKey, lanes: turned });
    return null;
  }
  const key = side === undefined ? tile : `${tile}${side.toLowerCase()}`;
  const known = Object.hasOwn(tiles, key) ? tiles[key] : undefined;
  if (tile !== '0' && known === undefined) return `there is no tile ${entry.slice(0, 20)}`;
  const before = systems.filter((system) => system.tile === key).length;
  systems.push({
    ...place,
    id: before === 0 ? key : `${key}#${before + 1}`,
    tile: key,
    name: known?.name ?? 'Home system',
    wormholes: known?.wormholes ?? [],
  });
  return null;
}

/** Where the entry with this index lies; the first entry of ring r has the index 1 + 3r(r−1). */
function spiral(index: number): Place {
  if (index === 0) return { q: 0, r: 0 };
  let ring = 1;
  while (1 + 3 * ring * (ring + 1) <= index) ring += 1;
  let steps = index - (1 + 3 * ring * (ring - 1));
  let place: Place = { q: 0, r: -ring };
  // From the north corner the ring runs south-east first, then each next direction clockwise.
  for (let side = 0; side < 6; side++) {
    const run = Math.min(steps, ring);
    const direction = DIRECTIONS[(side + 2) % 6] ?? { q: 0, r: 0 };
    place = { q: place.q + run * direction.q, r: place.r + run * direction.r };
    steps -= run;
  }
  return place;
}

function keyOf({ q, r }: Place): string {
  return `${q},${r}`;
}

/** A tile that belongs beside the map touches nothing, wherever a map string has put it. */
function hasEdges({ tile }: System): boolean {
  return !OFF_BOARD.some((aside) => aside === tile);
}

function findLinks(all: readonly System[], lanes: readonly Hyperlane[]): readonly Link[] {
  const systems = all.filter(hasEdges);
  const systemAt = new Map(systems.map((system) => [keyOf(system), system]));
  const laneAt = new Map(lanes.map((lane) => [keyOf(lane), lane]));
  const links = new Map<string, Link>();
  for (const from of systems) {
    for (let edge = 0; edge < 6; edge++) {
      for (const { to, by } of follow(from, edge, { systemAt, laneAt })) {
        if (to.id === from.id) continue;
        const key = [from.id, to.id].toSorted().join(' ');
        if (by === 'edge' || !links.has(key)) links.set(key, { from: from.id, to: to.id, by });
      }
    }
  }
  return [...links.values()];
}

type Charts = {
  readonly systemAt: ReadonlyMap<string, System>;
  readonly laneAt: ReadonlyMap<string, Hyperlane>;
};
type Reached = { readonly to: System; readonly by: Link['by'] };

/**
 * The systems beyond an edge: the next one, or those at the ends of the lanes that begin there. Two
 * lanes that meet at an edge of one tile are not joined there (living rules reference, rule 44). `walked`
 * are the lanes' ends that were entered: each once, for lanes that fork at each tile have endless ways.
 */
function follow(
  from: Place,
  edge: number,
  charts: Charts,
  walked = new Set<string>(),
): readonly Reached[] {
  const direction = DIRECTIONS[edge] ?? { q: 0, r: 0 };
  const next = { q: from.q + direction.q, r: from.r + direction.r };
  const system = charts.systemAt.get(keyOf(next));
  if (system) return [{ to: system, by: walked.size === 0 ? 'edge' : 'hyperlane' }];
  const lane = charts.laneAt.get(keyOf(next));
  const entry = (edge + 3) % 6;
  const step = `${keyOf(next)} ${entry}`;
  if (!lane || walked.has(step)) return [];
  walked.add(step);
  return lane.lanes.flatMap(([a, b]) => {
    if (a === entry) return follow(next, b, charts, walked);
    return b === entry ? follow(next, a, charts, walked) : [];
  });
}
