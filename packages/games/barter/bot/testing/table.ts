import type { Bag, Random } from '@haggle/engine';
import type { OfferView, View } from '../../view.ts';
import { makeFacts } from '../facts.ts';
import type { Scales } from '../scales.ts';
import { temperOf } from '../temper.ts';

/** A few kinds of cards, for looking at a bot closely. */
export const facts = makeFacts({
  commodities: [
    { id: 'ochre', stack: 1, value: 1, limit: 7 },
    { id: 'hides', stack: 1, value: 1, limit: 7 },
    { id: 'iron', stack: 2, value: 2, limit: 8 },
    { id: 'salt', stack: 3, value: 3, limit: 9 },
    { id: 'grain', stack: 4, value: 4, limit: 8 },
    { id: 'wine', stack: 5, value: 5, limit: 6 },
    { id: 'gold', stack: 9, value: 9, limit: 5 },
    { id: 'water', stack: 0, value: 0, limit: 0 },
  ],
  calamities: [
    { id: 'treachery', stack: 2, tradable: true, severity: 'major' },
    { id: 'famine', stack: 3, tradable: false, severity: 'major' },
    { id: 'tempest', stack: 2, tradable: true, severity: 'minor' },
    { id: 'piracy', stack: 9, tradable: true, severity: 'major' },
  ],
  costs: { treachery: 24 },
});

/** The scales of a seat. */
export function scalesOf(seat: string): Scales {
  return { facts, temper: temperOf(seat), calamityLimit: 2 };
}

/** An offer as it may stand on the floor. */
export function offerOf(parts: Partial<OfferView>): OfferView {
  return {
    from: 'egypt',
    to: null,
    revision: 1,
    state: 'open',
    gives: { count: 3, named: ['grain', 'grain'] },
    asks: { count: 3, named: ['salt', 'salt'] },
    note: null,
    delivered: [],
    ...parts,
  };
}

/** What Crete sees with this hand, a minute into the trading. */
export function viewOf(hand: Bag, parts: Partial<View> = {}): View {
  const seat = { cards: 8, finished: false };
  return {
    viewer: 'crete',
    phase: 'trade',
    deadline: 240_000,
    deck: 'some',
    options: {
      timeLimit: 300,
      misdeals: 'strict',
      namedCalamities: false,
      excess: 'uniform',
      calamityLimit: 2,
      handLimit: 8,
    },
    seats: { crete: seat, egypt: seat, thrace: seat },
    offers: {},
    trades: [],
    talk: [],
    hand,
    canTrade: true,
    value: { total: 0, sets: {} },
    calamities: [],
    sealed: {},
    ...parts,
  };
}

/** A chance that always draws the lowest number. */
export const lowest: Random = () => 0;
