import { expect, test } from 'vitest';
import { demo } from '../advanced-civilization/demo.ts';
import { game } from '../advanced-civilization/game.ts';
import { seatTable, tally } from './simulating.ts';
import { sit } from './testing/table.ts';

const HIGHEST = (below: number): number => below - 1;

test('a simulated table has the seats of the demo, or as many as are wished for', () => {
  const { seats, cities } = seatTable(demo, { random: HIGHEST }) as Seated;
  expect(seats).toEqual(Object.keys(demo.setup.cities));
  expect(Object.keys(cities)).toEqual(seats);
  expect(seatTable(demo, { seats: 2, random: HIGHEST })).toEqual({
    seats: ['seat-1', 'seat-2'],
    cities: { 'seat-1': 8, 'seat-2': 8 },
  });
});

test('shares are cities and go round the seats; without them each seat has three to eight', () => {
  const shared = seatTable(demo, { seats: 5, shares: [2, 7], random: HIGHEST }) as Seated;
  expect(Object.values(shared.cities)).toEqual([2, 7, 2, 7, 2]);
  const drawn = seatTable(demo, { seats: 3, random: () => 0 }) as Seated;
  expect(Object.values(drawn.cities)).toEqual([3, 3, 3]);
});

test('the tally counts what hands were worth, and which calamities came from others', () => {
  const table = sit(game, {
    seats: ['crete', 'egypt'],
    hands: { crete: { salt: 2, piracy: 1 }, egypt: { salt: 3, famine: 1 } },
  });
  const side = { count: 3, named: ['salt', 'salt'] };
  const before = table.view('egypt');
  table.run('crete', { type: 'propose', to: 'egypt', gives: side, asks: side });
  const offer = 'crete-egypt-1';
  table.run('egypt', { type: 'accept', offer, revision: 1, cards: { salt: 3 } });
  table.run('crete', { type: 'deliver', offer, revision: 1, cards: { salt: 2, piracy: 1 } });
  expect(tally.count(before, table.view('egypt'))).toEqual({
    before: 27,
    after: 12,
    calamities: 2,
    received: 1,
  });
  const onlooker = table.view('spectator');
  expect(tally.count(onlooker, onlooker)).toEqual({
    before: 0,
    after: 0,
    calamities: 0,
    received: 0,
  });
});

type Seated = {
  readonly seats: readonly string[];
  readonly cities: Readonly<Record<string, number>>;
};
