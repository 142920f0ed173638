import type { Point } from './point.ts';
import { distance } from './point.ts';

/** A side of a cell: where it begins, and whose cell lies beyond it; null where nothing does. */
export type Side = { readonly from: Point; readonly beyond: number | null };

/** The sides of a cell in order; each ends where the next begins. */
export type Cell = readonly Side[];

const CORNERS = 20;

/**
 * For each point the part of the plane that is nearer to it than to any other, no further away than
 * its reach. Points must differ.
 */
export function cellsOf(
  points: readonly Point[],
  reachOf: (at: number) => number,
): readonly Cell[] {
  const widest = Math.max(...points.map((_, at) => reachOf(at)));
  return points.map((point, at) => {
    const reach = reachOf(at);
    const near = points
      .map((other, index) => ({ index, other, far: distance(point, other) }))
      .filter(({ index, far }) => index !== at && far < reach + widest)
      .sort((a, b) => a.far - b.far);
    return near.reduce<Cell>(
      (cell, { index, other }) => cut(cell, point, other, index),
      disc(point, reach),
    );
  });
}

function disc([x, y]: Point, reach: number): Cell {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (corner / CORNERS) * 2 * Math.PI;
    return { from: [x + reach * Math.cos(turn), y + reach * Math.sin(turn)], beyond: null };
  });
}

/** Takes away what is nearer to the other point. */
function cut(cell: Cell, point: Point, other: Point, index: number): Cell {
  const excess = cell.map(({ from }) => distance(from, point) - distance(from, other));
  if (excess.every((value) => value <= 0)) return cell;
  const middle: Point = [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
  const normal: Point = [other[0] - point[0], other[1] - point[1]];
  const depth = ([x, y]: Point) => (x - middle[0]) * normal[0] + (y - middle[1]) * normal[1];
  return cell.flatMap((side, at): readonly Side[] => {
    const next = cell[(at + 1) % cell.length] ?? side;
    const [here, there] = [depth(side.from), depth(next.from)];
    const isIn = here <= 0;
    if (isIn && there <= 0) return [side];
    if (!isIn && there > 0) return [];
    const share = here / (here - there);
    const crossing: Point = [
      side.from[0] + (next.from[0] - side.from[0]) * share,
      side.from[1] + (next.from[1] - side.from[1]) * share,
    ];
    return isIn
      ? [side, { from: crossing, beyond: index }]
      : [{ from: crossing, beyond: side.beyond }];
  });
}
