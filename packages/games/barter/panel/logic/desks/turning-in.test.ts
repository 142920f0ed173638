import { expect, test } from 'vitest';
import type { FloorDeck } from '../floor-deck.ts';
import { askToDiscard, askToSpend, askToSurrender } from './turning-in.ts';

const deck: FloorDeck = {
  commodities: {
    iron: { value: 2, limit: 3, mined: true },
    salt: { value: 3, limit: 9, mined: false },
    grain: { value: 4, limit: 8, mined: false },
  },
  calamities: {},
};
const words = {
  names: { iron: 'Iron', salt: 'Salt', grain: 'Grain' },
  refusals: {},
  events: {},
};

const cards = { iron: 1, salt: 3, grain: 2 };

test('whoever turns cards in is asked with each set, its worth and the sum', () => {
  expect(askToSpend({ deck, words, cards, boost: undefined })).toBe(
    'Turn in 2 × Grain (16), 3 × Salt (27) and 1 × Iron (2) for 45?',
  );
  expect(askToSpend({ deck, words, cards, boost: { kind: 'iron', gain: 6 } })).toBe(
    'Turn in 2 × Grain (16), 3 × Salt (27) and 1 × Iron (8 with Mining) for 51?',
  );
});

test('whoever surrenders cards is told that they pay nothing', () => {
  expect(askToSurrender({ deck, words, cards: { salt: 1 } })).toBe(
    'Surrender 1 × Salt? They pay nothing.',
  );
});

test('whoever discards cards is told what they come to one by one', () => {
  expect(askToDiscard({ deck, words, cards: { salt: 3, iron: 1 } })).toBe(
    'Discard 3 × Salt and 1 × Iron, 11 points by single cards? They pay nothing.',
  );
});
