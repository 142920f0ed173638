/** A place on a map: x grows to the east, y to the south. */
export type Point = readonly [x: number, y: number];

/** How far apart two places of one map are, in a straight line and in the units of that map. */
export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The middle of some points; the origin of none. */
export function middleOf(points: readonly Point[]): Point {
  const n = Math.max(points.length, 1);
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / n, sum[1] / n];
}

/** Points as the `d` of an SVG path, closed. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Points as the `d` of an SVG path, open. */
export function lineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Those of the points that are there. */
export function known(points: readonly (Point | undefined)[]): readonly Point[] {
  return points.filter((point) => point !== undefined);
}
