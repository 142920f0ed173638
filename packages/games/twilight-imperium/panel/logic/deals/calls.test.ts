import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { callsOf, findLate } from './calls.ts';

const isCall = (id: string) => id.startsWith('call');

describe('what calls for a seat', () => {
  it('is its own decision, under an id that stays', () => {
    const rich = { ...SETUP.seats, leo: { ...SETUP.seats.leo, tradeGoods: 3 } };
    const steps: readonly Step[] = [
      ['ana', { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: {} }],
      ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
    ];
    const idsFor = (me: string | null) =>
      callsOf(viewOf({ ...SETUP, seats: rich }, me ?? 'host', steps), me).map(({ id }) => id);
    expect(idsFor('max')).toEqual(['pillage leo 0']);
    expect([idsFor('leo'), idsFor(null)]).toEqual([[], []]);
  });

  it('stands below the offers where it came while they were pointed at', () => {
    expect([...findLate(['call a', 'x', 'call b'], isCall)]).toEqual(['call b']);
    expect([...findLate(['x', 'y', 'call a'], isCall)]).toEqual(['call a']);
    expect([...findLate(['call a', 'x', 'y'], isCall)]).toEqual([]);
    expect([...findLate(['call a'], isCall)]).toEqual([]);
  });
});
