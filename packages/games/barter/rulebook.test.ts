import { describe, expect, it } from 'vitest';
import { rulebook as advanced } from '../advanced-civilization/rulebook.ts';
import { rulebook as mega } from '../mega-civilization/rulebook.ts';

/** Codes by the clauses that stand behind them: Advanced Civilization, then Mega Civilization. */
const CLAUSES = [
  ['AC-28.2', 'MC-7.9', ['not-trade-cards']],
  ['AC-28.2', 'MC-7.6', ['two-parties-only']],
  ['AC-28.41', 'MC-7.12', ['wrong-phase']],
  [
    'AC-28.1',
    'MC-7.5',
    [
      'not-yours',
      'offer-withdrawn',
      'offer-declined',
      'offer-lapsed',
      'offer-suspended',
      'offer-taken',
    ],
  ],
  ['AC-28.1', 'MC-7.11', ['trade-complete', 'barred']],
  ['AC-28.1', 'MC-7.10', ['stale-revision', 'not-accepted', 'already-delivered', 'no-change']],
  ['AC-28.3', 'MC-7.6', ['minimum-three', 'too-few-cards']],
  ['AC-28.3', 'MC-7.7', ['name-two', 'not-held', 'count-mismatch', 'cards-missing']],
  ['AC-28.3', 'MC-7.2', ['calamity-named', 'non-tradable']],
  ['AC-28.51', 'MC-7.1', ['not-commodities']],
  ['AC-28.53', 'MC-7.1', ['mining-not-applicable']],
  ['AC-28.53', undefined, ['mining-used', 'mining-not-held']],
  ['AC-27.51', 'MC-6', ['out-of-treasury']],
  ['AC-27.51', undefined, ['stack-empty']],
  ['AC-31.71', 'MC-12', ['over-hand-limit']],
] as const;

describe('the rulebooks', () => {
  it.each(CLAUSES)('put %s and %s behind their codes', (ac, mc, codes) => {
    for (const code of codes) {
      expect([code, advanced.clauseOf[code], mega.clauseOf[code]]).toEqual([code, ac, mc]);
    }
  });

  it('know every clause that they cite, and have words for every code', () => {
    for (const { clauseOf, clauses, words } of [advanced, mega]) {
      const ids = new Set(clauses.map(({ id }) => id));
      expect(Object.values(clauseOf).filter((id) => !ids.has(id))).toEqual([]);
      expect(Object.keys(clauseOf).filter((code) => !(code in words.refusals))).toEqual([]);
    }
  });

  it('have a clause on bad faith where the game speaks of it', () => {
    const textIn = ({ badFaith, clauses }: typeof advanced) =>
      clauses.find(({ id }) => id === badFaith)?.text;
    expect(textIn(advanced)).toBeUndefined();
    expect(textIn(mega)).toMatch(/the host may bar/);
  });

  it('have a name for every kind of card', () => {
    for (const { decks, words } of [advanced, mega]) {
      for (const { kinds } of decks.values()) {
        expect(kinds.filter(({ id }) => !(id in words.names)).map(({ id }) => id)).toEqual([]);
      }
    }
  });

  it('say what the games do not share', () => {
    const own = ({
      price,
      timeLimit,
      mining,
      hasBlocks,
      showsSurrender,
      options,
    }: typeof mega) => ({
      price,
      timeLimit,
      mining,
      hasBlocks,
      showsSurrender,
      options,
    });
    expect(own(advanced)).toEqual({
      price: 18,
      timeLimit: 300,
      mining: true,
      hasBlocks: false,
      showsSurrender: true,
      options: ['namedCalamities', 'calamityLimit'],
    });
    expect(own(mega)).toEqual({
      price: 15,
      timeLimit: 600,
      mining: false,
      hasBlocks: true,
      showsSurrender: false,
      options: ['misdeals', 'excess'],
    });
  });
});
