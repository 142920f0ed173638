import { expect, test } from 'vitest';
import type { OfferView } from '../../../view.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { missingNames, wishedNames } from './owed.ts';

const ASKS = { count: 5, named: ['salt', 'iron', 'salt', 'spices'] };
const OFFER: OfferView = {
  from: 'ben',
  to: 'ana',
  revision: 1,
  state: 'open',
  gives: { count: 3, named: ['grain', 'grain'] },
  asks: ASKS,
  note: null,
  delivered: [],
};

/** What is still asked of an answer on which these cards are laid: what binds, and what does not. */
function asked(...kinds: string[]) {
  const purpose = { type: 'answer', offer: 'x', revision: 1 } as const;
  const gives = kinds.map((kind) => ({ kind, said: null }));
  const draft: Draft = { ...EMPTY_DRAFT, purpose, to: 'ben', gives };
  return [missingNames(draft, OFFER), wishedNames(draft, OFFER)];
}

test('an answer is asked for what binds, and told what else is wished for, until it lies there', () => {
  expect(asked()).toEqual([
    ['salt', 'iron'],
    ['salt', 'spices'],
  ]);
  expect(asked('salt', 'spices')).toEqual([['iron'], ['salt']]);
  expect(asked('salt', 'salt', 'iron')).toEqual([[], ['spices']]);
  expect(asked('oil', 'wine')).toEqual([
    ['salt', 'iron'],
    ['salt', 'spices'],
  ]);
});

test('nothing is wished for of who makes an offer', () => {
  expect(wishedNames({ ...EMPTY_DRAFT, gives: [] }, OFFER)).toEqual([]);
});
