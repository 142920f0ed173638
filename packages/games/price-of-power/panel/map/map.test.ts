import { describe, expect, test } from 'vitest';
import { areas } from '../../data/areas.ts';
import { distantBoards } from '../../data/distant.ts';
import { nodes } from '../../data/nodes.ts';
import { zones } from '../../data/zones.ts';
import { areaPoint, atlas, nodePoint, provincePoint, zonePoint } from './atlas.ts';
import { boards, frameOf, toSheet } from './boards.ts';
import { fit, fitTop, isWithin, lookAt, pan, uncover, windowOf, zoom } from './camera.ts';
import type { Point } from './point.ts';
import { roughen } from './roughen.ts';
import { type Cell, cellsOf } from './voronoi.ts';

const SHEET = { x: 0, y: 0, width: 1000, height: 800 };
const SIZE = { width: 500, height: 400 };
const LIMITS = { sheet: SHEET, size: SIZE };

describe('the atlas', () => {
  test('has a place for everything that the data names', () => {
    const provinces = [
      ...areas.flatMap(({ provinces, early }) => [...provinces, ...early]),
      ...distantBoards.flatMap(({ places }) => places),
    ];
    expect(provinces.filter((id) => provincePoint(id) === undefined)).toEqual([]);
    expect(nodes.filter(({ id }) => nodePoint(id) === undefined)).toEqual([]);
    expect(zones.filter(({ id }) => zonePoint(id) === undefined)).toEqual([]);
    expect(areas.filter(({ id }) => areaPoint(id) === undefined)).toEqual([]);
  });

  test('knows the Area of every province that it draws', () => {
    const lost = atlas.flatMap(({ fields }) => fields.filter(({ area }) => area === ''));
    expect(lost).toEqual([]);
  });

  test('draws the boards beside one another', () => {
    const frames = boards.map(frameOf);
    for (const one of frames) {
      expect(frames.filter((other) => other !== one && overlap(one, other))).toEqual([]);
    }
    const america = boards.find(({ id }) => id === 'america');
    expect(america && toSheet(america, [america.box.x, america.box.y])).toEqual(america?.at);
  });
});

function overlap(one: typeof SHEET, other: typeof SHEET): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe('cells', () => {
  const points: readonly Point[] = [
    [0, 0],
    [10, 0],
    [0, 39],
  ];
  const cells = cellsOf(points, () => 20);

  test('end half-way to the next point, and at their reach elsewhere', () => {
    const xs = cells[0]?.map(({ from }) => from[0]) ?? [];
    expect(Math.max(...xs)).toBeCloseTo(5);
    expect(Math.min(...xs)).toBeCloseTo(-20);
  });

  test('know whose cell lies beyond each side', () => {
    expect(beyond(cells[0])).toEqual([1, 2]);
    expect(beyond(cells[1])).toEqual([0]);
  });

  test('hold no point of another', () => {
    for (const [at, cell] of cells.entries()) {
      const far = cell.filter(({ from }) =>
        points.some((other) => gap(from, other) < gap(from, points[at] ?? [0, 0]) - 1e-6),
      );
      expect(far).toEqual([]);
    }
  });
});

function beyond(cell: Cell | undefined): readonly number[] {
  const found = (cell ?? []).flatMap(({ beyond: other }) => (other === null ? [] : [other]));
  return [...new Set(found)].sort();
}

function gap([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

describe('a border', () => {
  test('is the same from either side', () => {
    const [a, b]: readonly [Point, Point] = [
      [3, 4],
      [60, 44],
    ];
    const there = [...roughen(a, b), b];
    const back = [...roughen(b, a), a].reverse();
    expect(there.length).toBeGreaterThan(4);
    for (const [at, [x, y]] of there.entries()) {
      expect(back[at]?.[0]).toBeCloseTo(x);
      expect(back[at]?.[1]).toBeCloseTo(y);
    }
  });

  test('stays straight where it is short', () => {
    expect(roughen([0, 0], [3, 0])).toEqual([[0, 0]]);
  });
});

describe('the camera', () => {
  const whole = fit(SHEET, SIZE);

  test('shows all of a box', () => {
    expect(windowOf(whole, SIZE)).toEqual(SHEET);
    expect(windowOf(fit({ ...SHEET, width: 100 }, SIZE), SIZE)).toMatchObject({
      y: 0,
      height: 800,
    });
  });

  test('brings a place out from under a card, the shorter way', () => {
    const card = { x: 10, y: 200, width: 200, height: 190 };
    const from = (x: number, y: number, size = SIZE) => uncover([x, y], card, size);
    expect(from(400, 300)).toBeNull();
    expect(from(100, 100)).toBeNull();
    expect(from(230, 300)).toEqual([16, 0]);
    expect(from(100, 210)).toEqual([0, -46]);
    expect(from(200, 300, { width: 220, height: 400 })).toEqual([0, -136]);
  });

  test('goes to a point that it does not show, in the upper half, no nearer and no farther', () => {
    const near = windowOf(zoom(whole, 4, [0, 0], LIMITS), SIZE);
    expect(isWithin([900, 700], near)).toBe(false);
    const there = lookAt(zoom(whole, 4, [0, 0], LIMITS), [900, 700], SIZE);
    const { x, y, width, height } = windowOf(there, SIZE);
    expect({ width, height }).toEqual({ width: near.width, height: near.height });
    expect([(900 - x) / width, (700 - y) / height]).toEqual([0.5, 0.25]);
    expect(isWithin([900, 700], { x, y, width, height })).toBe(true);
  });

  test('stays where it is when the card stands beside the map or below it, as in a low window', () => {
    const beside = { x: SIZE.width, y: 0, width: 240, height: SIZE.height };
    const below = { x: 0, y: SIZE.height, width: SIZE.width, height: 200 };
    for (const card of [beside, below]) {
      expect(uncover([100, SIZE.height - 20], card, SIZE)).toBeNull();
    }
  });

  test('has the box at the top where there is room below', () => {
    expect(windowOf(fitTop({ ...SHEET, height: 400 }, SIZE), SIZE)).toMatchObject({
      y: 0,
      height: 800,
    });
  });

  test('comes nearer around the point that is pointed at', () => {
    const near = zoom(whole, 2, [0, 0], LIMITS);
    expect(windowOf(near, SIZE)).toEqual({ x: 0, y: 0, width: 500, height: 400 });
    expect(zoom(near, 0.5, [0, 0], LIMITS)).toEqual(whole);
  });

  test('neither leaves the sheet nor goes beyond its limits', () => {
    const far = zoom(whole, 0.001, [250, 200], LIMITS);
    expect(far.unit).toBeCloseTo(whole.unit * 1.35);
    expect(zoom(whole, 1e6, [250, 200], LIMITS).unit).toBe(0.16);
    expect(pan(whole, [9999, -9999], LIMITS)).toMatchObject({ x: 0, y: 800 });
    expect(pan(whole, [100, 0], LIMITS)).toMatchObject({ x: 300, y: 400 });
  });
});
