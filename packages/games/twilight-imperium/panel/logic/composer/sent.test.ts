import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { hasArrived, revisionsOf } from './sent.ts';

const FIRST: Step = ['ana', { type: 'propose', to: 'leo', gives: { commodities: 1 }, asks: {} }];
const [offer = ''] = Object.keys(viewOf(SETUP, 'ana', [FIRST]).offers);
const CHANGED: Step = ['ana', { type: 'revise', offer, gives: { commodities: 2 } }];

describe('whether an offer that was sent has come to the table', () => {
  const known = revisionsOf(viewOf(SETUP, 'ana', [FIRST]));

  it.each([
    ['a new one does', [FIRST, FIRST], true],
    ['a changed one does', [FIRST, CHANGED], true],
    ['what was there already does not', [FIRST], false],
    ['one to somebody else does not', [FIRST, ['ana', { ...FIRST[1], to: 'max' }]], false],
  ] as const)('%s', (_, steps, has) => {
    expect(hasArrived(viewOf(SETUP, 'ana', steps), 'leo', known)).toBe(has);
  });

  it('another’s does not', () => {
    const theirs: Step = [
      'leo',
      { type: 'propose', to: 'ana', gives: {}, asks: { tradeGoods: 1 } },
    ];
    expect(hasArrived(viewOf(SETUP, 'ana', [FIRST, theirs]), 'leo', known)).toBe(false);
  });
});
