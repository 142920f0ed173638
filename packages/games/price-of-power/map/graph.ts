import { rememberAll } from '@haggle/engine';
import { areas } from '../data/areas.ts';
import { nodes } from '../data/nodes.ts';
import { zoneLinks, zones } from '../data/zones.ts';
import type { Options } from '../readings.ts';
import type { Link, Position } from '../state.ts';
import { isArea, nodeOf, zoneOf } from './places.ts';

type Neighbors = ReadonlyMap<string, readonly string[]>;

/** The map as connections and moves look at it; lists are sorted. */
export type Graph = {
  /** Areas and Sea Zones next to an Area or Sea Zone. */
  readonly places: Neighbors;
  /** Sea Zones next to a Sea Zone. */
  readonly zones: Neighbors;
  /** Sea Zones next to a node: whose ships in slots count there, if it is maritime. */
  readonly zonesOfNode: Neighbors;
  /** Areas next to a node: around a desert, on a coast that reaches it, or linked to it. */
  readonly areasOfNode: Neighbors;
  /** The Area that an inland node lies in, unless the two are cut apart. */
  readonly areaOfNode: ReadonlyMap<string, string>;
};

/** The map of a position: the printed one with its links and cuts, under its readings. */
export function graphOf({
  links,
  cuts,
  options,
}: Pick<Position, 'links' | 'cuts' | 'options'>): Graph {
  return makeGraph(links, cuts, options);
}

const none: readonly string[] = [];

/** The Area that needs no presence for a connection to a node: where that lies inland, and is not cut off. */
export function exemptOf(
  position: Pick<Position, 'links' | 'cuts' | 'options'>,
  node: string,
): string | null {
  return graphOf(position).areaOfNode.get(node) ?? null;
}

/** The Sea Zones whose ships in slots count at a node; none at an inland one (PP-12.3). */
export function zonesAt(
  position: Pick<Position, 'links' | 'cuts' | 'options'>,
  node: string,
): readonly string[] {
  return nodeOf(node)?.kind === 'maritime'
    ? neighborsOf(graphOf(position).zonesOfNode, node)
    : none;
}

/** What is next to a place; nothing to one that has no neighbors. */
export function neighborsOf(neighbors: Neighbors, id: string): readonly string[] {
  return neighbors.get(id) ?? none;
}

/**
 * What a link or a cut joins: two Areas or Sea Zones where both names can mean that, else a node and the
 * Area or Sea Zone; null where it can be neither.
 */
export function kindOf([one, other]: Link): 'places' | 'node-first' | 'node-second' | null {
  const isPlace = (id: string) => zoneOf(id) !== undefined || isArea(id);
  if (isPlace(one) && isPlace(other) && one !== other) return 'places';
  if (nodeOf(one) && isPlace(other)) return 'node-first';
  if (nodeOf(other) && isPlace(one)) return 'node-second';
  return null;
}

type Web = Map<string, Set<string>>;

function join(web: Web, one: string, other: string): void {
  const known = web.get(one);
  if (known) known.add(other);
  else web.set(one, new Set([other]));
}

function joinBoth(web: Web, one: string, other: string): void {
  join(web, one, other);
  join(web, other, one);
}

const makeGraph = rememberAll(
  (links: readonly Link[], cuts: readonly Link[], options: Options): Graph => {
    const places: Web = new Map();
    const ofNode: Web = new Map();
    for (const { id, borders, zones: coast } of areas) {
      for (const neighbor of [...borders, ...coast]) joinBoth(places, id, neighbor);
    }
    for (const [one, other] of zoneLinks) joinBoth(places, one, other);
    for (const { id, nodes: near } of zones) for (const node of near) join(ofNode, node, id);
    for (const { id, rim } of nodes) for (const area of rim) join(ofNode, id, area);
    for (const { id, area } of nodes) if (area !== null) join(ofNode, id, area);
    change(links, { places, ofNode }, (web, one, other) => join(web, one, other));
    // Ports and coasts are what the Sea Zones next to an Area make of it, after those were corrected.
    change(cuts, { places, ofNode }, part);
    if (options.portAdjacency) joinPorts(places);
    if (options.coastReachesNode) joinCoasts(places, ofNode);
    change(cuts, { places, ofNode }, part);
    const ofKind = (web: Web, isOne: (id: string) => boolean): Neighbors =>
      new Map([...web].map(([id, near]) => [id, [...near].filter(isOne).sort()]));
    const isZone = (id: string) => zoneOf(id) !== undefined;
    const areaOfNode = partHomes(ofNode);
    return {
      places: ofKind(places, () => true),
      zones: ofKind(places, isZone),
      zonesOfNode: ofKind(ofNode, isZone),
      areasOfNode: ofKind(ofNode, isArea),
      areaOfNode,
    };
  },
);

/** Takes the Areas that inland nodes lie in from what is next to them: they are more than that. */
function partHomes(ofNode: Web): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const { id, area } of nodes) {
    if (area !== null && ofNode.get(id)?.delete(area)) homes.set(id, area);
  }
  return homes;
}

function part(web: Web, one: string, other: string): void {
  web.get(one)?.delete(other);
}

type Webs = { readonly places: Web; readonly ofNode: Web };

function change(
  pairs: readonly Link[],
  { places, ofNode }: Webs,
  act: (web: Web, one: string, other: string) => void,
): void {
  for (const pair of pairs) {
    const [one, other] = pair;
    const kind = kindOf(pair);
    if (kind === 'node-first') act(ofNode, one, other);
    if (kind === 'node-second') act(ofNode, other, one);
    if (kind !== 'places') continue;
    act(places, one, other);
    act(places, other, one);
  }
}

/** Areas with ports that face the same Sea Zone are adjacent to each other (reading R-1). */
function joinPorts(places: Web): void {
  for (const { id } of zones) {
    const coast = [...(places.get(id) ?? [])].filter(isArea);
    for (const one of coast) for (const other of coast) if (one !== other) join(places, one, other);
  }
}

/** The lenient reading R-2: an Area on the coast of a maritime node's Sea Zone is adjacent to the node. */
function joinCoasts(places: Web, ofNode: Web): void {
  for (const [node, near] of ofNode) {
    // An inland node may be linked to a Sea Zone too; the reading is not about that one.
    if (nodeOf(node)?.kind !== 'maritime') continue;
    for (const zone of [...near].filter((id) => zoneOf(id) !== undefined)) {
      for (const area of [...(places.get(zone) ?? [])].filter(isArea)) near.add(area);
    }
  }
}
