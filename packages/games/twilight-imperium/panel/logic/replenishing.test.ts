import { expect, test } from 'vitest';
import { SETUP, type Step, viewOf } from '../testing/views.ts';
import { isPromised, takenBy } from './replenishing.ts';

test('a replenishing takes what is missing, in the Age of Commerce the value whatever is there', () => {
  const full = viewOf(SETUP, 'ana');
  expect(takenBy(full, 'ana')).toBe(0);
  const gone: Step = ['ana', { type: 'convert', commodities: 2 }];
  expect(takenBy(viewOf(SETUP, 'ana', [gone]), 'ana')).toBe(2);
  const age: Step = ['host', { type: 'begin-event', event: 'age-of-commerce' }];
  expect(takenBy(viewOf(SETUP, 'ana', [age]), 'ana')).toBe(3);
  expect(takenBy(full, 'nobody')).toBe(0);
});

test('a Trade Agreement is with another where it is neither in hand nor out of the game', () => {
  const away = { note: 'ana/trade-agreement', why: 'it was given before' };
  const to = (seat: string, place: string): Step => [
    'host',
    { type: 'correct', seat, place, ...away },
  ];
  expect(isPromised(viewOf(SETUP, 'ana'), 'ana')).toBe(false);
  expect(isPromised(viewOf(SETUP, 'ana', [to('leo', 'hand')]), 'ana')).toBe(true);
  expect(isPromised(viewOf(SETUP, 'ana', [to('leo', 'out')]), 'ana')).toBe(false);
});
