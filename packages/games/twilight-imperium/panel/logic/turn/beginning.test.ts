import { expect, test } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { findBeginning } from './beginning.ts';

const BY_SEATS = { ...SETUP, options: { turns: 'seats' } };
const END: Step = ['ana', { type: 'end-turn' }];
const PASSING = Object.keys(SETUP.seats).flatMap((seat): readonly Step[] => [
  ...(seat === 'ana' ? [] : [[seat, { type: 'begin-turn', seat }] as const]),
  [seat, { type: 'pass' }],
  [seat, { type: 'end-turn' }],
]);

/** How each of these seats may begin its turn after some steps. */
function beginnings(setup: unknown, steps: readonly Step[]) {
  return ['ana', 'leo', 'max'].map((me) => findBeginning(viewOf(setup, me, steps), me));
}

test('the next seat begins its turn, any other may, and nobody twice while others have turns left', () => {
  expect(beginnings(BY_SEATS, [END])).toEqual([null, 'next', 'out-of-order']);
});

test('who has passed begins no turn before the next round', () => {
  const steps: readonly Step[] = [['ana', { type: 'pass' }], END];
  const second: readonly Step[] = [
    ['leo', { type: 'begin-turn', seat: 'leo' }],
    ['leo', { type: 'end-turn' }],
  ];
  expect(beginnings(BY_SEATS, [...steps, ...second])).toEqual([null, null, 'next']);
});

test('where all have passed, anybody begins another round', () => {
  expect(beginnings(BY_SEATS, PASSING)).toEqual(['round', 'round', 'round']);
});

test('nobody begins a turn while somebody has it, or where the host does that', () => {
  expect(beginnings(BY_SEATS, [])).toEqual([null, null, null]);
  expect(beginnings(SETUP, [END])).toEqual([null, null, null]);
});
