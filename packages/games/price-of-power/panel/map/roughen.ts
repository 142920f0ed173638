import { distance, type Point } from './point.ts';

const SHORT = 5;
const DEPTH = 3;
const BEND = 0.13;

/**
 * A straight border as one that looks drawn by hand: bent at its middle, and so on in both halves. The
 * bends follow from the ends alone, so that both neighbours draw the same border.
 */
export function roughen(from: Point, to: Point, depth = DEPTH): readonly Point[] {
  const length = distance(from, to);
  if (depth === 0 || length < SHORT) return [from];
  const [first, second] = isBefore(from, to) ? [from, to] : [to, from];
  const bend = (hash(first, second) - 0.5) * 2 * BEND;
  const middle: Point = [
    (first[0] + second[0]) / 2 - (second[1] - first[1]) * bend,
    (first[1] + second[1]) / 2 + (second[0] - first[0]) * bend,
  ];
  return [...roughen(from, middle, depth - 1), ...roughen(middle, to, depth - 1)];
}

function isBefore(a: Point, b: Point): boolean {
  const [ax, bx] = [Math.round(a[0] * 4), Math.round(b[0] * 4)];
  return ax === bx ? a[1] < b[1] : ax < bx;
}

/** A number from 0 to 1 that two points nearly the same give alike. */
function hash(a: Point, b: Point): number {
  const mixed =
    Math.sin(Math.round(a[0] + b[0]) * 12.9898 + Math.round(a[1] + b[1]) * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}
