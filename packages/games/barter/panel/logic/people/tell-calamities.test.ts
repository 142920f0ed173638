import { expect, test } from 'vitest';
import { findLost, noteCalamities, tellCalamities } from './tell-calamities.ts';

const calamities = [{ kind: 'famine', from: null }];

test('until they are turned up a seat has its calamities, and after that it had them', () => {
  const held = { calamitiesRevealed: 1, calamitiesKept: 1 };
  expect(tellCalamities(held)).toEqual(['You hold a calamity; it is still to be turned up.']);
  expect(noteCalamities(held)).toBe('1 calamity');
  const turned = { ...held, calamities };
  expect(tellCalamities(turned)).toEqual([
    'You had a calamity; it was turned up and went back to the stacks.',
  ]);
  expect(noteCalamities(turned)).toBe('had 1 calamity');
});

test('what chance took is told before it', () => {
  expect(tellCalamities({ calamitiesRevealed: 4, calamitiesKept: 2 })).toEqual([
    '2 of your calamities went by lot.',
    'You hold 2 calamities; they are still to be turned up.',
  ]);
});

test('which they were is told as far as the log of this turn knows them', () => {
  const held = { calamitiesRevealed: 2, calamitiesKept: 1 };
  expect(tellCalamities(held, ['Piracy'])[0]).toBe('Gone by lot: Piracy.');
  const gone = { type: 'calamities-selected', discarded: { ana: ['piracy'] } };
  expect(findLost([{ type: 'turn-dealt' }, gone, { type: 'said' }], 'ana')).toEqual(['piracy']);
  expect(findLost([gone], 'ben')).toEqual([]);
  expect(findLost([gone, { type: 'turn-dealt' }], 'ana')).toEqual([]);
});

test('who had none is told nothing', () => {
  const none = { calamitiesRevealed: 0, calamitiesKept: 0 };
  expect([tellCalamities(none), tellCalamities({})]).toEqual([[], []]);
  expect(noteCalamities(none)).toBe(undefined);
});
