import { expect, test } from 'vitest';
import { nameOf } from '../../say.ts';
import { readCards, writeCards } from './card-list.ts';

test('cards are read by the names that people write, however they part them', () => {
  expect(readCards('Sabotage, Direct Hit;\nsabotage\n')).toEqual([
    'sabotage',
    'direct-hit',
    'sabotage',
  ]);
  expect(readCards(' , \n')).toEqual([]);
});

test('what is written down is read back as it was', () => {
  const ids = ['the-silver-flame', 'dynamis-core', 'jr-xs455-o', 'mecatol-rex', 'salvage'];
  expect(writeCards(ids.slice(0, 2), nameOf)).toBe('The Silver Flame, Dynamis Core');
  expect(readCards(writeCards(ids, nameOf))).toEqual(ids);
  const odd = (id: string) => (id === 'salvage' ? 'Some other name' : id);
  expect(writeCards(['salvage'], odd)).toBe('salvage');
});
