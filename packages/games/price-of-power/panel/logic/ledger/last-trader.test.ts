import { expect, test } from 'vitest';
import { lastTrader } from './last-trader.ts';

const traded = (seat: string, card = 'T25-1') => ({ type: 'traded', seat, card });
const collected = (seat: string, card = 'T25-1') => ({ type: 'collected', seat, card });

test('the last trade is that of whose Trade Action was paid last', () => {
  const last = (...events: Parameters<typeof lastTrader>[0]) => lastTrader(events, 'T25-1');
  expect(last(traded('france'), collected('france'))).toBe('france');
  expect(last(traded('france'), collected('france'), traded('castile'))).toBe('france');
  const again = [collected('france'), traded('castile'), collected('castile')];
  expect(last(traded('france'), ...again)).toBe('castile');
  expect(last(collected('france'))).toBe('france');
  expect(last(traded('castile'))).toBe(undefined);
  expect(last()).toBe(undefined);
});

test('a log that has not come as far as the view tells nobody', () => {
  const before = [traded('france'), collected('france')];
  expect(lastTrader(before, 'T02-1')).toBe(undefined);
  const now = [...before, traded('castile', 'T02-1'), collected('castile', 'T02-1')];
  expect(lastTrader(now, 'T02-1')).toBe('castile');
});
