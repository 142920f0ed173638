import { describe, expect, it } from 'vitest';
import type { OfferView } from '../../../view.ts';
import { findUnsettled } from './unsettled.ts';

const DEAL = {
  from: 'crete',
  to: 'egypt',
  revision: 1,
  state: 'accepted',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks: { count: 3, named: ['grain', 'iron'] },
  note: '',
  acceptedBy: 'egypt',
  delivered: ['egypt'],
} as unknown as OfferView;

describe('a deal whose cards have not changed hands', () => {
  it('waits for the one who has not sealed his', () => {
    const offers = { one: DEAL };
    expect(findUnsettled({ offers }, 'crete')).toEqual({ partner: 'egypt', isMine: true });
    expect(findUnsettled({ offers }, 'egypt')).toEqual({ partner: 'crete', isMine: false });
  });

  it('is no matter of others, nor one that is only offered or done', () => {
    expect(findUnsettled({ offers: { one: DEAL } }, 'asia')).toBeUndefined();
    expect(findUnsettled({ offers: { one: DEAL } }, null)).toBeUndefined();
    const others = {
      open: { ...DEAL, state: 'open' },
      done: { ...DEAL, state: 'traded' },
    } as const;
    expect(findUnsettled({ offers: others }, 'crete')).toBeUndefined();
  });

  it('that waits for one’s own cards is told before others', () => {
    const offers = {
      theirs: { ...DEAL, delivered: ['crete'] },
      own: { ...DEAL, acceptedBy: 'asia' },
    };
    expect(findUnsettled({ offers }, 'crete')).toEqual({ partner: 'asia', isMine: true });
  });
});
