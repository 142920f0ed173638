import { expect, test } from 'vitest';
import { lastTrader } from './last-trader.ts';

const traded = (seat: string) => ({ type: 'traded', seat, card: 'T25-1' });
const collected = { type: 'collected', card: 'T25-1' };

test('the last trade is that of who traded before the last pay', () => {
  expect(lastTrader([traded('france'), collected])).toBe('france');
  expect(lastTrader([traded('france'), collected, traded('castile')])).toBe('france');
  expect(lastTrader([traded('france'), collected, traded('castile'), collected])).toBe('castile');
  expect(lastTrader([collected, traded('castile')])).toBe(undefined);
  expect(lastTrader([traded('castile')])).toBe(undefined);
  expect(lastTrader([])).toBe(undefined);
});
