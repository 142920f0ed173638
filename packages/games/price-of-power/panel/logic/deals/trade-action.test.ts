import { expect, test } from 'vitest';
import { findAgreedNow, isOutlived, lastAction } from './trade-action.ts';

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

test('an offer outlives the trade that ends after it was made, until it is made anew', () => {
  const proposed = { type: 'proposed', offer: 'offer-1' };
  const traded = [event('revealed'), proposed, event('traded')];
  expect(isOutlived(traded, 'offer-1')).toBe(false);
  for (const end of ['collected', 'forgone']) {
    const over = [...traded, event(end), event('turn-begun')];
    expect(isOutlived(over, 'offer-1')).toBe(true);
    expect(isOutlived([...over, { ...proposed, type: 'revised' }], 'offer-1')).toBe(false);
    expect(isOutlived([...over, { ...proposed, offer: 'offer-2' }], 'offer-1')).toBe(true);
    // The log may not reach back to where it was made.
    expect(isOutlived([event(end)], 'offer-1')).toBe(true);
  }
  expect(isOutlived([event('turn-begun')], 'offer-1')).toBe(false);
});
