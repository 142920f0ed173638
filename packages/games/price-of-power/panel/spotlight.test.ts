import { expect, test } from 'vitest';
import { type Spotlight, spotlightOf } from './board-context.ts';

const at = (node: string): Spotlight => ({
  type: 'choice',
  choice: { card: 'T25-1', node, kind: 'primary', ship: null, powers: {}, outcomes: [] },
});
const PATH: Spotlight = { type: 'path', realm: 'france', node: 'genoa' };

test('the map shows the choice that is open, else what is pointed at, else the way that was chosen', () => {
  expect(spotlightOf(at('genoa'), at('bordeaux'))).toEqual(at('bordeaux'));
  expect(spotlightOf(at('genoa'), PATH)).toEqual(at('genoa'));
  expect(spotlightOf(null, PATH)).toBe(PATH);
  expect(spotlightOf(PATH, null)).toBe(PATH);
});
