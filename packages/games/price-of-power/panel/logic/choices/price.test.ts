import { expect, test } from 'vitest';
import { cards } from '../../../data/cards.ts';
import type { ChoiceView, View } from '../../../view.ts';
import { openTable } from '../../testing/table.ts';
import { priceOf } from './price.ts';

const view = openTable({ scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] });
const france = view.seats.france;
if (!france) throw new Error('France does not sit at the table');

const cardWith = (good: string) => cards.find((card) => card.good === good)?.id ?? '';
const choice = (good: string, ...incomes: readonly number[]): ChoiceView =>
  ({
    card: cardWith(good),
    outcomes: incomes.map((income) => ({ rows: {}, income: { france: income } })),
  }) as unknown as ChoiceView;

const at = (part: Partial<View>): View => ({ ...view, active: 'france', ...part });

test('gold that pays more than half of the base tax brings inflation, by every ranking or by some', () => {
  const half = france.baseTax / 2;
  expect(priceOf(at({}), choice('gold', half)).inflation).toBe(null);
  expect(priceOf(at({}), choice('gold', half + 1)).inflation).toBe('sure');
  expect(priceOf(at({}), choice('gold', half + 1, half)).inflation).toBe('maybe');
  expect(priceOf(at({}), choice('fish', half + 1)).inflation).toBe(null);
  expect(priceOf(at({ active: 'castile' }), choice('gold', half + 9)).inflation).toBe(null);
});

test('slaves cost prestige in the last ages, where there is any', () => {
  const rich = { ...view.seats, france: { ...france, prestige: 3 } };
  expect(priceOf(at({ age: 4, seats: rich }), choice('slaves', 4)).prestige).toBe('sure');
  expect(priceOf(at({ age: 1, seats: rich }), choice('slaves', 4)).prestige).toBe(null);
  const poor = { ...view.seats, france: { ...france, prestige: 0 } };
  expect(priceOf(at({ age: 4, seats: poor }), choice('slaves', 4)).prestige).toBe('none');
  expect(priceOf(at({ age: 1, seats: poor }), choice('slaves', 4)).prestige).toBe(null);
  expect(priceOf(at({ age: 4, seats: rich }), choice('fish', 4)).prestige).toBe(null);
});
