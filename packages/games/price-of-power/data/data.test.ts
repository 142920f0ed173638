import { describe, expect, it } from 'vitest';
import { continentOf } from '../map/places.ts';
import { nameOf, words } from '../words.ts';
import { areas } from './areas.ts';
import { baseDeck, cards } from './cards.ts';
import { distantBoards } from './distant.ts';
import { nodes } from './nodes.ts';
import { realmAliases, realms } from './realms.ts';
import { scenarios } from './scenarios.ts';
import { realmSetups } from './starts.ts';
import { rowsOf, wordsOf } from './table.ts';
import { zoneLinks, zones } from './zones.ts';

const zoneIds = zones.map(({ id }) => id);
const nodeIds = nodes.map(({ id }) => id);
const areaIds = areas.map(({ id }) => id);
const provinces = [
  ...areas.flatMap((area) => [...area.provinces, ...area.early]),
  ...distantBoards.flatMap(({ places }) => places),
];

describe('a table written as text', () => {
  it('has a row a line and a cell between bars', () => {
    expect(rowsOf('\na | b c |\nd|e | f\n')).toEqual([
      ['a', 'b c', ''],
      ['d', 'e', 'f'],
    ]);
    expect(wordsOf(' b  c ')).toEqual(['b', 'c']);
    expect(wordsOf()).toEqual([]);
  });
});

