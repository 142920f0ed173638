import { expect, test } from 'vitest';
import { makeShelf, type ShelvedTable } from './shelf.ts';

const table = (id: string): ShelvedTable => ({
  table: id,
  host: `host-key-of-${id}`,
  seats: { crete: `crete-key-of-${id}` },
  spectator: `spectator-key-of-${id}`,
  commitment: '',
  bots: [],
  title: 'Friday',
  words: {},
});

test('every table that was opened is found again with its keys, the latest first', () => {
  const shelf = makeShelf(() => undefined);
  shelf.keep(table('one'));
  shelf.keep(table('two'));
  shelf.secure('two');
  expect(shelf.find('one')?.host).toBe('host-key-of-one');
  expect(shelf.find('two')?.seats.crete).toBe('crete-key-of-two');
  expect(shelf.all().map(({ table }) => table)).toEqual(['two', 'one']);
  expect(shelf.find(null)).toBeUndefined();
  expect(shelf.find('constructor')).toBeUndefined();
});

test('leaving is a risk until the host of every table has sat down', () => {
  const risks: boolean[] = [];
  const shelf = makeShelf((isAtRisk) => risks.push(isAtRisk));
  shelf.keep(table('one'));
  shelf.keep(table('two'));
  shelf.secure('one');
  shelf.secure('one');
  shelf.secure('two');
  expect(risks).toEqual([true, true, true, true, false]);
});
