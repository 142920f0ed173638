import { describe, expect, test } from 'vitest';
import { tradeView } from '../../../testing/trade-view.ts';
import type { OfferView } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { fillUp, paymentFor } from './payment.ts';

const deck: FloorDeck = {
  commodities: {
    salt: { value: 3, limit: 9, mined: false },
    grain: { value: 4, limit: 8, mined: false },
    iron: { value: 2, limit: 8, mined: true },
  },
  calamities: {},
};

const offer: OfferView = {
  from: 'egypt',
  to: 'crete',
  revision: 1,
  state: 'open',
  gives: { count: 3, named: ['grain', 'grain', 'salt'] },
  asks: { count: 3, named: ['salt', 'salt'] },
  note: null,
  delivered: [],
};

const viewWith = (hand: Readonly<Record<string, number>>) => tradeView(hand, { a: offer });

const laying = (kinds: readonly string[], draft: Draft = EMPTY_DRAFT): Draft => ({
  ...draft,
  gives: kinds.map((kind) => ({ kind, said: null })),
});

const answer: Draft = {
  ...EMPTY_DRAFT,
  purpose: { type: 'answer', offer: 'a', revision: 1 },
  to: 'egypt',
};

describe('what the deal on the mat takes and brings', () => {
  const ground = { view: viewWith({ salt: 2, grain: 1, iron: 1 }), me: 'crete', deck };
  const pay = (kinds: readonly string[]) => paymentFor(ground, laying(kinds, answer), offer);

  test('what is still due by name is counted, and the rest as it costs the hand the least', () => {
    const filled = { gets: offer.gives.named, isFilled: true };
    // The grain would be the third of a set by the two that come.
    expect(pay([])).toEqual({ ...filled, pays: ['salt', 'salt', 'iron'] });
    expect(pay(['grain'])).toEqual({ ...filled, pays: ['grain', 'salt', 'salt'] });
  });

  test('the mat is filled up with just the cards that were counted', () => {
    const fill = (kinds: readonly string[]) =>
      fillUp(ground, laying(kinds, answer), offer).map(({ kind }) => kind);
    expect(fill([])).toEqual(pay([])?.pays);
    expect(fill(['salt', 'salt'])).toEqual(['salt', 'salt', 'iron']);
    // More than is asked for is left as it lies.
    expect(fill(['salt', 'salt', 'grain', 'iron'])).toEqual(['salt', 'salt', 'grain', 'iron']);
  });

  test('what is laid in full is counted as it lies', () => {
    const pays = ['salt', 'salt', 'grain'];
    expect(pay(pays)).toEqual({ pays, gets: offer.gives.named, isFilled: false });
  });

  test('nothing is counted that cannot be handed over', () => {
    expect(pay(['salt', 'salt', 'grain', 'iron'])).toBe(null);
    expect(pay(['grain', 'iron'])).toBe(null);
    const poor = { ...ground, view: viewWith({ salt: 2 }) };
    expect(paymentFor(poor, laying(['salt', 'salt'], answer), offer)).toBe(null);
  });

  test('an offer is filled up to the three cards that it must give', () => {
    const draft = laying(['iron'], { ...EMPTY_DRAFT, asks: { count: 3, named: ['salt', 'salt'] } });
    expect(paymentFor(ground, draft, undefined)).toEqual({
      pays: ['iron', 'salt', 'grain'],
      gets: ['salt', 'salt'],
      isFilled: true,
    });
  });
});
