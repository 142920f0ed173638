import { expect, test } from 'vitest';
import { isNews, saysItself, tellNews } from './news.ts';

const viewers = ['ana', 'ben', 'host', 'spectator'];

test('those at the table are shown that a new turn has taken the desk of purchases away', () => {
  const turn = { type: 'turn-dealt' };
  expect(viewers.filter((viewer) => isNews(turn, viewer))).toEqual(['ana', 'ben']);
  expect(tellNews(turn)).toBe(
    'A new turn: the cards are dealt, and the purchases of the last one are over.',
  );
});

test('whose cards are due, and who was handed some, is told so', () => {
  const asked = { type: 'cards-asked', from: 'ana', to: 'ben', count: 1 };
  const handed = { type: 'handed-over', from: 'ana', to: 'ben', cards: { salt: 1 } };
  expect(viewers.filter((viewer) => isNews(asked, viewer))).toEqual(['ana']);
  expect(viewers.filter((viewer) => isNews(handed, viewer))).toEqual(['ben']);
});

test('what else happens is told on the floor itself', () => {
  const trade = { type: 'traded' };
  expect(viewers.some((viewer) => isNews(trade, viewer))).toBe(false);
  expect(tellNews(trade)).toBe(undefined);
});

test('the floor itself says a trade of one’s own, and of those of others nothing', () => {
  const trade = { type: 'traded', trade: 'trade-1', between: ['ana', 'ben'] };
  expect(saysItself(trade)).toBe(false);
  const own = { ...trade, gave: { salt: 3 }, got: { iron: 3 } };
  expect(saysItself(own)).toBe(true);
});