describe('the map', () => {
  it('has 97 Areas whose borders go both ways', () => {
    expect(areas).toHaveLength(97);
    for (const { id, borders, zones: coast } of areas) {
      expect(coast.filter((zone) => !zoneIds.includes(zone))).toEqual([]);
      for (const other of borders) {
        expect(areas.find((area) => area.id === other)?.borders).toContain(id);
      }
    }
  });

  it('has 30 Sea Zones, two of them without slots, and 26 nodes, ten of them inland', () => {
    expect(zones).toHaveLength(30);
    expect(zones.filter(({ slots }) => slots === 0).map(({ id }) => id)).toEqual([
      'eastern-pacific',
      'sea-of-okhotsk',
    ]);
    expect(zones.filter(({ distant }) => distant)).toHaveLength(12);
    expect(nodes).toHaveLength(26);
    expect(nodes.filter(({ kind }) => kind === 'inland')).toHaveLength(10);
    expect(nodes.filter(({ board }) => board === 'east')).toHaveLength(9);
    expect(zones.flatMap((zone) => zone.nodes.filter((node) => !nodeIds.includes(node)))).toEqual(
      [],
    );
    expect(nodes.find(({ id }) => id === 'maghreb')).toEqual({
      id: 'maghreb',
      name: 'Maghreb',
      kind: 'inland',
      board: 'west',
      area: null,
      rim: ['southern-morocco', 'algiers', 'north-sahara'],
    });
    expect(nodes.find(({ id }) => id === 'wien')).toMatchObject({ area: 'austria', rim: [] });
  });

  it('links Sea Zones that exist, no two of them twice', () => {
    const keys = zoneLinks.map((link) => link.toSorted().join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    expect(zoneLinks.flat().filter((id) => !zoneIds.includes(id))).toEqual([]);
    expect(zoneLinks.every(([one, other]) => one !== other)).toBe(true);
  });

  it('gives the Distant Continents the numbers of the cards', () => {
    expect(distantBoards.map(({ id, continent }) => [id, continent])).toEqual([
      ['africa', 2],
      ['america', 1],
      ['india-and-arabia', 3],
      ['far-east', 4],
      ['central-asia', null],
    ]);
  });
});

describe('the Trade Cards', () => {
  it('are 44, 31 of them in the deck from the start', () => {
    expect(cards).toHaveLength(44);
    expect(baseDeck).toHaveLength(31);
    expect(cards.filter(({ marker }) => marker === 'star').map(({ id }) => id)).toEqual([
      'T09-1',
      'T19-1',
      'T19-2',
      'T23-1',
    ]);
    expect(cards.filter(({ marker }) => marker === 'dagger')).toHaveLength(9);
    const pays = cards.map(({ good }) => good);
    expect(new Set(pays).size).toBe(26);
  });

  it('name nodes and Provinces of the map', () => {
    const lines = cards.flatMap((card) => card.lines);
    expect(lines.every(({ node }) => nodeIds.includes(node))).toBe(true);
    const keys = lines.flatMap(({ keyProvinces }) => keyProvinces.map(({ province }) => province));
    expect(keys.filter((province) => !provinces.includes(province))).toEqual([]);
  });

  it('are read with figures, requirements and plus signs', () => {
    expect(cards.find(({ id }) => id === 'T20-1')).toEqual({
      id: 'T20-1',
      good: 'slaves',
      marker: null,
      continents: [2, 3],
      thresholds: [6, 3, 1],
      regular: [14, 10, 6],
      expanded: [16, 12, 7],
      lines: [
        {
          node: 'ivory-coast',
          secondary: 'maghreb',
          requirement: null,
          keyProvinces: [
            { province: 'kongo', power: 2 },
            { province: 'mali', power: 2 },
            { province: 'angola', power: 2 },
            { province: 'benin', power: 1 },
          ],
        },
        {
          node: 'indian-ocean',
          secondary: null,
          requirement: null,
          keyProvinces: [
            { province: 'kilwa', power: 2 },
            { province: 'yemen', power: 1 },
            { province: 'ethiopia', power: 1 },
            { province: 'madagascar', power: 1 },
          ],
        },
        {
          node: 'black-sea',
          secondary: 'alexandria',
          requirement: null,
          keyProvinces: ['constantinople', 'caffa', 'azov', 'circassia'].map((province) => ({
            province,
            power: 1,
          })),
        },
      ],
    });
    const requirements = cards.flatMap((card) => card.lines.map((line) => line.requirement));
    expect(requirements.filter((one) => one === 'own')).toHaveLength(9);
    expect(requirements.filter((one) => one === 'token').length).toBeGreaterThan(5);
  });
});

describe('the starts of the realms', () => {
  it('name places of the map', () => {
    for (const setup of realmSetups.values()) {
      const { capital, large, small, vassals, influence, merchants, ships, claims } = setup;
      const lands = [capital, ...large, ...small, ...vassals];
      expect(lands.filter((province) => !provinces.includes(province))).toEqual([]);
      expect(influence.filter((area) => !areaIds.includes(area))).toEqual([]);
      expect(merchants.filter((node) => !nodeIds.includes(node))).toEqual([]);
      expect(ships.filter((zone) => !zoneIds.includes(zone))).toEqual([]);
      expect(claims.filter((area) => continentOf(area) === null)).toEqual([]);
    }
  });

  it('are those of the realms that can sit at a table', () => {
    const starting = [...realmSetups.keys()].map((key) => key.split(' ')[0]);
    expect([...realms]).toEqual([...new Set(starting), ...Object.keys(realmAliases)]);
  });

  it('begin with Claims on Distant Continents', () => {
    const claiming = [...realmSetups].filter(([, { claims }]) => claims.length > 0);
    expect(Object.fromEntries(claiming.map(([start, { claims }]) => [start, claims]))).toEqual({
      'castile s104': ['newgranada', 'centralamerica'],
      'england 1618': ['newengland', 'virginia'],
      'england s204': ['antilles', 'capeofgoodhope'],
      'france 1618': ['newengland', 'canada'],
      'france s105': ['newengland', 'canada'],
      'netherlands 1618': ['capeofgoodhope'],
      'netherlands s105': ['capeofgoodhope'],
      'portugal 1444': ['goldcoast'],
      'portugal s103': ['goldcoast'],
    });
  });

  it('inherit what they do not say', () => {
    const old = realmSetups.get('france 1444');
    const late = realmSetups.get('france s104');
    expect(late).toEqual({
      ...old,
      influence: late?.influence,
      merchants: ['bordeaux', 'genoa'],
      ships: ['bay-of-biscay', 'gulf-of-lion', 'eastern-atlantic', 'gulf-of-lion'],
    });
    expect(late?.influence).not.toEqual(old?.influence);
  });

  it('are there for every realm of every scenario', () => {
    for (const { realms: sitting, added, removed } of scenarios) {
      for (const { realm, start } of sitting) {
        const name = realmAliases[realm] ?? realm;
        const found = realmSetups.has(`${name} ${start}`) || realmSetups.has(`${name} 1444`);
        expect([realm, start, found]).toEqual([realm, start, true]);
      }
      expect([...added, ...removed].every((card) => cards.some(({ id }) => id === card))).toBe(
        true,
      );
    }
    expect(scenarios.find(({ variant }) => variant === '3 Players + 1 Bot')?.realms.at(-1)).toEqual(
      {
        realm: 'austria',
        start: '1444',
        bot: true,
      },
    );
    expect(scenarios.find(({ id }) => id === '2-03')).toMatchObject({ age: 1, removed: ['T16-1'] });
  });
});

describe('names', () => {
  it('are written as on the cards, and all places have one', () => {
    expect(nameOf('wales-and-wessex')).toBe('Wales and Wessex');
    expect(nameOf('kobenhavn')).toBe('København');
    expect(words.names).toMatchObject({
      papal: 'the Papal States',
      'node-china-and-japan': 'China & Japan',
      'zone-gulf-of-lion': 'Gulf of Lion',
      riodejaneiro: 'Rio de Janeiro',
    });
    const unnamed = [...provinces, ...areaIds, ...realms].filter((id) => !words.names[id]);
    expect(unnamed).toEqual([]);
  });
});
