import type { AnyGame } from '@haggle/engine';
import { loadGame } from '@haggle/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GameResult, setupFor, simulateGame } from './simulation.ts';

let game: AnyGame;

beforeAll(async () => {
  const found = await loadGame('advanced-civilization');
  if (!found) throw new Error('the game is not in the registry');
  game = found;
});

function simulate(seed: string, wish: { seats?: number; cities?: number[] } = {}): GameResult {
  const result = simulateGame(game, setupFor(game, { ...wish, seed }), seed);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

describe('a simulated game', () => {
  it('is the same again from the same seed, and another from another', () => {
    expect(simulate('one')).toEqual(simulate('one'));
    expect(simulate('one')).not.toEqual({ ...simulate('two'), seed: 'one' });
  });

  it('tells what was traded and what it made of the hands', () => {
    const { seats, events, trades, refused, commands, seconds } = simulate('one');
    expect(events['trading-ended']).toBe(1);
    expect(trades).toBeGreaterThan(0);
    expect(trades).toBe(events.traded);
    expect(refused).toEqual([]);
    expect(commands).toBeGreaterThan(trades);
    expect(seconds).toBeGreaterThan(0);
    const all = Object.values(seats);
    const before = all.reduce((sum, seat) => sum + (seat.before ?? 0), 0);
    const after = all.reduce((sum, seat) => sum + (seat.after ?? 0), 0);
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(before);
    for (const { calamities = -1, received } of all) {
      expect(received).toBeLessThanOrEqual(calamities);
    }
  });

  it('counts what a game calls a trade, and tells nothing of hands that have no value', async () => {
    const found = await loadGame('twilight-imperium');
    if (!found) throw new Error('the game is not in the registry');
    const result = simulateGame(found, found.demo.setup, 'one');
    const { trades = 0, events = {} } = result.ok ? result.value : {};
    expect(trades).toBeGreaterThan(0);
    expect(trades).toBe(events.transacted);
    const seats = Object.values(result.ok ? result.value.seats : {});
    expect(seats.length).toBeGreaterThan(0);
    expect(seats.filter((seat) => Object.keys(seat).length > 0)).toEqual([]);
  });

  it('asks the game for its figures and its tables, and knows none of its own', () => {
    const tally = { count: () => ({ ducats: 2 }), sentence: '{ducats} ducats' };
    const tableFor = ({ seats }: { seats?: number }) => ({ seats });
    const other: AnyGame = { ...game, tally, tableFor, value: undefined };
    const counted = simulateGame(other, game.demo.setup, 'one');
    const seats = counted.ok ? Object.values(counted.value.seats) : [];
    expect(seats).toEqual(seats.map(() => ({ ducats: 2 })));
    expect(seats.length).toBeGreaterThan(0);
    expect(setupFor(other, { seats: 3, seed: 'x' })).toEqual({ seats: 3 });
    const silent = simulateGame({ ...game, tally: undefined }, game.demo.setup, 'one');
    expect(Object.values(silent.ok ? silent.value.seats : { none: 1 })[0]).toEqual({});
  });

  it('is refused where the game does not take the set-up', () => {
    const refused = simulateGame(game, setupFor(game, { seats: 40, seed: 'x' }), 'x');
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });
});

describe('the set-up of a simulated game', () => {
  it('is the demo table unless something else is wished for', () => {
    expect(setupFor(game, { seed: 'x' })).toBe(game.demo.setup);
  });

  it('gives each seat its cities in turn', () => {
    expect(setupFor(game, { seats: 3, cities: [6, 4], seed: 'x' })).toEqual({
      seats: ['seat-1', 'seat-2', 'seat-3'],
      cities: { 'seat-1': 6, 'seat-2': 4, 'seat-3': 6 },
    });
  });

  it('draws cities from the seed where none are given', () => {
    const one = setupFor(game, { seats: 8, seed: 'x' });
    expect(one).toEqual(setupFor(game, { seats: 8, seed: 'x' }));
    expect(one).not.toEqual(setupFor(game, { seats: 8, seed: 'y' }));
  });
});
