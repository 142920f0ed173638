import { expect, test } from 'vitest';
import { tradeView } from '../../../testing/trade-view.ts';
import { findOver, findUnseen, findUnspent } from './unspent.ts';

const seat = { cards: 5, finished: true };

const { options } = tradeView({}, {});

test('who holds commodities and has turned in none is found', () => {
  const seats = {
    ana: { ...seat, spent: 12 },
    ben: seat,
    cleo: { ...seat, spent: 0 },
    dora: { ...seat, cards: 0 },
  };
  expect(findUnspent(seats, [])).toEqual(['ben', 'cleo']);
  expect(findUnspent(seats, ['ana', 'cleo'])).toEqual(['ben']);
});

test('calamities cannot be turned in: those in a hand do not count, and those turned up are not there', () => {
  const struck = { calamitiesRevealed: 2, calamitiesKept: 2 };
  const seats = {
    ana: { ...seat, ...struck, cards: 2 },
    ben: { ...seat, ...struck, cards: 3 },
    cleo: { ...seat, ...struck, cards: 2, calamities: [{ kind: 'famine', from: null }] },
  };
  expect(findUnspent(seats, [])).toEqual(['ben', 'cleo']);
});

test('calamities that lie in a hand unseen are found until they are turned up', () => {
  const struck = { ...seat, calamitiesRevealed: 2, calamitiesKept: 2 };
  const seats = {
    ana: seat,
    ben: struck,
    cleo: { ...struck, calamities: [{ kind: 'famine', from: null }] },
    dora: { ...struck, calamitiesKept: 0 },
  };
  expect(findUnseen(seats)).toEqual(['ben']);
});

test('over the limit is who holds more commodities than may be kept, where there is a limit', () => {
  const seats = {
    ana: { ...seat, cards: 9 },
    ben: { ...seat, cards: 8 },
    cleo: { ...seat, cards: 10, calamitiesKept: 2 },
    dora: { ...seat, cards: 11, calamitiesKept: 2 },
    // What was taken from another hand since trading ended is kept besides.
    fay: { ...seat, cards: 9, taken: 1 },
    emil: { ...seat, cards: 9, calamitiesKept: 2, calamities: [{ kind: 'famine', from: null }] },
  };
  const over = (handLimit: number | null) =>
    findOver({ seats, options: { ...options, handLimit } });
  expect(over(8)).toEqual(['ana', 'dora', 'emil']);
  expect(over(null)).toEqual([]);
});
