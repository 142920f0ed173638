import { expect, test } from 'vitest';
import type { LoggedEvent } from '../../../panel.ts';
import { findAgreedNow } from './agreed-now.ts';

const agreed = (offer: string) => ({ type: 'agreed', offer }) as LoggedEvent;
const event = (type: string) => ({ type, seat: 'france' }) as LoggedEvent;

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
