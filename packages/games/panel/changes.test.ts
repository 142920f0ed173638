import { expect, test } from 'vitest';
import { changesBetween, isNextStep } from './changes.ts';

test('changes are those of the seats that were there, and of their figures that differ', () => {
  const figuresOf = (figures: Readonly<Record<string, number>>) => figures;
  const before = { ana: { goods: 1 }, ben: { goods: 2 } };
  const after = { ana: { goods: 4, debts: 1 }, ben: { goods: 2 }, cleo: { goods: 5 } };
  expect(changesBetween(before, after, figuresOf)).toEqual({ ana: { goods: 3, debts: 1 } });
});

test('a log goes on by one step, or leaps, or goes back', () => {
  const [opened, offered, accepted] = [{}, {}, {}];
  expect(isNextStep([opened], [opened, offered])).toBe(true);
  // A long log is shown without its beginning.
  expect(isNextStep([opened, offered], [offered, accepted])).toBe(true);
  expect(isNextStep([opened], [opened, offered, accepted])).toBe(false);
  expect(isNextStep([opened, offered], [opened])).toBe(false);
  expect(isNextStep([], [opened])).toBe(false);
});
