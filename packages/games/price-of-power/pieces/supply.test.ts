import { describe, expect, test } from 'vitest';
import { areas } from '../data/areas.ts';
import { direct } from '../decide/board.ts';
import { evolve } from '../evolve.ts';
import { readPosition } from '../importing/position.ts';
import { type Setup, setupSchema } from '../setup.ts';
import { see } from '../sight.ts';
import { MOST_PIECES, MOST_SHIPS, type State } from '../state.ts';
import { stateOf } from '../testing/boards.ts';

type Change = Parameters<typeof direct>[1];

/** Places a piece as often as it is let; the state after it, how often, and the refusal. */
function fill(state: State, change: Change) {
  let filled = state;
  for (let times = 0; times <= 2 * MOST_PIECES; times += 1) {
    const decided = direct(filled, change, { random: () => 0 });
    if (!decided.ok) return { filled, times, refusal: decided.refusal };
    filled = decided.value.reduce<State>(evolve, filled);
  }
  throw new Error('it has no end');
}

const START = stateOf({ seats: ['france'] });
const full = (most: number) => ({
  code: 'malformed',
  data: { field: 'what', problem: `there are no more than ${most}` },
});

describe('what a host places', () => {
  test('comes to an end, and can be read back as a set-up', () => {
    const realm = 'france';
    const pieces = [
      { what: 'influence', at: 'burgundy', realm },
      { what: 'claim', at: 'burgundy', realm },
      { what: 'vassal', at: 'nantes', realm },
      { what: 'pirate', at: 'bordeaux' },
    ] as const;
    let state = START;
    for (const piece of pieces) {
      const { filled, times, refusal } = fill(state, { type: 'place', ...piece });
      expect({ times, refusal }).toEqual({ times: MOST_PIECES, refusal: full(MOST_PIECES) });
      state = filled;
    }
    const ship = {
      type: 'place',
      what: 'light-ship',
      at: 'doggerbank',
      realm,
      slot: false,
    } as const;
    const { filled, times, refusal } = fill(state, ship);
    expect({ times, refusal }).toEqual({ times: MOST_SHIPS, refusal: full(MOST_SHIPS) });
    expect(readPosition(see(filled, 'host')).ok).toBe(true);
  });

  test('is counted by the piece, and by the list that it comes to', () => {
    const realm = 'france' as const;
    const influence = Array.from({ length: MOST_PIECES - 3 }, () => 'burgundy');
    const provinces = areas.flatMap((area) => area.provinces);
    const board = {
      realms: { france: { influence, towns: { small: provinces.slice(0, MOST_PIECES) } } },
      dnpr: provinces.slice(0, MOST_PIECES),
    } as Setup['board'];
    const state = stateOf({ seats: [realm], board });
    const attempt = (change: Omit<Extract<Change, { type: 'place' }>, 'type'>) => {
      const decided = direct(state, { type: 'place', ...change }, { random: () => 0 });
      return decided.ok ? 'done' : decided.refusal;
    };
    const cubes = { what: 'influence', at: 'burgundy', realm } as const;
    expect(attempt({ ...cubes, count: 3 })).toBe('done');
    expect(attempt({ ...cubes, count: 4 })).toEqual(full(MOST_PIECES));
    const town = { what: 'town', at: provinces.at(-1) ?? '', realm } as const;
    expect(attempt(town)).toEqual(full(MOST_PIECES));
    expect(attempt({ ...town, size: 'large' })).toBe('done');
    expect(attempt({ what: 'dnpr', at: 'mexico' })).toEqual(full(MOST_PIECES));
  });
});

describe('a set-up', () => {
  test('gives a realm no more ships than its supply holds', () => {
    const withShips = (count: number) => {
      const lightShips = Array.from({ length: count }, () => ({ zone: 'doggerbank', slot: false }));
      return setupSchema.safeParse({
        seats: ['france'],
        board: { realms: { france: { lightShips } } },
      });
    };
    expect(withShips(MOST_SHIPS).success).toBe(true);
    const path = withShips(MOST_SHIPS + 1).error?.issues[0]?.path;
    expect(path).toEqual(['board', 'realms', 'france', 'lightShips']);
  });
});
