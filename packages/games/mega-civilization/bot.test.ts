import { describe, expect, it } from 'vitest';
import { citiesFor, play, runs } from '../barter/bot/testing/play.ts';
import { game } from './game.ts';

/** Milliseconds for a test that plays whole games, on a slow machine. */
const TIME = runs(60_000);

const SEATS = [5, 9, 12, 18];

describe('bots at a table of Mega Civilization', () => {
  it(
    'are never refused, come to an end, and make the hands worth more',
    () => {
      let before = 0;
      let after = 0;
      for (let number = 1; number <= runs(4); number++) {
        const seed = `mega ${number}`;
        const seats = SEATS[number % SEATS.length] ?? 9;
        const outcome = play(game, citiesFor(seats, seed), { seed });
        expect(outcome.played.refused, seed).toEqual([]);
        expect(outcome.ended, seed).toBe(true);
        before += outcome.before;
        after += outcome.after;
      }
      expect(after).toBeGreaterThan(before * 1.5);
    },
    TIME,
  );

  it(
    'deliver as they said where the game trusts them to',
    () => {
      for (let number = 1; number <= runs(2); number++) {
        const seed = `honour ${number}`;
        const setup = { ...citiesFor(9, seed), options: { misdeals: 'honour', timeLimit: null } };
        const { played, ended } = play(game, setup, { seed });
        expect(played.refused, seed).toEqual([]);
        expect(ended, seed).toBe(true);
        expect(played.entries.map(({ event }) => event.type)).not.toContain('misdealt');
      }
    },
    TIME,
  );
});
