import { expect, test } from 'vitest';
import { findAgreedNow, lastAction } from './trade-action.ts';

const agreed = (offer: string) => ({ type: 'agreed', offer });
const event = (type: string, seat = 'france') => ({ type, seat });

test('what is agreed while the cards are up belongs to this action, what was before and after does not', () => {
  const log = [
    agreed('offer-1'),
    event('revealed'),
    agreed('offer-2'),
    event('traded'),
    agreed('offer-3'),
  ];
  expect([...findAgreedNow(log)]).toEqual(['offer-2', 'offer-3']);
  for (const end of ['collected', 'forgone', 'turn-begun', 'round-ended'])
    expect([...findAgreedNow([...log, event(end), agreed('offer-4')])]).toEqual([]);
  expect([...findAgreedNow([agreed('offer-1')])]).toEqual([]);
});

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
