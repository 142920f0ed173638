import { expect, test } from 'vitest';
import type { ChoiceView } from '../../../view.ts';
import { FIRST_LOOK, filterOf, isLooking } from './looking.ts';

test('a look at choices is taken up in its own form alone', () => {
  const look = { ...FIRST_LOOK, card: '17', sort: 'own', moves: { '17/sevilla/primary/': 'x' } };
  expect(isLooking(FIRST_LOOK)).toBe(true);
  expect(isLooking(JSON.parse(JSON.stringify(look)))).toBe(true);
  expect(isLooking({ ...look, sort: 'luck' })).toBe(false);
  expect(isLooking({ ...look, open: 3 })).toBe(false);
  expect(isLooking({ ...look, moves: { a: null } })).toBe(false);
  expect(isLooking({ ...look, moves: null })).toBe(false);
  expect(isLooking('sevilla')).toBe(false);
});

test('a card or a node with which nothing can be chosen any more, for the host has changed the board, hides nothing', () => {
  const choices = [{ node: 'sevilla' }, { node: 'genoa' }] as unknown as readonly ChoiceView[];
  const there = { revealed: ['17'], choices };
  const look = { ...FIRST_LOOK, card: '17', node: 'genoa' };
  expect(filterOf(look, there)).toEqual({ card: '17', node: 'genoa' });
  expect(filterOf({ ...look, node: 'bordeaux' }, there)).toEqual({ card: '17', node: null });
  expect(filterOf({ ...look, card: '4' }, there)).toEqual({ card: null, node: 'genoa' });
  expect(filterOf(FIRST_LOOK, there)).toEqual({ card: null, node: null });
});
