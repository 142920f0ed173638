import { MOST_OPEN } from '@haggle/engine';
import { expect, test } from 'vitest';
import { game } from '../../advanced-civilization/game.ts';
import { sit } from '../testing/table.ts';

const hands = { a: { salt: 5 }, b: { grain: 5 }, c: { oil: 5 } };
const side = (...names: string[]) => ({ count: 3, named: names });
const offer = { type: 'propose', gives: side('salt', 'salt'), asks: side() };
const full = { code: 'too-many-offers', data: { most: MOST_OPEN } };

test('a seat has so many offers on the floor at most, to all and to one together', () => {
  const table = sit(game, { seats: ['a', 'b', 'c'], players: 3, hands });
  for (let made = 0; made < MOST_OPEN; made++) {
    table.run('a', made % 2 === 0 ? offer : { ...offer, to: 'b' });
  }
  expect(table.refused('a', offer)).toEqual(full);
  expect(table.refused('a', { ...offer, to: 'c' })).toMatchObject({ code: 'too-many-offers' });
  table.run('b', { ...offer, gives: side('grain', 'grain') });
  table.run('a', { type: 'withdraw', offer: 'a-1' });
  table.run('a', offer);
});

test('an offer that is over is not opened again above that number, and one that lies there is changed', () => {
  const table = sit(game, { seats: ['a', 'b', 'c'], players: 3, hands });
  table.run('a', { ...offer, to: 'b' });
  table.run('b', { type: 'decline', offer: 'a-b-1' });
  for (let made = 0; made < MOST_OPEN; made++) table.run('a', offer);
  expect(table.refused('a', { type: 'revise', offer: 'a-b-1' })).toEqual(full);
  table.run('a', { type: 'revise', offer: 'a-1', note: 'still here' });
  table.run('a', { type: 'withdraw', offer: 'a-1' });
  table.run('a', { type: 'revise', offer: 'a-b-1' });
});
