import { cardOf } from '../../../data/cards.ts';
import type { ChoiceView, View } from '../../../view.ts';

/** A realm with a Merchant where a choice pays, and what keeps it from being paid (PP-12.1, PP-12.5). */
export type Barred = { readonly realm: string; readonly because: 'cut' | 'own' | 'token' };

/**
 * The realms whose Merchant stands in vain where a choice pays: it has no connection, or the card asks for what is not
 * there. Whoever trades brings a Merchant, and is paid elsewhere where the choice is a secondary one.
 */
export function findBarred(
  { seats, active, eligible }: Pick<View, 'seats' | 'active' | 'eligible'>,
  { card, node, kind, primary = node, powers }: ChoiceView,
): readonly Barred[] {
  const requirement = cardOf(card)?.lines.find((line) => line.node === primary)?.requirement;
  return Object.entries(seats).flatMap(([realm, { merchants }]): Barred[] => {
    const isTrader = realm === active;
    const stands = isTrader
      ? kind === 'primary'
      : merchants.some((merchant) => merchant.node === primary);
    if (!stands || Object.hasOwn(powers, realm)) return [];
    if (!isTrader && !Object.hasOwn(eligible[realm] ?? {}, primary))
      return [{ realm, because: 'cut' }];
    return requirement ? [{ realm, because: requirement }] : [];
  });
}
