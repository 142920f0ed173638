import { fillIn } from '@haggle/engine';
import { zonesAt } from '../map/graph.ts';
import type { Layout } from '../state.ts';
import { ownedOf, type Power, shipsIn } from './power.ts';
import { type Place, sortTier, type Tier } from './rows.ts';
import type { Barred, Tally } from './tally.ts';

/** The words of a game's catalogue that reasons are made of: sentences under `why-…`, and names of things. */
export type Phrases = Readonly<Record<string, string>>;

/**
 * Why each realm is paid what it is paid, step by step (PP-12.5): its Trade Power and the row that earns,
 * who pushes it down, the Pirates, the money. Equals who all go without were ranked by nobody: each is told why
 * even the first of them is paid nothing. Realms with a Merchant in the node that may not collect are told
 * why not. The position is the one that was tallied.
 */
export function explain(
  tally: Tally,
  order: readonly string[],
  { position, phrases }: { position: Layout; phrases: Phrases },
): Readonly<Record<string, readonly string[]>> {
  const teller = makeTeller(phrases);
  const why: Record<string, readonly string[]> = {};
  const settled: Settled[] = [];
  for (const tier of tally.tiers) {
    const isUnpaid = tier.places.every(({ row }) => row === null);
    const stronger = [...settled];
    for (const [at, realm] of sortTier(tier, order).entries()) {
      const place = tier.places[isUnpaid ? 0 : at];
      if (place === undefined) continue;
      const count = countUp(teller, { position, tally, realm });
      const above = findAbove(isUnpaid ? stronger : settled, place, tier);
      const descent = { tally, place, realm, above, tier };
      why[realm] = [count(place), ...descend(teller, descent)];
      settled.push({ realm, row: place.pushed });
    }
  }
  for (const bar of tally.barred) why[bar.realm] = [refuseIncome(teller, tally, bar)];
  if (tally.secondary !== null) {
    const besides = why[tally.active] ?? [];
    const sums = [...explainSecondary(teller, { position, tally }), ...besides];
    why[tally.active] = sums;
  }
  return Object.fromEntries(Object.entries(why).sort(([one], [other]) => (one < other ? -1 : 1)));
}

type Teller = {
  readonly tell: (key: string, data?: Readonly<Record<string, string | number>>) => string;
  readonly name: (id: string) => string;
  /** A name before what somebody has. */
  readonly whose: (id: string) => string;
};

function makeTeller(phrases: Phrases): Teller {
  const name = (id: string): string => (Object.hasOwn(phrases, id) ? (phrases[id] ?? id) : id);
  return {
    name,
    whose: (id) => {
      const owner = name(id);
      return fillIn(name(owner.endsWith('s') ? 'told-whose-s' : 'told-whose'), { name: owner });
    },
    tell: (key, data) => fillIn(name(`why-${key}`), data),
  };
}

type Counting = {
  readonly position: Layout;
  readonly tally: Tally;
};

/** "Merchant 1 + Toulouse 1 + ship in the Bay of Biscay 1 = 3 → middle row". */
function countUp(
  teller: Teller,
  { position, tally, realm }: Counting & { readonly realm: string },
): (place: Place) => string {
  const power = tally.powers[realm];
  const provinces = ownedOf(position, realm, tally.venue.line).map((key) =>
    teller.tell('province', { province: teller.name(key.province), power: key.power }),
  );
  const ships = tellShips(teller, { position, realm, node: tally.node });
  const sum = addUp(teller, power, [...provinces, ...ships]);
  return ({ earned }) => teller.tell('earned', { sum, row: tellRow(teller, earned) });
}

function addUp(teller: Teller, power: Power | undefined, more: readonly string[]): string {
  const merchant = power?.merchant ? [teller.tell('merchant', { power: power.merchant })] : [];
  return `${[...merchant, ...more].join(' + ')} = ${power?.total ?? 0}`;
}

function tellShips(
  teller: Teller,
  {
    position,
    realm,
    node,
  }: Omit<Counting, 'tally'> & { readonly realm: string; readonly node: string },
): readonly string[] {
  return shipsIn(position.seats[realm], zonesAt(position, node)).map(({ zone, ships }) =>
    teller.tell(ships === 1 ? 'ship' : 'ships', { ships, zone: teller.name(`zone-${zone}`) }),
  );
}

function tellRow(teller: Teller, row: number): string {
  return teller.tell(row <= 3 ? `row-${row}` : 'row-none');
}

/** A realm that has its place, and the row that it takes before the Pirates. */
type Settled = { readonly realm: string; readonly row: number };

/** Who pushes: of equals the one ranked before; else whoever has the row that is earned here, though others lie between. */
function findAbove(before: readonly Settled[], { earned }: Place, tier: Tier): string | null {
  const nearest = before.at(-1)?.realm ?? null;
  if (nearest !== null && tier.realms.includes(nearest)) return nearest;
  return before.find(({ row }) => row === earned)?.realm ?? nearest;
}

type Descent = {
  readonly tally: Tally;
  readonly place: Place;
  readonly realm: string;
  /** Who keeps it from the row that it earns, or null. */
  readonly above: string | null;
  readonly tier: Tier;
};

/** From the row that is earned to the money: who pushes, the Pirates, the column. */
function descend(teller: Teller, { tally, place, above, tier }: Descent): readonly string[] {
  const steps: string[] = [];
  const { pirates, expanded } = tally.scale;
  if (place.pushed > place.earned && above !== null) {
    const key = tier.realms.includes(above) ? 'ranked' : 'pushed';
    const data = {
      rival: teller.name(above),
      of: teller.whose(above),
      power: tally.powers[above]?.total ?? 0,
    };
    steps.push(teller.tell(key, { ...data, row: tellRow(teller, place.pushed) }));
  }
  if (pirates > 0 && place.pushed <= 3) {
    const row = tellRow(teller, place.row ?? 4);
    steps.push(teller.tell(pirates === 1 ? 'pirate' : 'pirates', { pirates, row }));
  }
  if (place.row !== null) steps.push(tellPay(teller, place.ducats, expanded));
  return steps;
}

function tellPay(teller: Teller, ducats: number, isExpanded: boolean): string {
  return teller.tell(isExpanded ? 'paid-expanded' : 'paid', { ducats });
}

function refuseIncome(teller: Teller, tally: Tally, { because }: Barred): string {
  const { requirement } = tally.venue.line;
  const key = because === 'requirement' ? `requirement-${requirement}` : because;
  return teller.tell(key, { node: teller.name(`node-${tally.node}`) });
}

function explainSecondary(teller: Teller, { position, tally }: Counting): readonly string[] {
  const { secondary, active } = tally;
  if (secondary === null) return [];
  const ships = tellShips(teller, { position, realm: active, node: secondary.node });
  const sum = addUp(teller, secondary.power, ships);
  const node = teller.name(`node-${secondary.node}`);
  return [
    teller.tell('secondary', { sum, node, row: tellRow(teller, 3) }),
    tellPay(teller, secondary.ducats, secondary.expanded),
  ];
}
