import { describe, expect, it } from 'vitest';
import type { EventOf } from '../events.ts';
import { sit } from '../testing/table.ts';
import { effectUsed } from './uses.ts';

const SEATS = {
  ana: { faction: 'empyrean', actionCards: ['black-market-dealings', 'spy'] },
  leo: { faction: 'letnev' },
  nia: { faction: 'nomad' },
};

/** An effect that Ana has used, and what it does not name. */
function used(effect: string, more: Partial<EventOf<'effect-used'>> = {}): EventOf<'effect-used'> {
  const nothing = { target: null, offer: null, cards: [], systems: [] };
  return { type: 'effect-used', effect, by: 'ana', ...nothing, ...more };
}

/** A log that came from elsewhere may hold events that no command makes. */
describe('an effect of a log', () => {
  it('that this version does not know changes nothing', () => {
    const state = sit({ seats: SEATS }).state();
    expect(effectUsed(state, used('a-later-card'))).toEqual(state);
  });

  it('that names nobody, or too few systems, changes nothing but the hand it was played from', () => {
    const state = sit({ seats: SEATS, map: { string: '19 20' } }).state();
    expect(effectUsed(state, used('nomad-tcs'))).toEqual(state);
    expect(effectUsed(state, used('empyrean-void-tether'))).toEqual(state);
    expect(effectUsed(state, used('empyrean-void-tether', { systems: ['19'] }))).toEqual(state);
    const market = used('black-market-dealings', { offer: 'ana-leo-1' });
    const hands = { ...state.hands, ana: { ...state.hands.ana, actionCards: ['spy'] } };
    expect(effectUsed(state, market)).toEqual({ ...state, hands });
  });
});
