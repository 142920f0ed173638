import { openTable, playOut, submit } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { citiesFor, play, randomPlayer, runs } from '../barter/bot/testing/play.ts';
import { game } from './game.ts';

const SEATS = [2, 3, 4, 5, 6, 7, 8];

/** Milliseconds for a test that plays whole games, on a slow machine. */
const TIME = runs(60_000);

describe('bots at a table of Advanced Civilization', () => {
  it(
    'are never refused, come to an end, and leave no table much poorer',
    () => {
      for (let number = 1; number <= runs(7); number++) {
        const seed = `game ${number}`;
        const seats = SEATS[number % SEATS.length] ?? 5;
        const { played, ended, before, after } = play(game, citiesFor(seats, seed), { seed });
        expect(played.refused, seed).toEqual([]);
        expect(ended, seed).toBe(true);
        expect(after, seed).toBeGreaterThanOrEqual(before * 0.9);
      }
    },
    TIME,
  );

  it(
    'raise the hands at a full table by far, where a random player does not',
    () => {
      let before = 0;
      let after = 0;
      let random = 0;
      for (let number = 1; number <= 3; number++) {
        const seed = `raise ${number}`;
        const setup = citiesFor(8, seed);
        const outcome = play(game, setup, { seed });
        before += outcome.before;
        after += outcome.after;
        random += play(game, setup, { seed, bot: randomPlayer(game) }).after;
      }
      expect(after).toBeGreaterThan(before * 1.3);
      expect(after).toBeGreaterThan(random * 1.2);
    },
    TIME,
  );

  it(
    'come to an end without a time limit, and where calamities may be named',
    () => {
      for (let number = 1; number <= runs(2); number++) {
        const seed = `endless ${number}`;
        const options = { timeLimit: null, namedCalamities: true };
        const setup = { ...citiesFor(5, seed), options };
        const { played, ended } = play(game, setup, { seed });
        expect(played.refused, seed).toEqual([]);
        expect(ended, seed).toBe(true);
      }
    },
    TIME,
  );

  it(
    'go on trading turn after turn, and buy with what they collect',
    () => {
      const cities = { ana: 8, ben: 7, cleo: 8, dora: 6 };
      const setup = { seats: Object.keys(cities), cities, options: { timeLimit: 120 } };
      const opened = openTable(game, setup, { now: 0, seed: 'turns' });
      if (!opened.ok) throw new Error(opened.refusal.code);
      let { table } = opened.value;
      const trades: number[] = [];
      const values: unknown[] = [];
      for (let turn = 1; turn <= 6; turn++) {
        const now = turn * 1_000_000;
        if (turn > 1) {
          const next = submit(table, { type: 'next-turn', cities }, { by: 'host', now });
          if (!next.ok) throw new Error(next.refusal.code);
          table = next.value.table;
        }
        const played = playOut(table, { now: turn > 1 ? now : 0, seed: `turn ${turn}` });
        expect(played.refused).toEqual([]);
        const spent = played.entries.flatMap(({ event }) =>
          event.type === 'spent' && 'value' in event ? [event.value] : [],
        );
        values.push(...spent);
        trades.push(played.entries.filter(({ event }) => event.type === 'traded').length);
        table = played.table;
      }
      expect(trades.slice(3).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
      expect(values.length).toBeGreaterThan(6);
    },
    TIME,
  );
});
