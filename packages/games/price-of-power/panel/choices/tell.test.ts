import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import { tellIncome, tellOutcome, tellRange } from './tell.ts';

test('what is paid is told from the most to the least, to oneself as you', () => {
  const income = { papal: 4, france: 7 };
  expect(tellIncome(words, income)).toBe('France\u00a07, the Papal States\u00a04');
  expect(tellIncome(words, income, 'papal')).toBe('France\u00a07, you\u00a04');
  expect(tellIncome(words, {}, 'papal')).toBe('nobody is paid');
});

test('who trades is told beforehand what it pays, also where that is nothing', () => {
  const tell = (...incomes: Record<string, number>[]) =>
    tellOutcome(words, { outcomes: incomes.map((income) => ({ rows: {}, income })) }, 'france');
  expect(tell({ england: 4, france: 7 })).toBe('This pays you\u00a07, England\u00a04.');
  expect(tell({})).toBe('This pays nobody.');
  expect(tell({ france: 7 }, { france: 4 })).toMatch(/equal/i);
});

test('a figure that hangs on a ranking is told from its least to its most', () => {
  expect(tellRange({ least: 7, most: 7 })).toBe('7');
  expect(tellRange({ least: 0, most: 4 })).toBe('0 to 4');
  expect(tellRange({ least: -4, most: 4 }, true)).toBe('−4 to +4');
  expect(tellRange({ least: 0, most: 0 }, true)).toBe('0');
});
