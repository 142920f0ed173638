import { expect, test } from 'vitest';
import { isNews, tellNews } from './news.ts';

const viewers = ['ana', 'ben', 'host', 'spectator'];

test('those at the table are shown that a new turn has taken the desk of purchases away', () => {
  const turn = { type: 'turn-dealt' };
  expect(viewers.filter((viewer) => isNews(turn, viewer))).toEqual(['ana', 'ben']);
  expect(tellNews(turn)).toBe(
    'A new turn: the cards are dealt, and the purchases of the last one are over.',
  );
});

test('what else happens is told on the floor itself', () => {
  const trade = { type: 'traded' };
  expect(viewers.some((viewer) => isNews(trade, viewer))).toBe(false);
  expect(tellNews(trade)).toBe(undefined);
});
