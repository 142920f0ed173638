import { expect, test } from 'vitest';
import { roundIncome } from './round-income.ts';

const paid = (seat: string, income: Record<string, number>) => ({
  type: 'collected',
  seat,
  card: 'T18-2',
  node: 'bordeaux',
  income,
});

test('the incomes of a round are those since the last one ended', () => {
  expect(roundIncome([{ type: 'opened' }])).toEqual({ payments: [], sums: {} });
  const first = [{ type: 'opened' }, paid('france', { france: 4, england: 7 })];
  const second = [...first, { type: 'turn-ended' }, paid('england', { england: 2, castile: 0 })];
  expect(roundIncome(second)).toMatchObject({
    payments: [{ seat: 'france' }, { seat: 'england' }],
    sums: { france: 4, england: 9, castile: 0 },
  });
  expect(roundIncome([...second, { type: 'round-ended' }])).toEqual({ payments: [], sums: {} });
});

test('the ducats for cards that were given up are among them', () => {
  const forgone = { type: 'forgone', seat: 'france', cards: ['T18-2'], ducats: 2 };
  expect(roundIncome([{ type: 'opened' }, paid('england', { france: 1 }), forgone])).toMatchObject({
    payments: [
      { seat: 'england', trade: { node: 'bordeaux' } },
      { seat: 'france', trade: null },
    ],
    sums: { france: 3 },
  });
});

test('they are not told from a log that does not reach back so far', () => {
  expect(roundIncome([paid('france', { france: 4 })])).toBe(null);
});
