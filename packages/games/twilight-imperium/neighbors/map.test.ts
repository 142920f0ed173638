import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { setupSchema } from '../setup.ts';
import { parseMap } from './map.ts';
import { findSystem } from './systems.ts';

const RING = '19 20 21 22 23 24';

function read(text: string) {
  const map = parseMap(text);
  if (typeof map === 'string') throw new Error(map);
  return map;
}

function linksOf(text: string): readonly string[] {
  return read(text)
    .links.map(({ from, to, by }) => `${[from, to].toSorted().join('-')} ${by}`)
    .toSorted();
}

describe('a map string', () => {
  it('lies in rings, clockwise from north, around the centre', () => {
    const places = read(`${RING} 25 26`).systems.map(({ id, q, r }) => `${id} ${q},${r}`);
    expect(places).toEqual([
      '18 0,0',
      '19 0,-1',
      '20 1,-1',
      '21 1,0',
      '22 0,1',
      '23 -1,1',
      '24 -1,0',
      '25 0,-2',
      '26 1,-2',
    ]);
  });

  it('has 37 systems in three rings, the last one north-north-west', () => {
    const { map } = setupSchema.parse(demo.setup);
    const { systems } = read(map?.string ?? '');
    expect(systems).toHaveLength(37);
    expect(systems.at(-1)).toMatchObject({ id: '61', q: -1, r: -2 });
    expect(systems.find(({ id }) => id === '16')).toMatchObject({ q: 3, r: 0 });
  });

  it('links what shares an edge, and nothing else', () => {
    expect(linksOf('19 20 -1 22')).toEqual([
      '18-19 edge',
      '18-20 edge',
      '18-22 edge',
      '19-20 edge',
    ]);
  });

  it.each(['51', '82A', '82B', '118'])('links nothing to %s, which lies beside the map', (tile) => {
    expect(linksOf(`19 ${tile} 20`)).toEqual(['18-19 edge', '18-20 edge']);
    expect(linksOf(`{84A1} 19 -1 -1 ${tile}`)).toEqual([]);
  });

  it.each([
    ['{4} 19', '4'],
    ['112 19', '112'],
    ['18,19', '18'],
    ['19', '18'],
  ])('%s has the centre %s', (text, centre) => {
    expect(read(text).systems[0]).toMatchObject({ id: centre, q: 0, r: 0 });
    expect(read(text).systems[1]).toMatchObject({ id: '19', q: 0, r: -1 });
  });

  it.each([
    '?settings=T60004TTF&tiles=18,27,39,85A-3,0,-1',
    'https://example.org/ti4/?settings=T6&tiles=18%2C27%2c39,85A-3,0,-1#map',
    '?tiles=18+27%2039 85A3,0,-1&settings=T6',
    '{18} 27 39 85A3 0 -1',
  ])('is the same written as %s', (text) => {
    expect(read(text)).toEqual(read('27 39 85A3 0 -1'));
  });

  it('of a link begins with its centre, whatever that is', () => {
    expect(read('?settings=T6&tiles=4,19').systems).toEqual(read('{4} 19').systems);
    expect(parseMap('?settings=T6&tiles=')).toBe('the map string is empty');
    expect(typeof parseMap('?settings=T6')).toBe('string');
  });

  it('joins the ends of the lanes of hyperlanes, turned by their rotation', () => {
    // 84A joins 2 and 5; three steps on they join again 5 and 2: from south-east to north-west.
    expect(linksOf('{84A} 19 20 21 22 23 24')).toContain('21-24 hyperlane');
    expect(linksOf('{84A3} 19 20 21 22 23 24')).toContain('21-24 hyperlane');
    expect(linksOf('{84A1} 19 20 21 22 23 24')).toContain('19-22 hyperlane');
    expect(linksOf('{84A-1} 19 20 21 22 23 24')).toContain('19-22 hyperlane');
  });

  it('does not join two lanes that only meet at an edge', () => {
    // 87B joins 0-2 and 0-3: north reaches both, these two do not reach each other.
    const links = linksOf('{87B} 19 20 21 22 23 24').filter((link) => link.endsWith('hyperlane'));
    expect(links).toEqual(['19-21 hyperlane', '19-22 hyperlane']);
  });

  it('follows lanes over several tiles, and has no system on them', () => {
    const map = read('{84A1} 84A1 -1 -1 19 -1 -1 20');
    expect(map.links).toEqual([{ from: '19', to: '20', by: 'hyperlane' }]);
    expect(map.systems.map(({ id }) => id)).toEqual(['19', '20']);
  });

  it('tells two tiles of one number apart, also homes that are not known', () => {
    expect(read('0 39 0 39').systems.map(({ id }) => id)).toEqual(['18', '0', '39', '0#2', '39#2']);
  });

  it.each(['', '  ', 'x', '19 20z', '999', '{19', '84C', `${'0 '.repeat(201)}`])(
    'is refused as %j',
    (text) => {
      expect(typeof parseMap(text)).toBe('string');
    },
  );

  it('knows systems by number, by either number of the centre, and those beside the map', () => {
    const map = read('112 19 39 39');
    expect(findSystem(map, 19)).toBe('19');
    expect(findSystem(map, '39#2')).toBe('39#2');
    expect(findSystem(map, 18)).toBe('112');
    expect(findSystem(map, 82)).toBe('82b');
    expect(findSystem(map, '82A')).toBe('82a');
    expect(findSystem(map, 51)).toBe('51');
    expect(findSystem(map, 20)).toBeUndefined();
    expect(findSystem(read('{4} 19'), 18)).toBeUndefined();
  });
});
