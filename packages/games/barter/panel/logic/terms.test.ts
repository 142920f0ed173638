import { describe, expect, test } from 'vitest';
import { freeCards } from '../../cards/free.ts';
import { tradeView } from '../../testing/trade-view.ts';
import type { OfferView, View } from '../../view.ts';
import type { FloorDeck } from './floor-deck.ts';
import { exchange, gainOfNext, handValue, setValue } from './hand.ts';
import { actsOn, couldBeMine, countDue, grants, placeOf } from './market/standing.ts';
import { draftFor } from './mat/openings.ts';
import { fillUp } from './mat/payment.ts';
import { agreedSide, canFill, cheapestCards, lacksFor, previewDeal } from './terms.ts';

const deck: FloorDeck = {
  commodities: {
    salt: { value: 3, limit: 9, mined: false },
    grain: { value: 4, limit: 8, mined: false },
    iron: { value: 2, limit: 3, mined: true },
    water: { value: 0, limit: 0, mined: false },
  },
  calamities: { piracy: { tradable: true }, famine: { tradable: false } },
};

const open: OfferView = {
  from: 'egypt',
  to: null,
  revision: 1,
  state: 'open',
  gives: { count: 3, named: ['grain', 'grain', 'salt'] },
  asks: { count: 3, named: ['salt', 'salt'] },
  note: null,
  delivered: [],
};

const viewWith = (hand: Readonly<Record<string, number>>, sealed: View['sealed'] = {}) =>
  tradeView(hand, { open }, sealed);

describe('what sets are worth', () => {
  test('the square of the cards times their value, up to the limit', () => {
    expect(setValue(deck, 'grain', 3)).toBe(36);
    expect(setValue(deck, 'iron', 5)).toBe(18);
    expect(gainOfNext(deck, 'iron', 3)).toBe(0);
    expect(setValue(deck, 'water', 4)).toBe(0);
    expect(handValue(deck, { grain: 2, salt: 1, piracy: 1 })).toBe(19);
  });

  test('cards that run out leave the hand', () => {
    expect(exchange({ salt: 1, grain: 1 }, { salt: 1 }, { iron: 2 })).toEqual({
      grain: 1,
      iron: 2,
    });
  });

  test('a deal is valued by what binds, and by what is merely said', () => {
    const outlook = previewDeal(deck, { salt: 3 }, ['salt', 'salt', 'salt'], open.gives.named);
    expect(outlook).toEqual({ before: 27, sure: 16, hoped: 19 });
  });
});

describe('whether an offer can be filled', () => {
  test('with the named cards, enough tradable ones, and two commodities to name', () => {
    expect(canFill(deck, { salt: 2, piracy: 1 }, open)).toBe(true);
    expect(canFill(deck, { salt: 2, famine: 1 }, open)).toBe(false);
    expect(canFill(deck, { salt: 1, grain: 4 }, open)).toBe(false);
    const any = { ...open, asks: { count: 3, named: [] } };
    expect(canFill(deck, { salt: 1, piracy: 3 }, any)).toBe(false);
    const frank: FloorDeck = {
      ...deck,
      calamities: { piracy: { tradable: true, nameable: true } },
    };
    expect(canFill(frank, { salt: 1, piracy: 3 }, any)).toBe(true);
  });

  test('cards that are sealed into another deal are not free', () => {
    const view = viewWith({ salt: 3 }, { other: { salt: 2 } });
    expect(freeCards(view)).toEqual({ salt: 1 });
    expect(freeCards(view, 'other')).toEqual({ salt: 3 });
  });

  test('what is paid is what costs the least', () => {
    expect(cheapestCards(deck, { salt: 3, iron: 1, grain: 2 }, open.asks)).toEqual([
      'salt',
      'salt',
      'iron',
    ]);
    expect(cheapestCards(deck, { salt: 1, iron: 9 }, open.asks)).toBeNull();
    expect(cheapestCards(deck, { salt: 2, piracy: 1 }, open.asks)).toBeNull();
  });

  test('a whole set may cost less than the cheapest card and another after it', () => {
    const any = { count: 2, named: [] };
    // Grain and a Salt would be 4 and 9.
    expect(cheapestCards(deck, { grain: 1, salt: 2 }, any)).toEqual(['salt', 'salt']);
    // With one Salt laid already the other one is 3.
    const laid = { named: ['salt'] };
    expect(cheapestCards(deck, { grain: 1, salt: 2 }, any, laid)).toEqual(['salt', 'salt']);
  });

  test('what comes in, and what is sealed elsewhere, counts in the sets that cards are taken from', () => {
    const any = { count: 1, named: [] };
    expect(cheapestCards(deck, { grain: 1, salt: 2 }, any)).toEqual(['grain']);
    const hand = { grain: 3, salt: 2 };
    expect(cheapestCards(deck, { grain: 1, salt: 2 }, any, { hand })).toEqual(['salt']);
  });
});

