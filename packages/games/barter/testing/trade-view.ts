import type { OfferView, View } from '../view.ts';

/** The view of crete in trading, with a hand and offers. */
export function tradeView(
  hand: Readonly<Record<string, number>>,
  offers: Readonly<Record<string, OfferView>>,
  sealed: View['sealed'] = {},
): View {
  return {
    viewer: 'crete',
    phase: 'trade',
    deadline: null,
    deck: 'standard',
    options: {
      timeLimit: null,
      misdeals: 'strict',
      namedCalamities: false,
      excess: 'uniform',
      calamityLimit: 2,
      handLimit: null,
    },
    seats: {},
    offers,
    trades: [],
    talk: [],
    hand,
    sealed,
  };
}
