import { openTable } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { see } from '../sight.ts';
import type { State } from '../state.ts';
import { readPosition } from './position.ts';

const SETUP = {
  seats: ['france', 'england'],
  age: 3,
  edition: 'deluxe',
  active: 'england',
  options: { fleetLinks: false },
  deck: ['T02-1', 'T25-1'],
  board: {
    realms: {
      france: {
        capital: 'paris',
        ducats: 4,
        towns: { large: ['paris'], small: ['caux', 'anjou'] },
        influence: ['burgundy', 'burgundy'],
        merchants: [{ node: 'supply' }, { node: 'champagne', laid: true }],
        lightShips: [
          { zone: 'gulf-of-lion', in: 'port' },
          { zone: 'bay-of-biscay', slot: false },
        ],
        claims: ['canada'],
      },
    },
    occupied: { caux: 'england' },
    pirates: { bordeaux: 2 },
    hostile: { france: ['north-sea'] },
    links: [['canada', 'northwestern-atlantic']],
    cuts: [['doggerbank', 'north-sea']],
  },
};

function open(setup: unknown): State {
  const opened = openTable(game, setup, { now: 0, seed: 's' });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value.table.state as State;
}

describe('a view as a set-up', () => {
  it('opens a table with the same position, from the view alone or as the API wraps it', () => {
    const state = open(SETUP);
    const view = see(state, 'spectator');
    for (const file of [view, { seq: 4, view }, JSON.parse(JSON.stringify(view))]) {
      const read = readPosition(file);
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      expect(open(read.value.setup).position).toEqual(state.position);
    }
  });

  it('says what a view does not tell', () => {
    const view = see(open(SETUP), 'spectator');
    const deck = { cards: 1, discard: ['T02-1', 'T25-1'] };
    const read = readPosition({ ...view, deck, phase: 'ranking' });
    expect(read.ok && read.value.unknown).toEqual([
      'deck: its cards are hidden; without one the base deck is shuffled',
      'deck: these cards were discarded: T02-1, T25-1',
      'revealed: the Trade Action is begun anew',
    ]);
    const quiet = readPosition(view);
    expect(quiet.ok && quiet.value.unknown).toHaveLength(1);
  });

  it('is refused where it is none', () => {
    for (const file of [null, 3, [], {}, { seats: ['france'] }, { view: {} }]) {
      expect(readPosition(file)).toMatchObject({ ok: false, refusal: { data: { field: 'view' } } });
    }
    const wrong = readPosition({ seats: { france: { capital: 'atlantis' } } });
    expect(wrong).toMatchObject({ refusal: { data: { field: 'board.realms.france.capital' } } });
    expect(readPosition({ seats: { atlantis: {} } }).ok).toBe(false);
  });
});
