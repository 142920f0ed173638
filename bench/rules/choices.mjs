import { loadGame } from '@haggle/games';
import { median } from '../figures.mjs';
import { processorNow } from '../machine.mjs';

/** Six realms late in the game, with the most ships, the Eastern board and the full deck. */
const SEATS = ['england', 'austria', 'castile', 'netherlands', 'france', 'aragon'];
const SETUP = { scenario: '1-05', edition: 'deluxe' };

/** Ships that crowd the slots, so that there is somebody to displace. */
const SHIPS = [
  'english-channel',
  'bay-of-biscay',
  'western-mediterranean',
  'central-mediterranean',
];

/** Rounds that are not counted: a table that is played at is warm. */
const WARMING = 5;

const HANDS = [
  ['T02-1', 'T08-3', 'T25-1'],
  ['T22-1', 'T12-3', 'T20-1'],
  ['T10-1', 'T17-1', 'T13-2'],
  ['T16-1', 'T18-1', 'T26-1'],
];

/**
 * All legal choices of a full position with what each pays everybody, for each realm in its turn and several
 * hands: milliseconds of processor time for the slowest of these positions, its median over the rounds;
 * `choices` is how many the richest of them has. Each time the position is read and set up anew, which counts too.
 */
export async function measureChoices({ rounds }) {
  const game = await loadGame('price-of-power');
  if (!game?.incomes) throw new Error('no such game');
  const positions = SEATS.flatMap((active) =>
    HANDS.map((revealed) => ({
      setup: { ...SETUP, seats: SEATS, active, changes: launch() },
      revealed,
      times: [],
    })),
  );
  let choices = 0;
  for (let round = -WARMING; round < rounds; round++) {
    for (const { times, ...position } of positions) {
      const start = processorNow();
      const counted = game.incomes(position);
      if (round >= 0) times.push(processorNow() - start);
      if (!counted.ok) throw new Error(`refused: ${JSON.stringify(counted.refusal)}`);
      choices = Math.max(choices, counted.value.choices.length);
    }
  }
  return { milliseconds: Math.max(...positions.map(({ times }) => median(times))), choices };
}

function launch() {
  return SHIPS.map((at, index) => ({
    type: 'place',
    what: 'light-ship',
    at,
    realm: SEATS[index % SEATS.length],
  }));
}
