import { expect, test } from 'vitest';
import { isOutOfTrading } from './out-of-trading.ts';

const seats = { ana: { cards: 2, finished: true }, ben: { cards: 3, finished: true } };

test('who holds fewer than three cards is out of trading, and nobody else', () => {
  expect(isOutOfTrading({ phase: 'trade', seats }, 'ana')).toBe(true);
  expect(isOutOfTrading({ phase: 'trade', seats }, 'ben')).toBe(false);
  expect(isOutOfTrading({ phase: 'trade', seats }, null)).toBe(false);
  expect(isOutOfTrading({ phase: 'purchase', seats }, 'ana')).toBe(false);
});
