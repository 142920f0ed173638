import { expect, test } from 'vitest';
import { findThisTurn } from './this-turn.ts';

const proposed = (offer: string) => ({ type: 'proposed', offer });
const traded = (trade: string) => ({ type: 'traded', trade });
const dealt = { type: 'turn-dealt' };

test('what was offered and traded before the cards were last dealt is of an earlier turn', () => {
  const isOfThisTurn = findThisTurn([
    proposed('ana-1'),
    traded('ben-1'),
    dealt,
    proposed('ana-2'),
    dealt,
    proposed('ana-3'),
    { type: 'revised', offer: 'ben-2' },
    traded('cid-1'),
  ]);
  const ids = ['ana-1', 'ben-1', 'ana-2', 'ana-3', 'ben-2', 'cid-1'];
  expect(ids.filter(isOfThisTurn)).toEqual(['ana-3', 'ben-2', 'cid-1']);
});

test('in the first turn, and where the log does not reach back to the deal, all is of this turn', () => {
  const isOfThisTurn = findThisTurn([{ type: 'opened' }, proposed('ana-1')]);
  expect(['ana-1', 'ben-1'].every(isOfThisTurn)).toBe(true);
});
