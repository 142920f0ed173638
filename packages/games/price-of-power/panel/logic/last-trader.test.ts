import { expect, test } from 'vitest';
import { lastTrader } from './last-trader.ts';

const traded = (seat: string, card = 'T25-1') => ({ type: 'traded', seat, card });
const collected = (card = 'T25-1') => ({ type: 'collected', card });

test('the last trade is that of who traded before the last pay', () => {
  const last = (...events: Parameters<typeof lastTrader>[0]) => lastTrader(events, 'T25-1');
  expect(last(traded('france'), collected())).toBe('france');
  expect(last(traded('france'), collected(), traded('castile'))).toBe('france');
  expect(last(traded('france'), collected(), traded('castile'), collected())).toBe('castile');
  expect(last(collected(), traded('castile'))).toBe(undefined);
  expect(last(traded('castile'))).toBe(undefined);
  expect(last()).toBe(undefined);
});

test('a log that has not come as far as the view tells nobody', () => {
  const before = [traded('france'), collected()];
  expect(lastTrader(before, 'T02-1')).toBe(undefined);
  const now = [...before, traded('castile', 'T02-1'), collected('T02-1')];
  expect(lastTrader(now, 'T02-1')).toBe('castile');
});
