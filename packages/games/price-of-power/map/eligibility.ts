import type { Layout, Pieces } from '../state.ts';
import type { Connection } from '../view.ts';
import { findConnections } from './connection.ts';

type Rules = Pick<Layout, 'edition' | 'links' | 'cuts' | 'options'>;
type Known = {
  readonly rules: Rules;
  readonly realm: Pieces;
  readonly nodes: Readonly<Record<string, Connection>>;
};

const known = new WeakMap<Pieces['lightShips'], Known>();
const lately = new WeakMap<Pieces['influence'], Known>();

/**
 * The nodes that are eligible for a realm with the chains to them; remembered for as long as its ships lie where
 * they do, whatever its Merchants do and whether ships have slots.
 */
export function connectionsOf(rules: Rules, realm: Pieces): Readonly<Record<string, Connection>> {
  const last = known.get(realm.lightShips);
  if (last && isSameMap(last.rules, rules) && isSamePresence(last.realm, realm)) return last.nodes;
  const before = lately.get(realm.influence);
  const isKnown =
    before &&
    isSameMap(before.rules, rules) &&
    isSamePresence(before.realm, realm) &&
    seaOf(before.realm) === seaOf(realm);
  const nodes = isKnown ? before.nodes : findConnections(rules, realm);
  const now = { rules, realm, nodes };
  known.set(realm.lightShips, now);
  lately.set(realm.influence, now);
  return nodes;
}

/** Where a realm's ships are, in or out of slots. */
function seaOf({ lightShips }: Pieces): string {
  const places = lightShips.map(({ zone, in: place = 'sea' }) => `${place} ${zone}`);
  return [...new Set(places)].sort().join();
}

function isSameMap(one: Rules, other: Rules): boolean {
  return (
    one.edition === other.edition &&
    one.links === other.links &&
    one.cuts === other.cuts &&
    one.options === other.options
  );
}

function isSamePresence(one: Pieces, other: Pieces): boolean {
  return (
    one.capital === other.capital &&
    one.towns === other.towns &&
    one.vassals === other.vassals &&
    one.influence === other.influence
  );
}

/** The chain that makes a node eligible for a realm of the table, or null (PP-12.2). */
export function eligible(
  position: Rules & Pick<Layout, 'seats'>,
  realm: string,
  node: string,
): Connection | null {
  const pieces = Object.hasOwn(position.seats, realm) ? position.seats[realm] : undefined;
  if (pieces === undefined) return null;
  const connections = connectionsOf(position, pieces);
  return Object.hasOwn(connections, node) ? (connections[node] ?? null) : null;
}
