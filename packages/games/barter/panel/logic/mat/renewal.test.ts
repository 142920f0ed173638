import { describe, expect, test } from 'vitest';
import type { OfferView, View } from '../../../view.ts';
import { changedSides } from './changed-terms.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { draftFor } from './openings.ts';
import { renewDeal } from './renewal.ts';

const OFFER: OfferView = {
  from: 'lydia',
  to: 'minoa',
  revision: 1,
  state: 'open',
  gives: { count: 3, named: ['iron', 'iron'] },
  asks: { count: 3, named: ['incense'] },
  note: null,
  delivered: [],
};

const view = { hand: { incense: 2, gems: 1, ochre: 3 }, sealed: {} } as unknown as View;

/** An answer to the offer as it was first, on which cards were laid besides those that were asked for. */
function answer(...besides: readonly string[]): Draft {
  const ground = { view, me: 'minoa', deck: { commodities: {}, calamities: {} }, plan: undefined };
  const draft = draftFor(ground, 'accept', 'x', OFFER);
  return { ...draft, gives: [...draft.gives, ...besides.map((kind) => ({ kind, said: null }))] };
}

/** What lies on the mat once this is asked for instead. */
function laidFor(draft: Draft, count: number, ...named: readonly string[]) {
  const later = { ...OFFER, revision: 2, asks: { count, named } };
  return renewDeal(view, draft, 'x', later).gives.map(({ kind }) => kind);
}

describe('an answer to terms that were changed', () => {
  test('has what is asked for now where it is held, and gives back what is no longer asked for', () => {
    expect(laidFor(answer(), 3, 'gems')).toEqual(['gems']);
    expect(laidFor(answer('ochre'), 3, 'gems')).toEqual(['gems', 'ochre']);
    expect(laidFor(answer(), 3, 'wine')).toEqual([]);
    expect(laidFor(answer(), 4, 'incense')).toEqual(['incense']);
  });

  test('keeps the cards that were chosen for it, as many as there is room for', () => {
    expect(laidFor(answer('ochre', 'gems'), 3, 'gems', 'incense')).toEqual([
      'gems',
      'incense',
      'ochre',
    ]);
    expect(laidFor(answer('ochre', 'ochre', 'ochre'), 3, 'gems')).toEqual([
      'gems',
      'ochre',
      'ochre',
    ]);
    expect(laidFor(answer('incense'), 3, 'gems')).toEqual(['gems', 'incense']);
  });

  test('keeps what is said of a card, and is an answer to the new terms', () => {
    const draft = { ...answer(), gives: [{ kind: 'ochre', said: 'gems' }] };
    const renewed = renewDeal(view, draft, 'x', { ...OFFER, revision: 2 });
    expect(renewed.gives).toEqual([
      { kind: 'incense', said: null },
      { kind: 'ochre', said: 'gems' },
    ]);
    expect(renewed.purpose).toEqual({ type: 'answer', offer: 'x', revision: 2 });
  });

  test('of an older page, which did not keep the terms, loses no card', () => {
    const { terms: _terms, ...draft } = answer('ochre');
    expect(laidFor(draft, 3, 'gems')).toEqual(['gems', 'incense', 'ochre']);
  });
});

test('cards to hand over are no answer: what the other is asked for anew is not told to their giver', () => {
  const draft: Draft = {
    ...EMPTY_DRAFT,
    purpose: { type: 'deliver', offer: 'x', revision: 1 },
    to: 'minoa',
  };
  const own = (revision: number, kind: string): OfferView => ({
    ...OFFER,
    revision,
    state: 'accepted',
    acceptedBy: 'minoa',
    asks: { count: 3, named: [kind] },
  });
  const renewed = renewDeal(view, draft, 'x', own(2, 'gems'));
  expect(renewed.purpose).toEqual({ type: 'deliver', offer: 'x', revision: 2 });
  expect(changedSides(renewed, own(3, 'ochre'))).toBeUndefined();
});
