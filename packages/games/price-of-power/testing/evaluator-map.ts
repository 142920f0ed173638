import { areas } from '../data/areas.ts';
import { distantBoards } from '../data/distant.ts';
import { nodes } from '../data/nodes.ts';
import { zoneLinks, zones } from '../data/zones.ts';
import type { Options } from '../readings.ts';

/* Connections a second time: a chain is searched anew from the tables for each question (see evaluator.ts). */

/** A board as a view shows it. */
export type Board = {
  readonly active: string;
  readonly edition: 'standard' | 'deluxe';
  readonly options: Options;
  readonly seats: Readonly<Record<string, BoardRealm>>;
  readonly occupied: Readonly<Record<string, string>>;
  readonly dnpr: readonly string[];
  readonly expanded: readonly string[];
  readonly pirates: Readonly<Record<string, number>>;
  readonly hostile: Readonly<Record<string, readonly string[]>>;
};

export type BoardRealm = {
  readonly capital: string | null;
  readonly towns: { readonly small: readonly string[]; readonly large: readonly string[] };
  readonly vassals: readonly string[];
  readonly influence: readonly string[];
  readonly merchants: readonly { readonly node: string; readonly laid: boolean }[];
  readonly lightShips: readonly BoardShip[];
};

export type BoardShip = {
  readonly zone: string;
  readonly slot: boolean;
  readonly in?: 'fleet' | 'port' | undefined;
};

/** The pieces of a realm, which must be on the board. */
export function realmOf(board: Board, realm: string): BoardRealm {
  const found = board.seats[realm];
  if (found === undefined) throw new Error(`no realm ${realm}`);
  return found;
}

/** Whether two Sea Zones border on each other. */
export function near(one: string, other: string): boolean {
  return seas.has(`${one} ${other}`);
}

