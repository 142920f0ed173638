import { expect, test } from 'vitest';
import type { FloorDeck } from '../floor-deck.ts';
import { struckInOrder } from './struck.ts';

const deck: FloorDeck = {
  commodities: {},
  calamities: {
    piracy: { tradable: true, stack: 9 },
    tempest: { tradable: true, stack: 2 },
    treachery: { tradable: true, stack: 2 },
    volcano: { tradable: false, stack: 2 },
    famine: { tradable: false, stack: 3 },
  },
};

test('calamities are told by ascending stack, of one stack first what cannot be traded, whoever holds them', () => {
  const seat = { cards: 0, finished: true };
  const seats = {
    ana: {
      ...seat,
      calamities: [
        { kind: 'piracy', from: 'leo' },
        { kind: 'treachery', from: null },
      ],
    },
    leo: {
      ...seat,
      calamities: [
        { kind: 'famine', from: null },
        { kind: 'volcano', from: null },
      ],
    },
    max: seat,
  };
  expect(struckInOrder(deck, seats)).toEqual([
    { seat: 'leo', kind: 'volcano', from: null, stack: 2 },
    { seat: 'ana', kind: 'treachery', from: null, stack: 2 },
    { seat: 'leo', kind: 'famine', from: null, stack: 3 },
    { seat: 'ana', kind: 'piracy', from: 'leo', stack: 9 },
  ]);
});
