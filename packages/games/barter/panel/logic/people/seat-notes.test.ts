import { expect, test } from 'vitest';
import type { View } from '../../../view.ts';
import { noteSeat, signOf } from './seat-notes.ts';

type Seat = View['seats'][string];

const at = (seat: Partial<Seat>, phase: View['phase'] = 'trade') => ({
  phase,
  seats: { ben: { cards: 5, finished: false, barred: false, ...seat } as Seat },
});

test.each([
  [{}, [], undefined],
  [{ finished: true }, ['done'], '✓'],
  [{ barred: true, finished: true, misdeals: 2 }, ['barred', '2 misdeals'], '×'],
  [{ misdeals: 1 }, ['1 misdeal'], '!'],
] as const)('what is noted of a seat that is %j, and its sign', (seat, notes, sign) => {
  expect(noteSeat(at(seat), 'ben')).toEqual(notes);
  expect(signOf(at(seat), 'ben')).toBe(sign);
});

test('who was done is no more so after trading, and what calamities one kept is noted', () => {
  const view = at({ finished: true, calamitiesRevealed: 3, calamitiesKept: 2 }, 'purchase');
  expect(noteSeat(view, 'ben')).toEqual(['2 calamities']);
  expect(signOf(view, 'ben')).toBe('2');
  expect(noteSeat(view, 'nobody')).toEqual([]);
  expect(signOf(view, 'nobody')).toBeUndefined();
});
