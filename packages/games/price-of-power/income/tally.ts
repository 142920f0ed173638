import { eligible } from '../map/eligibility.ts';
import type { Layout } from '../state.ts';
import { hasMerchantAt, type Power, powerAt } from './power.ts';
import { meetsRequirement } from './requirements.ts';
import { rankClaims, type Scale, type Tier } from './rows.ts';
import type { Venue } from './venue.ts';

/** A realm with a Merchant in the node that collects nothing there, and why. */
export type Barred = {
  readonly realm: string;
  readonly because: 'no-connection' | 'requirement';
};

/** Everything about a trade but how the active player ranks equals. */
export type Tally = {
  readonly venue: Venue;
  readonly active: string;
  /** The node whose rows are shared out: the card's line, also when its secondary node is traded at. */
  readonly node: string;
  readonly scale: Scale;
  /** By realm that collects or is pushed out, in the order of the seats. */
  readonly powers: Readonly<Record<string, Power>>;
  readonly tiers: readonly Tier[];
  readonly barred: readonly Barred[];
  /** What the active player collects in the secondary node, which is the card's lowest row; or null. */
  readonly secondary: {
    readonly node: string;
    readonly power: Power;
    readonly ducats: number;
    /** Whether the node whose column counts is Expanded. */
    readonly expanded: boolean;
  } | null;
};

/**
 * Counts a trade out (PP-12.5): who collects with what power, and the rows they share. The position is the one
 * after the ship has moved and the active player's Merchant stands in the chosen node; whether the
 * node may be chosen is not asked here.
 */
export function tallyTrade(position: Layout, venue: Venue): Tally {
  const { node } = venue.line;
  const scale: Scale = {
    ...columnAt(position, venue, node),
    thresholds: venue.card.thresholds,
    pirates: position.pirates[node] ?? 0,
  };
  const isPresent = (realm: string): boolean =>
    hasMerchantAt(position, realm, node) &&
    (venue.kind === 'primary' ||
      realm !== position.active ||
      position.options.secondaryAlsoPrimary);
  const present = Object.keys(position.seats).filter(isPresent);
  const barred = present.flatMap((realm) => barAt(position, realm, venue) ?? []);
  const powers: Record<string, Power> = {};
  for (const realm of present) {
    if (barred.some((bar) => bar.realm === realm)) continue;
    powers[realm] = powerAt(position, realm, { node, line: venue.line });
  }
  const claims = Object.entries(powers).map(([realm, { total }]) => ({ realm, power: total }));
  const secondary = tallySecondary(position, venue);
  return {
    venue,
    active: position.active,
    node,
    scale,
    powers,
    tiers: rankClaims(claims, scale),
    barred,
    secondary,
  };
}

/** Which column of the card counts: that of Expanded nodes or the regular one. */
function columnAt(
  position: Layout,
  { card }: Venue,
  node: string,
): Pick<Scale, 'expanded' | 'ladder'> {
  const expanded = position.expanded.includes(node);
  return { expanded, ladder: expanded ? card.expanded : card.regular };
}

function barAt(position: Layout, realm: string, { line }: Venue): Barred | null {
  if (eligible(position, realm, line.node) === null) return { realm, because: 'no-connection' };
  if (!meetsRequirement(position, realm, line)) return { realm, because: 'requirement' };
  return null;
}

function tallySecondary(position: Layout, venue: Venue): Tally['secondary'] {
  const node = venue.line.secondary;
  if (venue.kind === 'primary' || node === null) return null;
  const deciding = position.options.secondaryColumn === 'secondary' ? node : venue.line.node;
  const { expanded, ladder } = columnAt(position, venue, deciding);
  return {
    node,
    power: powerAt(position, position.active, { node }),
    ducats: ladder[2],
    expanded,
  };
}
