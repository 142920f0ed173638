import { expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../testing/views.ts';
import { findUses } from './uses.ts';

const hacan = {
  ...SETUP,
  seats: { ...SETUP.seats, ana: { ...SETUP.seats.ana, faction: 'hacan' } },
};
const usesIn = (...steps: readonly Step[]) =>
  findUses(viewOf(hacan, 'ana', steps), 'ana').map(({ effect, isTimely }) => [effect, isTimely]);

it('is what a seat has, and whether it can be used at this moment', () => {
  expect(usesIn()).toEqual([['hacan-carth', true]]);
  expect(usesIn(['host', { type: 'enter-phase', phase: 'agenda' }])).toEqual([
    ['hacan-carth', false],
  ]);
  expect(findUses(viewOf(hacan, 'host', []), 'ana')).toEqual([]);
});
