import { describe, expect, test } from 'vitest';
import type { OfferState } from '../../../state.ts';
import type { OfferView } from '../../../view.ts';
import { changeDraft, type Draft, EMPTY_DRAFT } from './draft.ts';
import { findEnding } from './ending.ts';

const offer: OfferView = {
  from: 'thrace',
  to: null,
  revision: 1,
  state: 'open',
  gives: { count: 3, named: ['grain', 'iron'] },
  asks: { count: 3, named: [] },
  note: null,
  delivered: [],
};

const answer: Draft = {
  ...EMPTY_DRAFT,
  purpose: { type: 'answer', offer: 'thrace-1', revision: 1 },
  to: 'thrace',
  gives: [{ kind: 'salt', said: null }],
};
const delivery: Draft = { ...answer, purpose: { type: 'deliver', offer: 'thrace-1', revision: 1 } };

describe('a deal on the mat', () => {
  test.each<[OfferState, string | undefined]>([
    ['open', undefined],
    ['lapsed', 'lapsed'],
    ['withdrawn', 'withdrawn'],
    ['suspended', 'suspended'],
    ['accepted', 'taken'],
    ['traded', 'taken'],
  ])('to be answered, whose offer is now %s: %s', (state, ending) => {
    expect(findEnding('crete', answer, { ...offer, state })).toBe(ending);
  });

  test('that the one at the mat has ended himself ends without a word', () => {
    const mine = { ...offer, acceptedBy: 'crete' };
    expect(findEnding('crete', answer, { ...mine, state: 'accepted' })).toBeNull();
    expect(findEnding('crete', answer, { ...offer, to: 'crete', state: 'declined' })).toBeNull();
    expect(findEnding('crete', delivery, { ...mine, state: 'traded' })).toBeNull();
  });

  test('whose cards are due is off when it is agreed no more, or not known any more', () => {
    expect(findEnding('crete', delivery, { ...offer, state: 'accepted' })).toBeUndefined();
    expect(findEnding('crete', delivery, offer)).toBe('off');
    expect(findEnding('crete', delivery, undefined)).toBe('off');
  });

  test('of one’s own making never ends', () => {
    expect(findEnding('crete', EMPTY_DRAFT, undefined)).toBeUndefined();
  });

  test('leaves its end to be read until the next card is laid', () => {
    const gone = changeDraft(answer, { type: 'gone', purpose: answer.purpose, ending: 'taken' });
    expect(gone).toEqual({
      ...EMPTY_DRAFT,
      gone: { seat: 'thrace', ending: 'taken', left: answer },
    });
    expect(changeDraft(gone, { type: 'lay', kind: 'salt' })).not.toHaveProperty('gone');
  });
});
