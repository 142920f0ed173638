import type { GalaxyMap, Hyperlane, Place } from '../../../neighbors/map.ts';

/** From the centre of a hex to its corners, in units of the drawing. */
export const SIZE = 50;
const HEIGHT = SIZE * Math.sqrt(3);
const MARGIN = 4;

export type Point = { readonly x: number; readonly y: number };
export type Hex = Point & { readonly id: string };
export type Lane = Point & { readonly id: string; readonly paths: readonly string[] };

/** A galaxy as it is drawn: its systems, its hyperlanes, and the frame around them. */
export type Chart = {
  readonly hexes: readonly Hex[];
  readonly lanes: readonly Lane[];
  readonly box: Point & { readonly width: number; readonly height: number };
};

/** Where a place of the map lies in the drawing; hexes stand on an edge, as the tiles do. */
export function pointOf({ q, r }: Place): Point {
  return { x: 1.5 * SIZE * q, y: HEIGHT * (r + q / 2) };
}

/** The corners of a hex around the origin, for a polygon; `share` shrinks it. */
export function cornersOf(share = 1): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => pointAt(60 * corner, SIZE * share))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

/** The middle of an edge of a hex around the origin; edge 0 is north, then clockwise. */
export function edgeOf(edge: number): Point {
  return pointAt(60 * edge - 90, HEIGHT / 2);
}

/** The galaxy as hexes and lanes; `aside` are systems beside the map, which lie in the corners. */
export function chartOf(map: GalaxyMap, aside: readonly string[]): Chart {
  const placed = map.systems.map((system) => ({ id: system.id, ...pointOf(system) }));
  const lanes = map.hyperlanes.map(laneOf);
  const frame = frameOf([...placed, ...lanes]);
  const corners = [
    { x: frame.right, y: frame.bottom },
    { x: frame.left, y: frame.bottom },
    { x: frame.right, y: frame.top },
    { x: frame.left, y: frame.top },
  ];
  const beside = aside.flatMap((id, at) => {
    const corner = corners[at];
    return corner ? [{ id, ...corner }] : [];
  });
  const hexes = [...placed, ...beside];
  const { left, right, top, bottom } = frameOf([...hexes, ...lanes]);
  const [wide, high] = [SIZE + MARGIN, HEIGHT / 2 + MARGIN];
  const box = {
    x: left - wide,
    y: top - high,
    width: right - left + 2 * wide,
    height: bottom - top + 2 * high,
  };
  return { hexes, lanes, box };
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The hex that an arrow key leads to: the nearest one that lies rather in that direction. */
export function stepFrom(hexes: readonly Hex[], id: string, key: string): string | undefined {
  const from = hexes.find((hex) => hex.id === id);
  const step = STEPS[key];
  if (!from || !step) return undefined;
  const ahead = hexes.flatMap((hex) => {
    const [dx, dy] = [hex.x - from.x, hex.y - from.y];
    const along = dx * step.x + dy * step.y;
    const across = Math.abs(dx * step.y + dy * step.x);
    return along > 1 && across <= along * 1.1 ? [{ id: hex.id, far: along + 2 * across }] : [];
  });
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.id;
}

function laneOf(lane: Hyperlane): Lane {
  const paths = lane.lanes.map(([one, other]) => {
    const [from, to] = [edgeOf(one), edgeOf(other)];
    return `M${round(from.x)} ${round(from.y)}Q0 0 ${round(to.x)} ${round(to.y)}`;
  });
  return { id: `${lane.tile} ${lane.q} ${lane.r}`, ...pointOf(lane), paths };
}

function frameOf(points: readonly Point[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(0, ...xs),
    right: Math.max(0, ...xs),
    top: Math.min(0, ...ys),
    bottom: Math.max(0, ...ys),
  };
}

function pointAt(degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
