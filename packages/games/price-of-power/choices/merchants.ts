import type { Options } from '../readings.ts';
import { type Layout, type Merchant, REVEALING_COSTS, type Realm, SUPPLY } from '../state.ts';

/** Upright Merchants, in the supply too where the reading allows them to be placed (PP-12.4, R-12). */
export function availableOf(
  merchants: readonly Merchant[],
  { merchantFromSupply }: Pick<Options, 'merchantFromSupply'>,
): readonly Merchant[] {
  return merchants.filter(({ node, laid }) => !laid && (node !== SUPPLY || merchantFromSupply));
}

/** Whether a realm can pay for a Trade Action and has a Merchant for it (PP-TA). */
export function canAct(
  { diplomaticPower, merchants }: Pick<Realm, 'diplomaticPower' | 'merchants'>,
  options: Pick<Options, 'merchantFromSupply'>,
): boolean {
  return diplomaticPower >= REVEALING_COSTS && availableOf(merchants, options).length > 0;
}

/**
 * The Merchant that a choice counts with: the one that stands at the node, else an available one from elsewhere, the
 * primary node of a secondary trade last, as it may collect there. A trade that names none takes the only one that
 * stands on the board instead, so who wants what the choice pays names the Merchant. Null: the node is barred by a
 * Merchant of one's own that has been laid down there, or none is available (PP-12.4).
 */
export function findMerchant(
  { seats, options }: Pick<Layout, 'seats' | 'options'>,
  realm: string,
  { node, primary }: { readonly node: string; readonly primary?: string | undefined },
): Merchant | null {
  const merchants = seats[realm]?.merchants ?? [];
  const there = merchants.find((merchant) => merchant.node === node);
  if (there) return there.laid ? null : there;
  const available = availableOf(merchants, options);
  return available.find((merchant) => merchant.node !== primary) ?? available[0] ?? null;
}

/** The position after one of a realm's Merchants was moved to a node and laid down. */
export function layMerchant<P extends Layout>(
  position: P,
  realm: string,
  { merchant, node }: { readonly merchant: Merchant; readonly node: string },
): P {
  const pieces = position.seats[realm];
  if (pieces === undefined) return position;
  const merchants = pieces.merchants.map((one) =>
    one === merchant ? { ...one, node, laid: true } : one,
  );
  return { ...position, seats: { ...position.seats, [realm]: { ...pieces, merchants } } };
}
