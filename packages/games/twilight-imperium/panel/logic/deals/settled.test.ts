import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { lastSettled, newlySettled } from './settled.ts';

const GIFT: Step = ['ana', { type: 'propose', to: 'leo', gives: { commodities: 1 }, asks: {} }];
const [offer = ''] = Object.keys(viewOf(SETUP, 'ana', [GIFT]).offers);
const TAKEN: Step = ['leo', { type: 'accept', offer, revision: 1 }];
const settledBy = (seat: string, ...steps: readonly Step[]) =>
  lastSettled(viewOf(SETUP, seat, steps), seat);

describe('what was settled last', () => {
  it('is new to both who transacted, and to nobody else', () => {
    for (const [seat, what] of [
      ['ana', 'transaction'],
      ['leo', 'transaction'],
      ['sol', null],
    ] as const) {
      expect(newlySettled(settledBy(seat, GIFT), settledBy(seat, GIFT, TAKEN))).toBe(what);
    }
  });

  it('is new once', () => {
    const settled = settledBy('ana', GIFT, TAKEN);
    expect(newlySettled(settled, settledBy('ana', GIFT, TAKEN, GIFT))).toBeNull();
  });

  it('is a deal where nothing changed hands', () => {
    const none = { transaction: null, deals: 1, deal: 'peace' };
    expect(newlySettled(none, { ...none, deals: 2 })).toBe('deal');
    expect(newlySettled({ ...none, deals: 2 }, none)).toBeNull();
    expect(newlySettled(none, none)).toBeNull();
  });

  it('is also told where so many deals were made that the oldest is listed no more', () => {
    const [before, now] = [51, 52].map((count) => {
      const promises = Array.from({ length: count }, (_, at) => promise(at + 1)).flat();
      return settledBy('ana', ...promises);
    });
    expect(before?.deals).toBe(now?.deals);
    expect(before && now && newlySettled(before, now)).toBe('deal');
  });
});

/** So often they have promised each other something, and do it again. */
function promise(times: number): readonly Step[] {
  const deal = [{ by: 'ana', text: `peace for ${times} rounds`, when: 'later' }];
  return [
    ['ana', { type: 'propose', to: 'leo', gives: {}, asks: {}, deal }],
    ['leo', { type: 'accept', offer: offer.replace(/1$/, String(times)), revision: 1 }],
  ];
}
