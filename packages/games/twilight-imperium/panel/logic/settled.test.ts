import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../testing/views.ts';
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
    const none = { transaction: null, deals: 1 };
    expect(newlySettled(none, { ...none, deals: 2 })).toBe('deal');
    expect(newlySettled({ ...none, deals: 2 }, none)).toBeNull();
  });
});
