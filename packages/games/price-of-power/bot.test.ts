import { openTable, playOut } from '@haggle/engine';
import { describe, expect, test } from 'vitest';
import { bestFor, pick, worthOf, worthOfChoice } from './bot/worth.ts';
import { baseDeck } from './data/cards.ts';
import { demo } from './demo.ts';
import { game } from './game.ts';
import { see } from './sight.ts';
import type { State } from './state.ts';
import { positionOf, startOf } from './testing/boards.ts';
import { move, next } from './testing/bots.ts';
import { revealedAt } from './testing/playing.ts';
import type { View } from './view.ts';

const REALMS = {
  france: { ...startOf('france 1444'), ducats: 10 },
  castile: { ...startOf('castile 1444'), ducats: 10 },
};

describe('a bot that is spoken to', () => {
  const said = (to: string | null) => {
    const opened = openTable(game, demo.setup, { now: 0, seed: 'bot' });
    if (!opened.ok) throw new Error('the demo does not open');
    const state = opened.value.table.state as State;
    return next(state, { type: 'say', to, text: 'Hello, shall we ally?' }, 'france');
  };

  test('answers, in private where it was asked in private', () => {
    const answer = move(said('castile'), 'castile');
    const text = expect.stringContaining('offer me ducats');
    expect(answer).toEqual({ command: { type: 'say', to: 'france', text } });
    expect(move(said('castile'), 'england')).toEqual({ wait: expect.any(Number) });
    const welcome = expect.stringContaining('Welcome');
    expect(move(said(null), 'england')).toEqual({ command: { type: 'say', text: welcome } });
  });

  test('has another answer each time, and no more than it has', () => {
    let state = said('castile');
    const told = new Set<string>();
    for (;;) {
      const answer = move(state, 'castile');
      if (!('command' in answer) || answer.command.type !== 'say') break;
      expect(told).not.toContain(answer.command.text);
      told.add(answer.command.text);
      state = next(state, answer.command, 'castile');
      state = next(state, { type: 'say', to: 'castile', text: 'And else?' }, 'france');
    }
    expect(told.size).toBe(3);
  });
});

describe('the worth of an outcome', () => {
  const view = {
    seats: { a: { ducats: 0 }, b: { ducats: 0 }, c: { ducats: 3 } },
  } as unknown as View;

  test('is the own income less a share of what rivals get, more for the richer', () => {
    expect(worthOf(view, 'a', { rows: {}, income: { a: 7 } })).toBe(7);
    expect(worthOf(view, 'a', { rows: {}, income: { a: 7, b: 4 } })).toBe(5);
    expect(worthOf(view, 'a', { rows: {}, income: { a: 7, c: 4 } })).toBe(3.5);
    expect(worthOf(view, 'a', { rows: {}, income: { b: 4, c: 4 } })).toBe(-5.5);
  });

  test('is the own income alone where nobody else sits', () => {
    const alone = { seats: { a: { ducats: 0 } } } as unknown as View;
    expect(worthOf(alone, 'a', { rows: {}, income: { a: 7 } })).toBe(7);
  });

  test('decides between rankings, the first of equals', () => {
    const outcomes = [
      { order: ['b', 'c'], rows: {}, income: { a: 7, b: 0, c: 4 } },
      { order: ['c', 'b'], rows: {}, income: { a: 7, b: 4, c: 0 } },
      { order: ['x'], rows: {}, income: { a: 7, b: 4, c: 0 } },
    ];
    expect(bestFor(view, 'a', outcomes)?.order).toEqual(['c', 'b']);
    expect(bestFor(view, 'a', [])).toBeNull();
    expect(pick([3, 5, 5.5, 4], Math.floor)).toBe(5);
  });

  test('of Gold and Slaves is less by what they cost', () => {
    const austria = { austria: startOf('austria 1444') };
    const choiceOf = (cards: readonly string[]) => {
      const state = revealedAt(positionOf(austria), cards);
      const view = see(state, 'austria');
      return { view, choice: view.choices.find(({ node }) => node === 'wien') };
    };
    const gold = choiceOf(['T11-1']);
    if (!gold.choice) throw new Error('no gold');
    expect(gold.choice.outcomes[0]?.income.austria).toBe(10);
    expect(worthOfChoice(gold.view, 'austria', gold.choice)).toBe(7);
    const rich = {
      ...gold.view,
      seats: { austria: { ...gold.view.seats.austria, baseTax: 20 } },
    } as unknown as View;
    expect(worthOfChoice(rich, 'austria', gold.choice)).toBe(10);
    const slaves = { ...gold.choice, card: 'T20-1' };
    expect(worthOfChoice({ ...gold.view, age: 3 }, 'austria', slaves)).toBe(8);
    expect(worthOfChoice({ ...gold.view, age: 2 }, 'austria', slaves)).toBe(10);
  });
});

