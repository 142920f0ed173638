import { expect, test } from 'vitest';
import { direct } from '../decide/board.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing/boards.ts';

const zone = 'black-sea';
const START = stateOf({
  seats: ['france'],
  board: {
    realms: {
      france: {
        lightShips: [
          { zone, in: 'port' },
          { zone, in: 'fleet' },
          { zone },
          { zone, in: 'port' },
          { zone, slot: false },
        ],
      },
    },
  },
});
const SHIP = { type: 'remove', what: 'light-ship', at: zone, realm: 'france' } as const;

/** How so many ships that are removed are told, and where the others lie then. */
function remove(count: number) {
  const decided = direct(START, { ...SHIP, count }, { random: () => 0 });
  if (!decided.ok) return decided.refusal;
  const { position } = decided.value.reduce<State>(evolve, START);
  const left = position.seats.france?.lightShips.map(
    ({ slot, in: place }) => place ?? (slot ? 'slot' : 'sea'),
  );
  return { told: decided.value, left };
}

test('ships are removed from wherever they lie: at sea first, then with the Fleet, then in port', () => {
  expect(remove(1)).toMatchObject({
    told: [{ slot: false, in: null }],
    left: ['port', 'fleet', 'slot', 'port'],
  });
  expect(remove(2)).toMatchObject({
    told: [{ slot: null, in: null }],
    left: ['port', 'fleet', 'port'],
  });
  expect(remove(3)).toMatchObject({ told: [{ slot: null, in: null }], left: ['port', 'port'] });
  expect(remove(4)).toMatchObject({ told: [{ slot: null, in: null }], left: ['port'] });
  expect(remove(5)).toMatchObject({ told: [{ slot: null, in: null, count: 5 }], left: [] });
  expect(remove(6)).toMatchObject({ code: 'malformed', data: { field: 'count' } });
});

test('ships that lie alike are told so, and not as those that would go before them', () => {
  const lightShips = ['port', 'fleet', 'port'].map((place) => ({ zone, in: place as 'port' }));
  const moored = stateOf({ seats: ['france'], board: { realms: { france: { lightShips } } } });
  const told = (count: number, state: State) => {
    const decided = direct(state, { ...SHIP, count }, { random: () => 0 });
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    return { told: decided.value[0], next: decided.value.reduce<State>(evolve, state) };
  };
  const first = told(1, moored);
  expect(first.told).toMatchObject({ slot: false, in: 'fleet', count: 1 });
  const rest = told(2, first.next);
  expect(rest.told).toMatchObject({ slot: false, in: 'port', count: 2 });
  expect(rest.next.position.seats.france?.lightShips).toEqual([]);
  expect(told(2, moored).told).toMatchObject({ slot: null, in: null, count: 2 });
});
