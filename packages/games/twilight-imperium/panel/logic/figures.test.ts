import { expect, test } from 'vitest';
import { changesBetween } from '../../../panel/changes.ts';
import { SETUP, viewOf } from '../testing/views.ts';
import { figuresOf } from './figures.ts';

test('a transaction tells both seats by how much their goods changed, and the others nothing', () => {
  const offer = {
    type: 'propose',
    to: 'leo',
    gives: { commodities: 2 },
    asks: { relicFragments: { cultural: 1 } },
  };
  const before = viewOf(SETUP, 'ana', [['ana', offer]]);
  const after = viewOf(SETUP, 'ana', [
    ['ana', offer],
    ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
  ]);
  expect(changesBetween(before.seats, after.seats, figuresOf)).toEqual({
    ana: { commodities: -2, cultural: 1 },
    leo: { tradeGoods: 2, cultural: -1 },
  });
  expect(changesBetween(after.seats, after.seats, figuresOf)).toEqual({});
});
