import { type Block, type Deck, makeDeck } from '../barter/cards/deck.ts';
import type { Rulebook } from '../barter/rulebook.ts';
import { makeWords } from '../barter/words.ts';
import { clauses } from './clauses.ts';
import { brackets } from './data/brackets.ts';
import { calamities } from './data/calamities.ts';
import { commodities } from './data/commodities.ts';
import { demo } from './demo.ts';
import words from './words/en.json' with { type: 'json' };

const decks: ReadonlyMap<string, Deck> = new Map(
  brackets.map((bracket) => [
    bracket.key,
    makeDeck(bracket, { commodities, calamities, water: true }),
  ]),
);

/** The rules that Mega Civilization does not share. */
export const rulebook: Rulebook = {
  id: 'mega-civilization',
  title: 'Mega Civilization',
  seats: { min: 5, max: 18 },
  clauses,
  words: makeWords(words),
  demo,
  clauseOf: {
    'not-trade-cards': 'MC-7.9',
    'two-parties-only': 'MC-7.6',
    'wrong-phase': 'MC-7.12',
    'not-yours': 'MC-7.5',
    'trade-complete': 'MC-7.11',
    'offer-withdrawn': 'MC-7.5',
    'offer-declined': 'MC-7.5',
    'offer-lapsed': 'MC-7.5',
    'offer-suspended': 'MC-7.5',
    'offer-taken': 'MC-7.5',
    'stale-revision': 'MC-7.10',
    'not-accepted': 'MC-7.10',
    'already-delivered': 'MC-7.10',
    'no-change': 'MC-7.10',
    'minimum-three': 'MC-7.6',
    'name-two': 'MC-7.7',
    'calamity-named': 'MC-7.2',
    'too-few-cards': 'MC-7.6',
    'not-held': 'MC-7.7',
    'count-mismatch': 'MC-7.7',
    'non-tradable': 'MC-7.2',
    'cards-missing': 'MC-7.7',
    'not-commodities': 'MC-7.1',
    barred: 'MC-7.11',
    'mining-not-applicable': 'MC-7.1',
    'out-of-treasury': 'MC-6',
    'over-hand-limit': 'MC-12',
    'not-due': 'MC-9b',
  },
  badFaith: 'MC-7.11c',
  decks,
  deckFor,
  price: 15,
  timeLimit: 600,
  hasBlocks: true,
  mining: false,
  showsSurrender: false,
  options: ['misdeals', 'excess'],
};

/** The bracket's deck of the chosen block: the western one where there is a choice and none was made. */
function deckFor(players: number, block: Block | undefined): Deck | undefined {
  const fitting = brackets.filter((bracket) => bracket.players.includes(players));
  const [first] = fitting;
  if (block === undefined) return first && decks.get(first.key);
  const chosen = fitting.find(
    ({ blocks }) => blocks.length === 1 && blocks.some((part) => part.block === block),
  );
  return chosen && decks.get(chosen.key);
}
