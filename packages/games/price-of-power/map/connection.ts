import { nodes } from '../data/nodes.ts';
import type { Position, Realm } from '../state.ts';
import type { Connection } from '../view.ts';
import { type Graph, graphOf, neighborsOf } from './graph.ts';
import { areaOf, isInPlay, nodeOf } from './places.ts';

type Ways = ReadonlyMap<string, readonly string[]>;

/**
 * Where a realm is present: Areas with a town, Vassal token or Influence of its own, occupied or not, and
 * Sea Zones with a Light Ship (rules clause PP-12.2). Ships in port are in no Sea Zone.
 */
export function presenceOf(
  realm: Realm,
  { fleetLinks }: Pick<Position['options'], 'fleetLinks'>,
): ReadonlySet<string> {
  const { capital, towns, vassals, influence, lightShips } = realm;
  const provinces = [
    ...(capital === null ? [] : [capital]),
    ...towns.small,
    ...towns.large,
    ...vassals,
  ];
  const held = new Set(influence);
  for (const province of provinces) {
    const area = areaOf(province);
    if (area !== undefined) held.add(area);
  }
  for (const { zone, in: place } of lightShips) {
    if (place === undefined || (place === 'fleet' && fleetLinks)) held.add(zone);
  }
  return held;
}

/** The shortest chains from each place that a realm is connected to, itself first, to its capital's Area. */
function waysTo(capital: string, graph: Graph, held: ReadonlySet<string>): Ways {
  const ways = new Map<string, readonly string[]>([[capital, [capital]]]);
  for (const [place, way] of ways) {
    for (const next of neighborsOf(graph.places, place)) {
      if (held.has(next) && !ways.has(next)) ways.set(next, [next, ...way]);
    }
  }
  return ways;
}

function shortest(ways: Ways, starts: readonly string[]): readonly string[] | null {
  let best: readonly string[] | null = null;
  for (const start of starts) {
    const way = ways.get(start);
    if (way && (best === null || way.length < best.length)) best = way;
  }
  return best;
}

/** The chain from a node; the Area that an inland node lies in needs no presence. */
function pathFrom(node: string, graph: Graph, ways: Ways): readonly string[] | null {
  const area = nodeOf(node)?.area ?? null;
  const direct = shortest(ways, startsOf(node, graph));
  if (area === null || direct?.[0] === area) return direct;
  const beyond = shortest(ways, neighborsOf(graph.places, area));
  const through = beyond && [area, ...beyond];
  return direct && (!through || direct.length <= through.length) ? direct : through;
}

/** The Areas and Sea Zones that a chain from the node can begin with. */
export function startsOf(node: string, graph: Graph): readonly string[] {
  const area = nodeOf(node)?.area ?? null;
  const near = [...neighborsOf(graph.zonesOfNode, node), ...neighborsOf(graph.areasOfNode, node)];
  return area === null ? near : [area, ...near];
}

/** All nodes in play that are eligible for a realm, with the chain that makes each of them so (PP-12.2). */
export function findConnections(
  position: Pick<Position, 'edition' | 'links' | 'cuts' | 'options'>,
  realm: Realm,
): Readonly<Record<string, Connection>> {
  const capital = realm.capital === null ? undefined : areaOf(realm.capital);
  if (capital === undefined) return {};
  const graph = graphOf(position);
  const ways = waysTo(capital, graph, presenceOf(realm, position.options));
  return Object.fromEntries(
    nodes.flatMap(({ id }) => {
      const path = isInPlay(id, position.edition) ? pathFrom(id, graph, ways) : null;
      return path === null ? [] : [[id, { path }] as const];
    }),
  );
}

/** The chain that makes a node eligible for a realm of the table, or null (PP-12.2). */
export function eligible(position: Position, realm: string, node: string): Connection | null {
  const pieces = Object.hasOwn(position.seats, realm) ? position.seats[realm] : undefined;
  if (pieces === undefined) return null;
  const connections = findConnections(position, pieces);
  return Object.hasOwn(connections, node) ? (connections[node] ?? null) : null;
}