describe('a bot in its own turn', () => {
  test('reveals, ends its turn when that is done, and waits where nobody can trade any more', () => {
    const opened = openTable(game, demo.setup, { now: 0, seed: 'bot' });
    if (!opened.ok) throw new Error('the demo does not open');
    const state = opened.value.table.state as State;
    expect(move(state, 'france')).toEqual({ command: { type: 'reveal' } });
    expect(move(state, 'castile')).toEqual({ wait: expect.any(Number) });
    const forgone = next(next(state, { type: 'reveal' }, 'france'), { type: 'forgo' }, 'france');
    expect(move(forgone, 'france')).toEqual({ command: { type: 'end-turn' } });
    const spent = positionOf({ france: { ...startOf('france 1444'), diplomaticPower: 0 } });
    const idle = { ...revealedAt(spent, []), phase: 'idle' as const, acted: false };
    expect(move(idle, 'france')).toEqual({ wait: expect.any(Number) });
    const rival = { ...startOf('castile 1444') };
    const open = positionOf({
      france: { ...startOf('france 1444'), merchants: [] },
      castile: rival,
    });
    const stuck = { ...revealedAt(open, []), phase: 'idle' as const, acted: false };
    expect(move(stuck, 'france')).toEqual({ command: { type: 'end-turn' } });
  });

  test('makes the choice with the best difference and names its Merchant', () => {
    const state = revealedAt(positionOf(REALMS), ['T25-1', 'T08-3', 'T02-1']);
    expect(move(state, 'france')).toEqual({
      command: { type: 'trade', card: 'T25-1', node: 'bordeaux', merchant: 'bordeaux' },
    });
  });

  test('takes the two ducats rather than a trade that is worth no more', () => {
    const state = revealedAt(positionOf(REALMS), ['T08-1', 'T15-1', 'T18-1']);
    expect(move(state, 'france')).toEqual({ command: { type: 'forgo' } });
  });

  test('pays for inflation with administrative power while it has some', () => {
    for (const [administrativePower, means] of [
      [1, 'administrative-power'],
      [0, 'interest'],
    ] as const) {
      const austria = { ...startOf('austria 1444'), administrativePower };
      const state = revealedAt(positionOf({ austria }), ['T11-1']);
      const traded = next(
        state,
        { type: 'trade', card: 'T11-1', node: 'wien', merchant: 'wien' },
        'austria',
      );
      expect(traded.phase).toBe('inflation');
      expect(move(traded, 'austria')).toEqual({
        command: { type: 'settle-inflation', with: means },
      });
    }
  });
});

describe('the demo table', () => {
  const open = () => {
    const opened = openTable(game, demo.setup, { now: 0, seed: 'demo' });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    return opened.value.table;
  };

  test('has every card of the deck once, and the newcomer’s Wine on top', () => {
    const { deck, ids } = (open().state as State) ?? {};
    expect([...deck.cards].sort()).toEqual([...baseDeck].sort());
    expect(deck.cards.slice(0, 3)).toEqual(['T25-1', 'T02-1', 'T08-3']);
    expect(ids).toEqual(['france', 'castile', 'england', 'austria']);
    expect([demo.seat, ...demo.bots]).toEqual(ids);
  });

  test('is played by bots until nobody has power or Merchants left, and they ask for nothing that is refused', () => {
    const { table, refused, entries } = playOut(open(), { now: 0, seed: 'bots' });
    expect(refused).toEqual([]);
    const state = table.state as State;
    expect(state.phase).toBe('idle');
    expect(Object.values(state.position.seats).map((realm) => realm.diplomaticPower)).toEqual([
      0, 0, 0, 0,
    ]);
    const traded = entries.filter(({ event }) => event.type === 'collected');
    expect(traded.length).toBeGreaterThan(8);
  });
});
