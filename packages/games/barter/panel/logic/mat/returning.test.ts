import { describe, expect, test } from 'vitest';
import type { OfferView, View } from '../../../view.ts';
import { changeDraft, type Draft, EMPTY_DRAFT } from './draft.ts';
import { findReturning } from './returning.ts';

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

const slot = (kind: string) => ({ kind, said: null });

const answer: Draft = {
  ...EMPTY_DRAFT,
  purpose: { type: 'answer', offer: 'thrace-1', revision: 1 },
  to: 'thrace',
  gives: [slot('salt'), slot('salt'), slot('oil')],
};

const gone = changeDraft(answer, { type: 'gone', purpose: answer.purpose, ending: 'suspended' });

/** What comes back to Crete, who holds these cards free, as the offer now stands. */
function returning(now: Partial<OfferView>, { draft = gone, hand = { salt: 2, oil: 1 } } = {}) {
  const view = { viewer: 'crete', hand, offers: { 'thrace-1': { ...offer, ...now } } };
  return findReturning('crete', draft, view as unknown as View);
}

describe('an answer whose offer was gone', () => {
  test('comes back with its cards once the offer is open again', () => {
    expect(returning({ state: 'suspended' })).toBeUndefined();
    expect(returning({})).toEqual(answer);
    // Under new terms it is as stale as any that was taken up before them.
    expect(returning({ revision: 2 })?.purpose).toEqual(answer.purpose);
  });

  test('comes back with those of its cards that are still free', () => {
    const deal = returning({}, { hand: { salt: 1, oil: 1 } });
    expect(deal?.gives).toEqual([slot('salt'), slot('oil')]);
  });

  test('stays away where nobody knows the offer any more, and once the mat was touched', () => {
    const view = { viewer: 'crete', hand: {}, offers: {} } as unknown as View;
    expect(findReturning('crete', gone, view)).toBeUndefined();
    expect(returning({}, { draft: changeDraft(gone, { type: 'to', to: 'egypt' }) })).toBe(
      undefined,
    );
    expect(returning({}, { draft: EMPTY_DRAFT })).toBeUndefined();
  });
});

describe('cards for a deal that was off', () => {
  const mine: OfferView = { ...offer, from: 'crete', state: 'accepted', acceptedBy: 'egypt' };
  const delivery: Draft = {
    ...answer,
    purpose: { type: 'deliver', offer: 'thrace-1', revision: 1 },
    to: 'thrace',
  };
  const off = changeDraft(delivery, { type: 'gone', purpose: delivery.purpose, ending: 'off' });

  test('come back once it is agreed again, for whoever has agreed', () => {
    expect(returning({ ...mine, state: 'open' }, { draft: off })).toBeUndefined();
    expect(returning(mine, { draft: off })).toEqual({ ...delivery, to: 'egypt' });
    expect(returning({ ...mine, from: 'egypt', acceptedBy: 'crete' }, { draft: off })?.to).toBe(
      'egypt',
    );
  });

  test('stay away where they have been sealed otherwise', () => {
    expect(returning({ ...mine, delivered: ['crete'] }, { draft: off })).toBeUndefined();
  });
});

describe('a deal that comes back', () => {
  const back = changeDraft(gone, { type: 'back', deal: answer });

  test('lies on the mat, and says so until it is touched', () => {
    expect(back).toEqual({ ...answer, back: true });
    expect(changeDraft(back, { type: 'take', at: 0 })).not.toHaveProperty('back');
    expect(changeDraft(EMPTY_DRAFT, { type: 'start', draft: back })).toEqual(answer);
  });

  test('does not come where another was taken up meanwhile', () => {
    const other: Draft = { ...answer, purpose: { type: 'answer', offer: 'rome-1', revision: 1 } };
    const taken = changeDraft(gone, { type: 'start', draft: other });
    expect(changeDraft(taken, { type: 'back', deal: answer })).toBe(taken);
    const otherGone = changeDraft(other, { type: 'gone', purpose: other.purpose, ending: 'off' });
    expect(changeDraft(otherGone, { type: 'back', deal: answer })).toBe(otherGone);
  });

  test('puts an offer of one’s own aside again', () => {
    const begun = changeDraft(EMPTY_DRAFT, { type: 'lay', kind: 'salt' });
    const lain = changeDraft(changeDraft(begun, { type: 'start', draft: answer }), {
      type: 'gone',
      purpose: answer.purpose,
      ending: 'suspended',
    });
    expect(changeDraft(lain, { type: 'back', deal: answer }).aside).toEqual(begun);
  });
});
