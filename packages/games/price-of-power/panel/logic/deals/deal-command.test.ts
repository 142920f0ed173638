import { expect, test } from 'vitest';
import { dealCommand, faultOf } from './deal-command.ts';

const NOTHING = { to: 'castile', gives: 0, asks: 0, words: ' ' };
const DEAL = { ...NOTHING, gives: 5, words: ' For Lyon ' };
const terms = { gives: { ducats: 5 }, asks: { ducats: 0 } };

test('an offer is of ducats that one has, or of words', () => {
  expect(faultOf(NOTHING, 5)).toBe('empty');
  expect(faultOf({ ...NOTHING, asks: 1 }, 5)).toBe(null);
  expect(faultOf({ ...NOTHING, words: 'Peace' }, 5)).toBe(null);
  expect(faultOf(DEAL, 5)).toBe(null);
  expect(faultOf(DEAL, 4)).toBe('short');
});

test('an offer or a counter is proposed with its words, if there are any', () => {
  const proposed = { type: 'propose', to: 'castile', ...terms };
  expect(dealCommand(DEAL, undefined)).toEqual({ ...proposed, deal: 'For Lyon' });
  expect(dealCommand({ ...DEAL, words: '' }, { type: 'counter', offer: 'o1' })).toEqual(proposed);
});

test('a change of one’s own says also that there are no words any more', () => {
  const revised = { type: 'revise', offer: 'o1', ...terms, deal: null };
  expect(dealCommand({ ...DEAL, words: ' ' }, { type: 'change', offer: 'o1' })).toEqual(revised);
});
