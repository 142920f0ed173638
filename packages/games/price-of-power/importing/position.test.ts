import { chanceAt, openTable } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import type { Command } from '../commands.ts';
import { evolve } from '../evolve.ts';
import { game } from '../game.ts';
import { see } from '../sight.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
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

/** The state after these commands, which must all be carried out. */
function after(state: State, steps: readonly { by: string; command: Command }[]): State {
  const context = { now: 0, random: chanceAt('s', 1) };
  return steps.reduce((now, { by, command }) => {
    const decided = game.decide(now, command, by, context);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    return decided.value.reduce<State | null>(evolve, now) as State;
  }, state);
}

function take(view: unknown) {
  const read = readPosition(view);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
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

  const FRENCH = { ...SETUP, active: 'france' };
  const REVEAL = { by: 'france', command: { type: 'reveal' } } as const;

  it('keeps which cards the deck is made of, and which continents were discovered', () => {
    const before = open({ ...FRENCH, deck: ['T04-1', 'T25-1', 'T14-1'] });
    const command = { type: 'place', what: 'dnpr', at: 'mali' } as const;
    const state = after(before, [{ by: 'host', command }, REVEAL]);
    const { setup } = take(see(state, 'spectator'));
    const cards = ['T04-1', 'T07-1', 'T11-1', 'T12-3', 'T14-1', 'T20-1', 'T25-1'];
    expect(setup).toMatchObject({ cards });
    const again = open(setup);
    expect(again.deck.cards.toSorted()).toEqual(cards);
    expect(again.deck.aside).toEqual(state.deck.aside);
    expect(again.discovered).toEqual(state.discovered);
  });

  it('gives back what the three cards have cost, as they are revealed anew', () => {
    const powerOf = ({ seats }: { readonly seats: View['seats'] }) => seats.france?.diplomaticPower;
    const view = see(after(open(FRENCH), [REVEAL]), 'spectator');
    expect(powerOf(view)).toBe(4);
    expect(powerOf(see(open(take(view).setup), 'host'))).toBe(5);
    const ranking = open(take({ ...view, phase: 'ranking' }).setup);
    expect(powerOf(see(ranking, 'host'))).toBe(4);
  });

  it('gives no more back than a realm may have', () => {
    const command = {
      type: 'correct',
      realm: 'france',
      diplomaticPower: 10,
      why: 'a feast',
    } as const;
    const rich = after(open(FRENCH), [REVEAL, { by: 'host', command }]);
    const { position } = open(take(see(rich, 'spectator')).setup);
    expect(position.seats.france?.diplomaticPower).toBe(10);
  });

  it('says what a view does not tell', () => {
    const view = see(open(SETUP), 'spectator');
    const order = 'deck: its order is hidden; it is shuffled anew, the discard pile with it';
    expect(take(view).unknown).toEqual([order]);
    const told = (more: object) => take({ ...view, ...more }).unknown.slice(1);
    expect(told({ phase: 'revealed', acted: true })).toEqual([
      'revealed: the Trade Action is begun anew',
    ]);
    const acted = 'acted: the turn begins anew, with a Trade Action to take';
    expect(told({ acted: true })).toEqual([acted]);
    expect(told({ phase: 'ranking', acted: true })).toEqual([
      'ranking: nobody is paid for the trade that was made',
      acted,
    ]);
    expect(told({ phase: 'inflation', acted: true })).toEqual([
      'inflation: nothing is asked for the gold',
      acted,
    ]);
  });

  it('says of an older view that the cards of the deck are not known', () => {
    const view = see(open(SETUP), 'spectator');
    const { setup, unknown } = take({
      ...view,
      deck: { cards: 1, discard: ['T02-1', 'T25-1'] },
    });
    expect(setup).not.toHaveProperty('cards');
    expect(unknown).toEqual([
      'deck: its cards are hidden; without one the base deck is shuffled',
      'deck: these cards were discarded: T02-1, T25-1',
    ]);
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