describe('where an offer stands and what can be done', () => {
  test('an offer to all can be taken by others and kept by its maker', () => {
    expect(placeOf('crete', open)).toBe('all');
    expect(placeOf('egypt', open)).toBe('mine');
    const agreed: OfferView = { ...open, state: 'accepted', acceptedBy: 'crete' };
    const places = ['crete', 'egypt', 'thrace', null].map((viewer) => placeOf(viewer, agreed));
    expect(places).toEqual(['deals', 'deals', 'agreed', 'agreed']);
    expect(actsOn('crete', open)).toEqual(['accept', 'counter']);
    expect(actsOn('egypt', open)).toEqual(['revise', 'suspend', 'withdraw']);
    expect(actsOn(null, open)).toEqual([]);
  });

  test('an offer is told as what one gets and gives, unless others have agreed on it', () => {
    expect([couldBeMine('crete', open), couldBeMine('egypt', open)]).toEqual([true, false]);
    expect(couldBeMine(null, open)).toBe(false);
    const agreed: OfferView = { ...open, state: 'accepted' };
    expect(couldBeMine('crete', agreed)).toBe(false);
    expect(couldBeMine('crete', { ...agreed, acceptedBy: 'crete' })).toBe(true);
    expect(couldBeMine('crete', { ...open, state: 'lapsed' })).toBe(false);
    expect(couldBeMine('crete', { ...open, to: 'crete', state: 'declined' })).toBe(true);
  });

  test('an offer on hold can be declined by the one it was made to, and by nobody else', () => {
    const held: OfferView = { ...open, state: 'suspended' };
    expect(actsOn('crete', { ...held, to: 'crete' })).toEqual(['decline']);
    expect(actsOn('crete', held)).toEqual([]);
  });

  test('an agreed deal waits for those who have not delivered', () => {
    const agreed: OfferView = {
      ...open,
      state: 'accepted',
      acceptedBy: 'crete',
      named: ['salt', 'salt'],
      delivered: ['crete'],
    };
    expect(actsOn('crete', agreed)).toEqual(['recall', 'back-out']);
    expect(actsOn('egypt', agreed)).toContain('deliver');
    const view = { ...viewWith({ salt: 3 }), offers: { agreed } };
    expect(countDue(view, 'egypt')).toBe(1);
    expect(countDue(view, 'crete')).toBe(0);
    expect(countDue({ ...view, phase: 'purchase' }, 'egypt')).toBe(0);
    expect(agreedSide(agreed)).toEqual({ count: 3, named: ['salt', 'salt'] });
  });

  test('a wish shows the offers that give it', () => {
    expect(grants('crete', open, 'grain')).toBe(true);
    expect(grants('crete', open, 'iron')).toBe(false);
    expect(grants('crete', open, null)).toBe(true);
  });
});

describe('how the mat is laid', () => {
  const view = viewWith({ salt: 4, grain: 1, piracy: 1 });
  const ground = { view, me: 'crete', deck, plan: undefined };

  test('an answer begins with the cards that are asked for by name', () => {
    const draft = draftFor(ground, 'accept', 'open', open);
    expect(draft.purpose).toEqual({ type: 'answer', offer: 'open', revision: 1 });
    expect(draft.gives.map(({ kind }) => kind)).toEqual(['salt', 'salt']);
    expect(fillUp(ground, draft, open)).toHaveLength(3);
  });

  test('a delivery lays the cards that were meant, as long as they are there', () => {
    const mine: OfferView = { ...open, from: 'crete', to: 'egypt', gives: open.asks };
    const plan = ['salt', 'salt', 'piracy'].map((kind) => ({ kind, said: null }));
    const planned = draftFor({ ...ground, plan }, 'deliver', 'mine', mine);
    expect(planned.gives.map(({ kind }) => kind)).toEqual(['salt', 'salt', 'piracy']);
    const gone = { ...ground, plan, view: viewWith({ salt: 4 }) };
    expect(draftFor(gone, 'deliver', 'mine', mine).gives.map(({ kind }) => kind)).toEqual([
      'salt',
      'salt',
    ]);
  });

  test('a counter turns the offer round', () => {
    const draft = draftFor(ground, 'counter', 'open', open);
    expect(draft).toMatchObject({ to: 'egypt', asks: { count: 3, named: open.gives.named } });
    expect(open.gives.named.length).toBeGreaterThan(2);
  });
});

test('what an offer asks by name and a hand lacks is told by what it lacks', () => {
  const none = { none: [], few: [], sealed: [] };
  expect(lacksFor({ salt: 2, iron: 1 }, { salt: 2, iron: 1 }, open)).toEqual(none);
  expect(lacksFor({ iron: 5 }, { iron: 5 }, open)).toEqual({ ...none, none: ['salt'] });
  expect(lacksFor({ salt: 1 }, { salt: 1 }, open)).toEqual({ ...none, few: ['salt'] });
  expect(lacksFor({ salt: 2 }, { salt: 1 }, open)).toEqual({ ...none, sealed: ['salt'] });
  const talk = { ...open, asks: { count: 3, named: ['salt', 'grain', 'iron'] } };
  expect(lacksFor({ salt: 3 }, { salt: 0 }, talk)).toEqual({
    ...none,
    none: ['grain'],
    sealed: ['salt'],
  });
});
