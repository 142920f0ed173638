import { expect, test } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { isLastLeft } from './last-left.ts';

const END: Step = ['ana', { type: 'end-turn' }];
const passing = (seat: string): readonly Step[] => [
  ['host', { type: 'begin-turn', seat }],
  [seat, { type: 'pass' }],
  [seat, { type: 'end-turn' }],
];

test('the last left in a round is whom nobody else but those who have passed plays with', () => {
  const others = Object.keys(SETUP.seats).filter((seat) => seat !== 'ana');
  const one = [END, ...others.slice(1).flatMap(passing)];
  const all = [END, ...others.flatMap(passing)];
  expect(isLastLeft(viewOf(SETUP, 'ana', one), 'ana')).toBe(false);
  expect(isLastLeft(viewOf(SETUP, 'ana', all), 'ana')).toBe(true);
  expect(isLastLeft(viewOf(SETUP, 'leo', all), 'leo')).toBe(false);
  const none: readonly Step[] = [...all, ...passing('ana')];
  expect(isLastLeft(viewOf(SETUP, 'ana', none), 'ana')).toBe(false);
});
