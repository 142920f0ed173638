import { expect, test } from 'vitest';
import { EXPANSIONS } from '../../../data/factions.ts';
import { parseMap } from '../../../neighbors/map.ts';
import { sampleMap } from './sample-map.ts';
import { dealFactions, dealPresence, type Owns } from './setup-draft.ts';

/** The sample for these factions, and where each seat is then. */
function sampleFor(...factions: readonly string[]) {
  const seats = factions.map((_, at) => ({ key: String(at), id: `seat-${at}` }));
  const owns: Owns = Object.fromEntries(factions.map((faction, at) => [String(at), { faction }]));
  const dealt = dealFactions(seats, owns, EXPANSIONS);
  const text = sampleMap(seats, dealt);
  const map = parseMap(text);
  if (typeof map === 'string') throw new Error(map);
  return { tiles: text.split(' '), presence: dealPresence(seats, owns, dealt, map) };
}

test('the sample has the homes of those who play, each where its faction can be found', () => {
  const { tiles, presence } = sampleFor('hacan', 'xxcha', 'creuss', 'nomad', 'sol', 'keleres');
  expect(tiles).toEqual(expect.arrayContaining(['16', '14', '17', '53', '1', '0']));
  expect(['5', '10', '2', '12'].filter((tile) => tiles.includes(tile))).toEqual([]);
  expect(presence[0]).toEqual(['16']);
  expect(presence[1]).toEqual(['14']);
  expect(presence[2]).toEqual(['51']);
  expect(presence[4]).toEqual(['1']);
  expect(presence[5]).toHaveLength(1);
});

test('who plays one of its six keeps that place, and homes that nobody plays are blank', () => {
  const all = sampleFor('arborec', 'letnev', 'hacan', 'mentak', 'sol', 'jolnar').tiles;
  const { tiles } = sampleFor('sol', 'naalu', 'hacan');
  expect(tiles.indexOf('1')).toBe(all.indexOf('1'));
  expect(tiles.indexOf('16')).toBe(all.indexOf('16'));
  expect(tiles.filter((tile) => tile === '0')).toHaveLength(3);
  expect(tiles).toHaveLength(all.length);
});
