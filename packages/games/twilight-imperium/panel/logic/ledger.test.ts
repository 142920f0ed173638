import { expect, test } from 'vitest';
import { SETUP, viewOf } from '../testing/views.ts';
import { type Goods, hasGoods, isConvertible, NO_GOODS, presentOf } from './ledger.ts';

const goods = (some: Partial<Goods>): Goods => ({ ...NO_GOODS, ...some });

test('a ledger line names only goods of which there are any', () => {
  expect(presentOf(NO_GOODS)).toEqual({});
  expect(presentOf(goods({ relicFragments: { cultural: 0 } }))).toEqual({});
  const some = { tradeGoods: 2, relicFragments: { cultural: 1 } };
  expect(presentOf(goods(some))).toEqual(some);
});

test('a seat has goods if it has enough of each', () => {
  const { leo } = viewOf(SETUP, 'leo').seats;
  if (leo === undefined) throw new Error('leo');
  expect(hasGoods(leo, goods({ commodities: 2, relicFragments: { cultural: 2 } }))).toBe(true);
  expect(hasGoods(leo, goods({ commodities: 3 }))).toBe(false);
  expect(hasGoods(leo, goods({ tradeGoods: 1 }))).toBe(false);
  expect(hasGoods(leo, goods({ relicFragments: { hazardous: 1 } }))).toBe(false);
});

test('commodities alone can be converted', () => {
  expect(isConvertible(NO_GOODS)).toBe(false);
  expect(isConvertible(goods({ commodities: 1 }))).toBe(true);
  expect(isConvertible(goods({ commodities: 1, tradeGoods: 1 }))).toBe(false);
  expect(isConvertible(goods({ commodities: 1, relicFragments: { cultural: 1 } }))).toBe(false);
});
