import { expect, test } from 'vitest';
import { lastAction } from './last-action.ts';

const event = (type: string, seat = 'france') => ({ type, seat });

test('who has acted has traded or given the cards up, as the log of this turn tells', () => {
  const last = (...events: Parameters<typeof lastAction>[0]) => lastAction(events, 'france');
  expect(last(event('traded'), event('collected'))).toBe('traded');
  expect(last(event('traded'), event('turn-begun'), event('forgone'))).toBe('forgone');
});

test('a log that does not tell of this turn tells nothing', () => {
  const last = (...events: Parameters<typeof lastAction>[0]) => lastAction(events, 'france');
  expect(last()).toBe(undefined);
  expect(last(event('collected'))).toBe(undefined);
  expect(last(event('forgone', 'castile'))).toBe(undefined);
  expect(last(event('traded'), event('turn-begun'))).toBe(undefined);
  expect(last(event('traded'), { type: 'round-ended' })).toBe(undefined);
});
