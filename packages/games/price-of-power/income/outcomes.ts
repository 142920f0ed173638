import { isContested, orderingsOf, type Row, sortTier, type Tier } from './rows.ts';
import type { Tally } from './tally.ts';

/** What a trade pays everybody who collects or is pushed out, for one way of ranking equals. */
export type Outcome = {
  /** The realms whose ranking matters, best first; absent where no tie changes what anyone is paid. */
  readonly order?: readonly string[];
  readonly rows: Readonly<Record<string, Row>>;
  readonly income: Readonly<Record<string, number>>;
};

/** One outcome for each ranking that pays differently, sorted by the ids in their orders; one without `order` else. */
export function listOutcomes(tally: Tally): readonly Outcome[] {
  let orders: readonly (readonly string[])[] = [[]];
  for (const tier of tally.tiers.filter(isContested)) {
    const within = orderingsOf(tier);
    orders = orders.flatMap((order) => within.map((more) => [...order, ...more]));
  }
  return orders.map((order) => resolve(tally, order));
}

/**
 * What is paid when equals are ranked so. An order that leaves out realms of a tier ranks that tier by
 * ids, which is right wherever the tier is not contested.
 */
export function resolve(tally: Tally, order: readonly string[]): Outcome {
  const placed: Record<string, { readonly row: Row; readonly ducats: number }> = {};
  for (const tier of tally.tiers) placeTier(tier, order, placed);
  const { secondary, active } = tally;
  if (secondary !== null) {
    const besides = placed[active]?.ducats ?? 0;
    placed[active] = { row: 3, ducats: secondary.ducats + besides };
  }
  const realms = Object.keys(placed).sort();
  return {
    ...(order.length > 0 && { order }),
    rows: Object.fromEntries(realms.map((realm) => [realm, placed[realm]?.row ?? null])),
    income: Object.fromEntries(realms.map((realm) => [realm, placed[realm]?.ducats ?? 0])),
  };
}

function placeTier(
  tier: Tier,
  order: readonly string[],
  placed: Record<string, { readonly row: Row; readonly ducats: number }>,
): void {
  for (const [at, realm] of sortTier(tier, order).entries()) {
    const place = tier.places[at];
    if (place) placed[realm] = { row: place.row, ducats: place.ducats };
  }
}

/** Each realm's total Trade Power as the outcomes list them: the active one's is that of a secondary node. */
export function totalPowers(tally: Tally): Readonly<Record<string, number>> {
  const powers = { ...tally.powers };
  if (tally.secondary !== null) powers[tally.active] = tally.secondary.power;
  const realms = Object.keys(powers).sort();
  return Object.fromEntries(realms.map((realm) => [realm, powers[realm]?.total ?? 0]));
}
