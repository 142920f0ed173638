import { expect, test } from 'vitest';
import { rulebook as advanced } from '../../../../advanced-civilization/rulebook.ts';
import { rulebook as mega } from '../../../../mega-civilization/rulebook.ts';
import { hasBlockChoice, hasBlockEach } from './block-choice.ts';

test('a block is chosen by five to nine players: ten have the West, eleven the East, more have both', () => {
  const players = Array.from({ length: 18 }, (_, at) => at + 1);
  expect(players.filter((count) => hasBlockChoice(mega, count))).toEqual([5, 6, 7, 8, 9]);
  expect(players.filter((count) => hasBlockChoice(advanced, count))).toEqual([]);
});

test('from twelve players on each has a block of his own', () => {
  const players = Array.from({ length: 18 }, (_, at) => at + 1);
  expect(players.filter((count) => hasBlockEach(mega, count))).toEqual([
    12, 13, 14, 15, 16, 17, 18,
  ]);
  expect(players.filter((count) => hasBlockEach(advanced, count))).toEqual([]);
});
