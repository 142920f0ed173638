import { describe, expect, test } from 'vitest';
import { nodes } from '../../data/nodes.ts';
import { zones } from '../../data/zones.ts';
import {
  type Anchorage,
  anchoragesOf,
  holdingsOf,
  type Market,
  marketsOf,
  tokensOf,
} from '../logic/map/pieces.ts';
import { openTable } from '../testing/table.ts';
import { type Laid, placeNames } from './name-places.ts';

const EMPTY: Laid = {
  holdings: new Map(),
  tokens: [],
  markets: [],
  anchorages: [],
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
const NONE = new Map<string, string>();
const CHANNEL = new Map([['english-channel', 'English Channel']]);
const placeAll = (laid: Partial<Laid>, scale = 1.3, nodes = NONE) =>
  placeNames({ nodes, zones: NAMES }, { ...EMPTY, ...laid }, () => scale);
const place = (laid: Partial<Laid>, scale = 1.3, nodes = NONE) =>
  placeAll(laid, scale, nodes).zones;

describe('the name of a Sea Zone', () => {
  const anchorages = [slotsIn('english-channel')];
  const above = { x: 0, y: -18, anchor: 'middle', lines: ['English Channel'] };

  test('stands above its slots where there is room', () => {
    expect(place({ anchorages }).get('english-channel')).toEqual(above);
  });

  test('makes room for a node of the same name beside it, until one is near', () => {
    const laid = {
      anchorages: [slotsIn('english-channel', 1)],
      markets: [{ ...channel, merchants: [] }],
    };
    expect(place(laid, 1.3, CHANNEL).get('english-channel')).not.toEqual(above);
    expect(place(laid, 0.4, CHANNEL).get('english-channel')).toEqual(above);
  });

  test('stands in two lines where one has no room', () => {
    const seats = ['ottomans', 'mamluks', 'austria', 'denmark', 'poland', 'muscovy'];
    const view = openTable({ scenario: '2-02', seats, seed: 'seed' });
    const laid = {
      holdings: holdingsOf(view),
      tokens: tokensOf(view),
      markets: marketsOf(view),
      anchorages: anchoragesOf(view.seats),
    };
    const namesOf = (all: readonly { id: string; name: string }[]) =>
      new Map(all.map(({ id, name }) => [id, name]));
    const wanted = { nodes: namesOf(nodes), zones: namesOf(zones) };
    const placed = placeNames(wanted, laid, () => 1.2);
    expect(placed.zones.get('eastern-mediterranean')?.lines).toEqual(['Eastern', 'Mediterranean']);
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
    const atlantic = { ...above, lines: ['Central Atlantic'] };
    expect(place(coast).get('central-atlantic')).toEqual(atlantic);
    expect(place({ ...coast, tokens }).get('central-atlantic')).not.toEqual(atlantic);
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

describe('the name of a node', () => {
  const below = { x: 0, y: 40, anchor: 'middle', lines: ['English Channel'] };
  const nameIn = (laid: Partial<Laid>) =>
    placeAll({ markets: [channel], ...laid }, 1.3, CHANNEL).nodes.get('english-channel');

  test('stands below its coin and the Merchants there', () => {
    expect(nameIn({})).toEqual(below);
  });

  test('covers no slot', () => {
    expect(nameIn({ anchorages: [slotsIn('english-channel', 9)] })).not.toEqual(below);
  });

  test('is there where everything is full, too', () => {
    const crowd = [slotsIn('english-channel', 40), slotsIn('doggerbank', 40)];
    expect(placeAll({ markets: [channel], anchorages: crowd }, 9, CHANNEL).nodes.size).toBe(1);
  });
});
