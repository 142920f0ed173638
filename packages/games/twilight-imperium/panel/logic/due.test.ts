import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../testing/views.ts';
import { countAmongOffers, countDue, findChances } from './due.ts';

const WITH_NOTE = {
  ...SETUP,
  seats: {
    ...SETUP.seats,
    leo: { ...SETUP.seats.leo, promissoryNotes: ['ana/trade-agreement', 'leo/ceasefire'] },
  },
};
const GIFT = { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: {} };

describe('what waits for a seat', () => {
  it('is an offer that it can take, not one that it cannot', () => {
    expect(countDue(viewOf(SETUP, 'leo', [['ana', GIFT]]), 'leo')).toBe(1);
    expect(countDue(viewOf(SETUP, 'ana', [['ana', GIFT]]), 'ana')).toBe(0);
    const strange: Step = ['ana', { ...GIFT, to: 'sol' }];
    expect(countDue(viewOf(SETUP, 'sol', [strange]), 'sol')).toBe(0);
    expect(countDue(viewOf(SETUP, 'host', [['ana', GIFT]]), null)).toBe(0);
  });

  it('is a note whose moment has come', () => {
    expect(findChances(viewOf(WITH_NOTE, 'leo'))).toEqual([]);
    const now = viewOf(WITH_NOTE, 'leo', [['ana', { type: 'replenish' }]]);
    expect(findChances(now)).toEqual(['ana/trade-agreement']);
    expect(countDue(now, 'leo')).toBe(1);
  });

  it('is its turn, where it begins that itself', () => {
    const ended: readonly Step[] = [['ana', { type: 'end-turn' }]];
    const setup = { ...SETUP, options: { turns: 'seats' } };
    expect(countDue(viewOf(setup, 'leo', ended), 'leo')).toBe(1);
    // It begins in the head of the table: nothing leads to it among the offers.
    expect(countAmongOffers(viewOf(setup, 'leo', ended), 'leo')).toBe(0);
    expect(countDue(viewOf(setup, 'max', ended), 'max')).toBe(0);
    expect(countDue(viewOf(SETUP, 'leo', ended), 'leo')).toBe(0);
  });

  it('is a decision', () => {
    const rich = { ...SETUP.seats, leo: { ...SETUP.seats.leo, tradeGoods: 3 } };
    const steps: readonly Step[] = [
      ['ana', GIFT],
      ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
    ];
    expect(countDue(viewOf({ ...SETUP, seats: rich }, 'max', steps), 'max')).toBe(1);
  });
});
