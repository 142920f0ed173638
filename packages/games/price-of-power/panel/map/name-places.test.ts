import { describe, expect, test } from 'vitest';
import type { Anchorage, Market } from '../logic/pieces.ts';
import { type Laid, placeNames } from './name-places.ts';

const EMPTY: Laid = {
  holdings: new Map(),
  tokens: [],
  markets: [],
  anchorages: [],
  nodeNames: new Map(),
};
const NAMES = new Map([
  ['english-channel', 'English Channel'],
  ['central-atlantic', 'Central Atlantic'],
]);
const slotsIn = (zone: string, slots = 3): Anchorage => ({
  zone,
  slots: Array.from({ length: slots }, () => null),
  loose: [],
});
const channel: Market = {
  node: 'english-channel',
  kind: 'maritime',
  inPlay: true,
  merchants: [{ realm: 'england', laid: false }],
  pirates: 0,
  expanded: false,
};
const place = (laid: Partial<Laid>, scale = 1.3) =>
  placeNames(NAMES, { ...EMPTY, ...laid }, () => scale);

describe('the name of a Sea Zone', () => {
  const anchorages = [slotsIn('english-channel')];
  const above = { x: 0, y: -18, anchor: 'middle' };

  test('stands above its slots where there is room', () => {
    expect(place({ anchorages }).get('english-channel')).toEqual(above);
  });

  test('makes room for a node of the same name beside it, until one is near', () => {
    const laid = {
      anchorages,
      markets: [channel],
      nodeNames: new Map([['english-channel', 'English Channel']]),
    };
    expect(place(laid).get('english-channel')).not.toEqual(above);
    expect(place(laid, 0.4).get('english-channel')).toEqual(above);
  });

  test('covers no Influence, and no other name', () => {
    const tokens = [
      {
        area: 'portugal',
        influence: ['castile', 'england', 'france'].map((realm) => ({ realm, count: 2 })),
        claims: [],
        dnpr: false,
      },
    ];
    const coast = { anchorages: [slotsIn('central-atlantic')] };
    expect(place(coast).get('central-atlantic')).toEqual(above);
    expect(place({ ...coast, tokens }).get('central-atlantic')).not.toEqual(above);
    const twice = place({ anchorages: [...coast.anchorages, ...coast.anchorages] });
    expect(twice.size).toBe(1);
  });

  test('is left out where there is no room at all, and where none is wanted', () => {
    expect(place({ anchorages }, 40).size).toBe(1);
    const crowd = [...Array(9).keys()].map(() => slotsIn('english-channel', 40));
    expect(place({ anchorages: crowd, markets: [channel] }, 3).size).toBeLessThan(9);
    expect(place({ anchorages: [slotsIn('baltic-sea')] }).size).toBe(0);
  });
});
