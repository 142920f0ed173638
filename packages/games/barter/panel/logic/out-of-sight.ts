/** From where to where something reaches, in pixels. */
export type Reach = { readonly left: number; readonly right: number };

/** How many of a row lie out of sight, before its window and after it. */
export type OutOfSight = { readonly before: number; readonly after: number };

/** A pixel is nothing: layouts come in fractions. */
const SLACK = 1;

/**
 * How many of a row its window does not show whole. Where something is out of sight a sign of this breadth
 * stands over the edge, and what it covers is out of sight too.
 */
export function countOutOfSight(row: readonly Reach[], window: Reach, sign: number): OutOfSight {
  const before = (edge: number) => row.filter(({ left }) => left < edge - SLACK).length;
  const after = (edge: number) => row.filter(({ right }) => right > edge + SLACK).length;
  return {
    before: before(window.left) === 0 ? 0 : before(window.left + sign),
    after: after(window.right) === 0 ? 0 : after(window.right - sign),
  };
}
