import { describe, expect, it } from 'vitest';
import { parseMap } from '../../../neighbors/map.ts';
import { chartOf, edgeOf, pointOf, SIZE, stepFrom } from './hexes.ts';

function read(text: string) {
  const map = parseMap(text);
  if (typeof map === 'string') throw new Error(map);
  return map;
}

describe('the galaxy as hexes', () => {
  it('puts the first entry of a ring north of the centre, the next clockwise', () => {
    const { hexes } = chartOf(read('27 39 79 44 75 35'), []);
    const at = (id: string) => hexes.find((hex) => hex.id === id);
    expect(at('18')).toMatchObject({ x: 0, y: 0 });
    expect(at('27')?.y).toBeLessThan(0);
    expect(at('27')?.x).toBe(0);
    expect(at('39')?.x).toBeGreaterThan(0);
    expect(at('44')?.y).toBeCloseTo(-(at('27')?.y ?? 0));
  });

  it('lets neighboring hexes meet at the middle of their edge', () => {
    const north = pointOf({ q: 0, r: -1 });
    const edge = edgeOf(0);
    expect(north.x).toBeCloseTo(2 * edge.x);
    expect(north.y).toBeCloseTo(2 * edge.y);
    const south = pointOf({ q: 1, r: 0 });
    expect(south.x).toBeCloseTo(2 * edgeOf(2).x);
    expect(south.y).toBeCloseTo(2 * edgeOf(2).y);
  });

  it('draws hyperlanes as lines between edges, and no hex for their tile', () => {
    const { hexes, lanes } = chartOf(read('{18} 87A2 85A3 40'), []);
    expect(hexes.map(({ id }) => id)).toEqual(['18', '40']);
    expect(lanes.map(({ paths }) => paths.length)).toEqual([3, 1]);
    expect(lanes[1]?.paths[0]).toMatch(/^M.+Q0 0 .+/);
  });

  it('lays systems beside the map into its corners, within the frame', () => {
    const { hexes, box } = chartOf(read('27 39 79 44 75 35'), ['82b', '51']);
    for (const { x, y } of hexes) {
      expect(x - SIZE).toBeGreaterThanOrEqual(box.x);
      expect(x + SIZE).toBeLessThanOrEqual(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
    const nexus = hexes.find(({ id }) => id === '82b');
    expect(Math.min(...hexes.filter(({ id }) => id !== '82b').map(({ x }) => x))).toBeLessThan(
      nexus?.x ?? 0,
    );
  });

  it('goes from hex to hex by the arrow keys, and stays at the rim', () => {
    const { hexes } = chartOf(read('27 39 79 44 75 35'), []);
    expect(stepFrom(hexes, '18', 'ArrowUp')).toBe('27');
    expect(stepFrom(hexes, '18', 'ArrowDown')).toBe('44');
    expect(['39', '79']).toContain(stepFrom(hexes, '18', 'ArrowRight'));
    expect(stepFrom(hexes, '27', 'ArrowUp')).toBeUndefined();
    expect(stepFrom(hexes, '18', 'Enter')).toBeUndefined();
    const reached = new Set(['18']);
    for (const id of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = stepFrom(hexes, id, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(hexes.length);
  });
});
