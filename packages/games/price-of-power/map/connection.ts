import { nodes } from '../data/nodes.ts';
import type { Layout, Pieces, Ship } from '../state.ts';
import type { Connection } from '../view.ts';
import { type Graph, graphOf, neighborsOf } from './graph.ts';
import { areaOf, isInPlay, zoneOf } from './places.ts';

/** A chain with how many of its places are Sea Zones. */
type Chain = { readonly path: readonly string[]; readonly seas: number };
type Ways = ReadonlyMap<string, Chain>;

/** Whether a ship holds its Sea Zone for a chain: at sea, with the Fleet by the usual reading, never in port. */
export function isLinking(
  { in: place }: Pick<Ship, 'in'>,
  { fleetLinks }: Pick<Layout['options'], 'fleetLinks'>,
): boolean {
  return place === undefined || (place === 'fleet' && fleetLinks);
}

/**
 * Where a realm is present: Areas with a town, Vassal token or Influence of its own, occupied or not, and
 * Sea Zones with a Light Ship (rules clause PP-12.2). Ships in port are in no Sea Zone.
 */
export function presenceOf(
  realm: Pieces,
  options: Pick<Layout['options'], 'fleetLinks'>,
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
  for (const ship of lightShips) if (isLinking(ship, options)) held.add(ship.zone);
  return held;
}

/**
 * The shortest chains from each place that a realm is connected to, itself first, to its capital's Area; of
 * equally short ones that with more Areas and fewer Sea Zones.
 */
function waysTo(capital: string, graph: Graph, held: ReadonlySet<string>): Ways {
  const ways = new Map<string, Chain>([[capital, { path: [capital], seas: 0 }]]);
  // A chain is only ever replaced by one of its length, before anything was joined to it.
  for (const [place, { path, seas }] of ways) {
    for (const next of neighborsOf(graph.places, place)) {
      if (!held.has(next)) continue;
      const known = ways.get(next);
      if (known && known.path.length <= path.length) continue;
      const crossed = zoneOf(next) === undefined ? seas : seas + 1;
      if (known && known.seas <= crossed) continue;
      ways.set(next, { path: [next, ...path], seas: crossed });
    }
  }
  return ways;
}

function isBetter(one: Chain, other: Chain): boolean {
  const longer = one.path.length - other.path.length;
  return longer < 0 || (longer === 0 && one.seas < other.seas);
}

function best(ways: Ways, starts: readonly string[]): Chain | null {
  let found: Chain | null = null;
  for (const start of starts) {
    const way = ways.get(start);
    if (way && (found === null || isBetter(way, found))) found = way;
  }
  return found;
}

/** The chain from a node; the Area that an inland node lies in needs no presence. */
function chainFrom(node: string, graph: Graph, ways: Ways): Chain | null {
  const area = graph.areaOfNode.get(node) ?? null;
  const direct = best(ways, startsOf(node, graph));
  if (area === null || direct?.path[0] === area) return direct;
  const beyond = best(ways, neighborsOf(graph.places, area));
  const through = beyond && { path: [area, ...beyond.path], seas: beyond.seas };
  return direct && (!through || !isBetter(through, direct)) ? direct : through;
}

/** The Areas and Sea Zones that a chain from the node can begin with. */
export function startsOf(node: string, graph: Graph): readonly string[] {
  const area = graph.areaOfNode.get(node) ?? null;
  const near = [...neighborsOf(graph.zonesOfNode, node), ...neighborsOf(graph.areasOfNode, node)];
  return area === null ? near : [area, ...near];
}

/**
 * All nodes in play that are eligible for a realm, with the chain that makes each of them so (PP-12.2); with `lost`,
 * those that still are when the realm holds that place no more.
 */
export function findConnections(
  position: Pick<Layout, 'edition' | 'links' | 'cuts' | 'options'>,
  realm: Pieces,
  lost?: string,
): Readonly<Record<string, Connection>> {
  const capital = realm.capital === null ? undefined : areaOf(realm.capital);
  if (capital === undefined) return {};
  const graph = graphOf(position);
  const present = presenceOf(realm, position.options);
  const held = lost === undefined ? present : new Set([...present].filter((one) => one !== lost));
  const ways = waysTo(capital, graph, held);
  return Object.fromEntries(
    nodes.flatMap(({ id }) => {
      const chain = isInPlay(id, position.edition) ? chainFrom(id, graph, ways) : null;
      return chain === null ? [] : [[id, { path: chain.path }] as const];
    }),
  );
}
