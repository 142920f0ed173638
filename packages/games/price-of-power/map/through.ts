import { nodes } from '../data/nodes.ts';
import type { Layout, Pieces } from '../state.ts';
import { presenceOf, startsOf } from './connection.ts';
import { type Graph, graphOf, neighborsOf } from './graph.ts';
import { areaOf, isInPlay } from './places.ts';

/**
 * The nodes that a realm may choose after its ship has moved to a Sea Zone, as far as the ship goes: those
 * next to the zone, and those with a chain to the capital that includes the zone and visits no place
 * twice (Trade Action). Whether they are eligible is another question.
 */
export function findLinked(position: Layout, realm: Pieces, zone: string): ReadonlySet<string> {
  const graph = graphOf(position);
  const held = presenceOf(realm, position.options);
  const capital = realm.capital === null ? undefined : areaOf(realm.capital);
  const ends = capital === undefined ? none : endsOf({ graph, held, zone, capital });
  const isLinked = (id: string) =>
    neighborsOf(graph.zonesOfNode, id).includes(zone) ||
    firstsOf(id, graph, held).some((place) => ends.has(place));
  const inPlay = nodes.map(({ id }) => id).filter((id) => isInPlay(id, position.edition));
  return new Set(inPlay.filter(isLinked));
}

const none: ReadonlySet<string> = new Set();

/** The places with a presence that a chain from the node can begin with, its own exempt Area left out. */
function firstsOf(node: string, graph: Graph, held: ReadonlySet<string>): readonly string[] {
  const area = graph.areaOfNode.get(node) ?? null;
  const starts = startsOf(node, graph);
  if (area === null || held.has(area)) return starts;
  return [...starts, ...neighborsOf(graph.places, area)];
}

type Search = {
  readonly graph: Graph;
  readonly held: ReadonlySet<string>;
  readonly zone: string;
  readonly capital: string;
};

/**
 * The places that a chain from the capital through the zone can end in: a first chain joins the zone to the
 * capital, and a second one goes on from the zone without meeting it. Both may be laid anew for it, as
 * in a flow where each place carries one unit: going back along the first chain frees its places.
 */
function endsOf(search: Search): ReadonlySet<string> {
  const chain = findChain(search);
  if (chain === null) return none;
  const { graph, held, zone } = search;
  const before = new Map(chain.slice(1).map((place, at) => [place, chain[at] ?? zone]));
  const entered = new Set<string>();
  const left = new Set<string>([zone]);
  const enter = (place: string): void => {
    if (entered.has(place)) return;
    entered.add(place);
    left.add(before.get(place) ?? place);
  };
  for (const place of left) {
    if (before.has(place)) enter(place);
    for (const next of neighborsOf(graph.places, place)) {
      if (next !== zone && held.has(next) && before.get(next) !== place) enter(next);
    }
  }
  return left;
}

/** A shortest chain from the zone to the capital, or null. */
function findChain({ graph, held, zone, capital }: Search): readonly string[] | null {
  const ways = new Map<string, readonly string[]>(held.has(zone) ? [[zone, [zone]]] : []);
  for (const [place, way] of ways) {
    if (place === capital) return way;
    for (const next of neighborsOf(graph.places, place)) {
      if (held.has(next) && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return null;
}
