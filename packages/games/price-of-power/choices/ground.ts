import type { Ground } from '../income/position.ts';
import { findConnections } from '../map/connection.ts';
import { graphOf, neighborsOf } from '../map/graph.ts';
import { areaOf, nodeOf } from '../map/places.ts';
import type { Position, Realm } from '../state.ts';
import type { Connection } from '../view.ts';

type Rules = Pick<Position, 'edition' | 'links' | 'cuts' | 'options'>;
type Known = {
  readonly rules: Rules;
  readonly realm: Realm;
  readonly nodes: Readonly<Record<string, Connection>>;
};

const known = new WeakMap<Realm['lightShips'], Known>();

/**
 * The nodes that are eligible for a realm with the chains to them; remembered for as long as its ships lie as
 * they do, whatever its Merchants do.
 */
export function connectionsOf(rules: Rules, realm: Realm): Readonly<Record<string, Connection>> {
  const last = known.get(realm.lightShips);
  if (last && isSameMap(last.rules, rules) && isSamePresence(last.realm, realm)) return last.nodes;
  const nodes = findConnections(rules, realm);
  known.set(realm.lightShips, { rules, realm, nodes });
  return nodes;
}

function isSameMap(one: Rules, other: Rules): boolean {
  return (
    one.edition === other.edition &&
    one.links === other.links &&
    one.cuts === other.cuts &&
    one.options === other.options
  );
}

function isSamePresence(one: Realm, other: Realm): boolean {
  return (
    one.capital === other.capital &&
    one.towns === other.towns &&
    one.vassals === other.vassals &&
    one.influence === other.influence
  );
}

/** What the map of a position says that incomes need. */
export function groundOf(position: Position): Ground {
  const { zonesOfNode } = graphOf(position);
  return {
    areaOf,
    zonesAt: (node) => (nodeOf(node)?.kind === 'maritime' ? neighborsOf(zonesOfNode, node) : []),
    isEligible: (realm, node) => {
      const pieces = position.seats[realm];
      return pieces !== undefined && Object.hasOwn(connectionsOf(position, pieces), node);
    },
  };
}
