import { loadGame } from '@haggle/games';
import { describe, expect, it } from 'vitest';
import { tellEvent } from './sentence.ts';

const words = {
  refusals: {},
  events: {
    proposed: '{from} offers {to}: {gives} for {asks}.',
    traded: '{between} traded {cards}.',
    said: '{from}: {text}',
  },
  names: { salt: 'Salt', iron: 'Iron' },
};

describe('an event as a sentence', () => {
  const tell = (event: { type: string; [field: string]: unknown }) => tellEvent(event, { words });

  it('names kinds, sides, lists and bags', () => {
    const side = (count: number, ...named: string[]) => ({ count, named });
    const offer = {
      type: 'proposed',
      from: 'ana',
      to: 'ben',
      gives: side(3, 'salt', 'salt'),
      asks: side(2, 'iron', 'wax'),
    };
    expect(tell(offer)).toBe('ana offers ben: Salt, Salt, +1 for Iron, wax.');
    expect(tell({ ...offer, to: null })).toContain('ana offers everybody:');
    const trade = { type: 'traded', between: ['ana', 'ben'], cards: { salt: 2, iron: 1 } };
    expect(tell(trade)).toBe('ana, ben traded 2 Salt, 1 Iron.');
    expect(tell({ type: 'flown' })).toBe('flown');
    expect(tell({ type: 'said', from: 'ana', text: '{from}' })).toBe('ana: {from}');
    expect(tell({ type: 'said', from: 'ana', text: 'salt' })).toBe('ana: salt');
    const said = { type: 'said', from: 'salt', text: 'x' };
    expect([tell(said), tellEvent(said, { words }, ['salt'])]).toEqual(['Salt: x', 'salt: x']);
  });
});

describe('an event that the game tells itself', () => {
  it('is told so, and all others by its words', async () => {
    const game = await loadGame('price-of-power');
    if (!game) throw new Error('no such game');
    const pirates = { what: 'pirate', at: 'genoa', realm: null, size: null, slot: null, in: null };
    const placed = { type: 'placed', ...pirates, count: 2 };
    expect(tellEvent(placed, game)).toBe('The host places 2 Pirates at Genoa.');
    expect(tellEvent({ type: 'round-ended' }, game)).toBe(game.words.events['round-ended']);
  });
});
