import type { Demo } from '@haggle/engine';
import { baseDeck } from './data/cards.ts';
import { boardOf, findScenario } from './opening/scenario.ts';
import type { Setup } from './setup.ts';

const SEATS = ['france', 'castile', 'england', 'austria'] satisfies Setup['seats'];

/** Ducats for everybody, so that places can be bargained for from the first trade on. */
const PURSE = 6;

/** Wine first: Bordeaux pays France well, and in Genoa France and Castile tie. */
const FIRST_CARDS = ['T25-1', 'T02-1', 'T08-3'];

/** A step through the other cards that goes round them all, so that goods of a kind do not follow each other. */
const STRIDE = 11;

function stackCards(): readonly string[] {
  const others = baseDeck.filter((card) => !FIRST_CARDS.includes(card));
  const mixed = others.map((_, at) => others[(at * STRIDE) % others.length] ?? '');
  return [...FIRST_CARDS, ...mixed];
}

/** Where the scenario Discovery and Reformation begins, with some money in the purses. */
function layOut(): unknown {
  const scenario = findScenario('1-01', SEATS);
  if (scenario === undefined) throw new Error('the scenario of the demo is gone');
  const { seats } = boardOf(scenario, SEATS);
  const realms = Object.entries(seats).map(([id, realm]) => [id, { ...realm, ducats: PURSE }]);
  return { seats: SEATS, board: { realms: Object.fromEntries(realms) }, deck: stackCards() };
}

/** The scenario Discovery and Reformation for four, in the turn of the newcomer. */
export const demo: Demo = {
  setup: layOut(),
  seat: 'france',
  bots: SEATS.filter((seat) => seat !== 'france'),
};
