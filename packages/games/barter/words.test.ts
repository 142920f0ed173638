import { speak } from '@haggle/engine';
import { expect, test } from 'vitest';
import { game } from '../advanced-civilization/game.ts';
import { sit } from './testing/table.ts';

test('one card is told as one', () => {
  const hands = { crete: { salt: 1, famine: 1, flood: 1 }, egypt: { oil: 5 } };
  const table = sit(game, { seats: ['crete', 'egypt'], hands, options: { handLimit: 4 } });
  const said = (by: string, command: object) =>
    speak(table.refused(by, command), game.words).message;
  const side = { count: 3, named: ['salt', 'salt'] };
  expect(said('crete', { type: 'propose', gives: side, asks: side })).toBe(
    'You hold 1 tradable card; three are needed to trade.',
  );
  table.run('host', { type: 'end-trading' });
  expect(said('egypt', { type: 'surrender', cards: { oil: 2 } })).toBe(
    'You surrender 1 card at most; these are 2.',
  );
});
