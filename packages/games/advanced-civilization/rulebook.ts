import { makeDeck } from '../barter/cards/deck.ts';
import type { Rulebook } from '../barter/rulebook.ts';
import { makeWords } from '../barter/words.ts';
import { clauses } from './clauses.ts';
import { calamities } from './data/calamities.ts';
import { commodities } from './data/commodities.ts';
import { demo } from './demo.ts';
import words from './words/en.json' with { type: 'json' };

const STACKS = 9;

/** All cards lie in one block, whatever the number of players (rules clauses AC-15.2, 29.5, 31.71). */
const deck = makeDeck(
  {
    key: 'standard',
    blocks: [
      { block: 'west', division: Array.from({ length: STACKS }, (_, at) => cardsOf(at + 1)) },
    ],
    minors: false,
    recipe: 'set-aside',
    calamityLimit: 2,
    majorLimit: null,
    handLimit: 8,
  },
  { commodities, calamities, water: false },
);

/** The rules that Advanced Civilization does not share. */
export const rulebook: Rulebook = {
  id: 'advanced-civilization',
  title: 'Advanced Civilization',
  seats: { min: 2, max: 8 },
  clauses,
  words: makeWords(words),
  demo,
  clauseOf: {
    'not-trade-cards': 'AC-28.2',
    'two-parties-only': 'AC-28.2',
    'wrong-phase': 'AC-28.41',
    'not-yours': 'AC-28.1',
    'trade-complete': 'AC-28.1',
    'offer-withdrawn': 'AC-28.1',
    'offer-declined': 'AC-28.1',
    'offer-lapsed': 'AC-28.1',
    'offer-suspended': 'AC-28.1',
    'offer-taken': 'AC-28.1',
    'stale-revision': 'AC-28.1',
    'not-accepted': 'AC-28.1',
    'already-delivered': 'AC-28.1',
    'no-change': 'AC-28.1',
    'minimum-three': 'AC-28.3',
    'name-two': 'AC-28.3',
    'calamity-named': 'AC-28.3',
    'too-few-cards': 'AC-28.3',
    'not-held': 'AC-28.3',
    'count-mismatch': 'AC-28.3',
    'non-tradable': 'AC-28.3',
    'cards-missing': 'AC-28.3',
    'not-commodities': 'AC-28.51',
    barred: 'AC-28.1',
    'mining-used': 'AC-28.53',
    'mining-not-held': 'AC-28.53',
    'mining-not-applicable': 'AC-28.53',
    'out-of-treasury': 'AC-27.51',
    'stack-empty': 'AC-27.51',
    'over-hand-limit': 'AC-31.71',
    'not-due': 'AC-28.3',
  },
  badFaith: null,
  decks: new Map([[deck.key, deck]]),
  deckFor: () => deck,
  price: 18,
  timeLimit: 300,
  hasBlocks: false,
  mining: true,
  showsSurrender: true,
  options: ['namedCalamities', 'calamityLimit'],
};

function cardsOf(stack: number): Readonly<Record<string, number>> {
  const rows = commodities.filter((row) => row.stack === stack);
  return Object.fromEntries(rows.map(({ id, limit }) => [id, limit]));
}
