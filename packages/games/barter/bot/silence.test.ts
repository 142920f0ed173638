import { describe, expect, it } from 'vitest';
import type { View } from '../view.ts';
import { approach, concede } from './haggling.ts';
import { findSilent } from './silence.ts';
import { readSituation } from './situation.ts';
import { facts, lowest, offerOf, viewOf } from './testing/table.ts';

const HAND = { grain: 2, salt: 2, iron: 1, ochre: 1, wine: 1 };
const OFFERED = { one: offerOf({ from: 'egypt' }) };

/** What Crete makes of the floor, a minute into the trading; time stands still at so many seconds. */
function situationOf(parts: Partial<View>, seconds = 60) {
  return readSituation(viewOf(HAND, parts), facts, {
    seat: 'crete',
    now: seconds * 1000 - 60_000,
    random: lowest,
  });
}

const silent = (parts: Partial<View>, seconds?: number) => findSilent(situationOf(parts, seconds));

describe('who is silent', () => {
  const [egypt, thrace] = [
    { cards: 8, finished: false },
    { cards: 8, finished: false },
  ];

  it('has neither offered nor said nor traded anything', () => {
    expect(silent({})).toEqual(['egypt', 'thrace']);
    expect(silent({ offers: OFFERED })).toEqual(['thrace']);
    const talk = [{ from: 'thrace', to: null, text: 'good evening', at: 0 }];
    expect(silent({ offers: OFFERED, talk })).toEqual([]);
    const trades: View['trades'] = [{ id: 't1', between: ['egypt', 'thrace'] }];
    expect(silent({ trades })).toEqual([]);
  });

  it('could trade', () => {
    const few = { ...thrace, cards: 2 };
    expect(silent({ seats: { crete: egypt, egypt, thrace: few } })).toEqual(['egypt']);
    const done = { ...thrace, finished: true };
    expect(silent({ seats: { crete: egypt, egypt, thrace: done } })).toEqual(['egypt']);
    const barred = { ...thrace, barred: true as const };
    expect(silent({ seats: { crete: egypt, egypt, thrace: barred } })).toEqual(['egypt']);
  });

  it('is nobody while everybody has only sat down', () => {
    expect(silent({}, 5)).toEqual([]);
    const options = { ...viewOf(HAND).options, timeLimit: null };
    expect(silent({ options, deadline: null })).toEqual([]);
    const mine = ['a', 'b', 'c'].map((id) => [id, offerOf({ from: 'crete' })]);
    const offers = Object.fromEntries(mine);
    expect(silent({ options, deadline: null, offers })).toEqual(['egypt', 'thrace']);
  });
});

describe('a silent seat', () => {
  it('is made one offer, and no other as long as it says nothing', () => {
    const command = approach(situationOf({ offers: OFFERED }));
    expect(command).toMatchObject({ type: 'propose', to: 'thrace' });
    for (const state of ['open', 'declined', 'withdrawn'] as const) {
      const asked = offerOf({ from: 'crete', to: 'thrace', state });
      const situation = situationOf({ offers: { ...OFFERED, asked } });
      expect([approach(situation), concede(situation)]).toEqual([null, null]);
    }
  });

  it('is left alone at most looks', () => {
    const situation = { ...situationOf({ offers: OFFERED }), random: (bound: number) => bound - 1 };
    expect(approach(situation)).toBe(null);
  });
});