const seas = new Set(zoneLinks.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

type Chain = { start: string[]; links: (place: string) => string[]; end: string };

/** Whether a chain joins the node to the Capital Area; one that includes the zone `through`, if that is given. */
export function isConnected(
  board: Board,
  realm: string,
  node: string,
  through: string | null,
): boolean {
  const chain = chainOf(board, realm, node);
  if (chain === null) return false;
  const reached = (from: string[], without: string | null): Set<string> => {
    const seen = new Set(from.filter((place) => place !== without));
    for (const place of seen) {
      for (const next of chain.links(place)) if (next !== without) seen.add(next);
    }
    return seen;
  };
  if (through === null) return reached(chain.start, null).has(chain.end);
  return isBetween(chain, `zone ${through}`, reached);
}

/**
 * Menger: a chain without repetition from the node to the capital leads through the ship exactly when no single
 * place, taken away, leaves the ship with neither end (the end itself may be the place that is taken).
 */
function isBetween(
  { start, end }: Chain,
  ship: string,
  reached: (from: string[], without: string | null) => Set<string>,
): boolean {
  if (!reached([ship], null).has(end) || !start.some((one) => reached([ship], null).has(one))) {
    return false;
  }
  const places = [...reached([ship], null)].filter((place) => place !== ship);
  const survives = (gone: string): boolean => {
    const left = reached([ship], gone);
    const toNode = start.some((one) => one !== gone && left.has(one));
    return toNode || (end !== gone && left.has(end));
  };
  return places.every(survives) && start.some((one) => reached([ship], end).has(one));
}

/** Chains that were asked for before: the same pieces under the same readings make the same. */
const asked = new WeakMap<BoardRealm, Map<string, Chain | null>>();

function chainOf(board: Board, realm: string, node: string): Chain | null {
  const pieces = realmOf(board, realm);
  const { portAdjacency, coastReachesNode, fleetLinks } = board.options;
  const key = `${node} ${portAdjacency} ${coastReachesNode} ${fleetLinks}`;
  const known = asked.get(pieces) ?? new Map<string, Chain | null>();
  asked.set(pieces, known);
  const chain = known.get(key) ?? makeChain(board, realm, node);
  known.set(key, chain);
  return chain;
}

function makeChain(board: Board, realm: string, node: string): Chain | null {
  const { capital } = realmOf(board, realm);
  const home = capital === null ? undefined : areaOf(capital);
  const facts = nodes.find((one) => one.id === node);
  if (home === undefined || facts === undefined) return null;
  const present = presentIn(board, realm);
  const held = (area: string): boolean => area === home || present.has(area);
  const sails = (zone: string): boolean => hasShip(board, realm, zone);
  const exempt = facts.area;
  const openAreas = allAreas().filter((area) => held(area) || area === exempt);
  const openZones = zones.map(({ id }) => id).filter(sails);
  const links = (place: string): string[] => {
    const [kind, id = ''] = place.split(' ');
    if (kind === 'zone') {
      return [
        ...openZones.filter((zone) => near(id, zone)).map((zone) => `zone ${zone}`),
        ...openAreas.filter((area) => facing(area).includes(id)).map((area) => `area ${area}`),
      ];
    }
    return [
      ...openAreas.filter((area) => areBordering(board, id, area)).map((area) => `area ${area}`),
      ...openZones.filter((zone) => facing(id).includes(zone)).map((zone) => `zone ${zone}`),
    ];
  };
  const places = [...openAreas.map((id) => `area ${id}`), ...openZones.map((id) => `zone ${id}`)];
  const web = new Map(places.map((place) => [place, links(place)]));
  return {
    start: startsOf(board, node, openAreas, openZones),
    links: (place) => web.get(place) ?? [],
    end: `area ${home}`,
  };
}

function startsOf(board: Board, node: string, openAreas: string[], openZones: string[]): string[] {
  const facts = nodes.find((one) => one.id === node);
  if (facts === undefined) return [];
  if (facts.area !== null) return [`area ${facts.area}`];
  if (facts.kind === 'inland') {
    return openAreas.filter((area) => facts.rim.includes(area)).map((area) => `area ${area}`);
  }
  const sea = openZones.filter((zone) => isTouching(node, zone)).map((zone) => `zone ${zone}`);
  if (!board.options.coastReachesNode) return sea;
  const coast = openAreas.filter((area) => facing(area).some((zone) => isTouching(node, zone)));
  return [...sea, ...coast.map((area) => `area ${area}`)];
}

/** Whether a node lies beside a Sea Zone. */
export function isTouching(node: string, zone: string): boolean {
  return touching.has(`${node} ${zone}`);
}

const touching = new Set(
  zones.flatMap(({ id, nodes: near }) => near.map((node) => `${node} ${id}`)),
);

function allAreas(): string[] {
  return [...areas.map(({ id }) => id), ...distantBoards.flatMap(({ places }) => places)];
}

const borders = new Map(areas.map((area) => [area.id, area.borders]));
const coasts = new Map(areas.map(({ id, zones: coast }) => [id, coast]));

function facing(area: string): readonly string[] {
  return coasts.get(area) ?? [];
}

function areBordering(board: Board, one: string, other: string): boolean {
  if (one === other) return false;
  if (borders.get(one)?.includes(other)) return true;
  return board.options.portAdjacency && facing(one).some((zone) => facing(other).includes(zone));
}

/** The Area of a province; a distant one is its own. */
export function areaOf(province: string): string | undefined {
  return homes.get(province);
}

const homes = new Map([
  ...distantBoards.flatMap(({ places }) => places.map((place) => [place, place] as const)),
  ...areas.flatMap(({ id, provinces, early }) =>
    [...provinces, ...early].map((province) => [province, id] as const),
  ),
]);

/** The Areas with a Town, Vassal token or Influence of the realm, occupied or not. */
function presentIn(board: Board, realm: string): ReadonlySet<string | undefined> {
  const { towns, vassals, influence } = realmOf(board, realm);
  const tokens = [...towns.small, ...towns.large, ...vassals];
  return new Set([...influence, ...tokens.map(areaOf)]);
}

function hasShip(board: Board, realm: string, zone: string): boolean {
  return realmOf(board, realm).lightShips.some((ship) => {
    if (ship.zone !== zone || ship.in === 'port') return false;
    return ship.in !== 'fleet' || board.options.fleetLinks;
  });
}
