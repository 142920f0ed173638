/** From where to where something reaches, in pixels. */
export type Reach = { readonly left: number; readonly right: number };

/** Before a row's window and after it: how many of the row lie out of sight, or how many pixels something takes. */
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

/** How far a sign over each edge of the window reaches when it covers whatever is only partly in sight beside it. */
export function coverOf(row: readonly Reach[], window: Reach, sign: number): OutOfSight {
  const { before, after } = countOutOfSight(row, window, sign);
  const lastBefore = row[before - 1];
  const firstAfter = row[row.length - after];
  return {
    before: lastBefore ? Math.max(0, lastBefore.right - window.left) : 0,
    after: firstAfter ? Math.max(0, window.right - firstAfter.left) : 0,
  };
}

/** How far a row scrolls, right or left, until a part of it stands clear of what covers either edge; 0 where it does. */
export function wayInto(part: Reach, window: Reach, cover: number): number {
  const before = part.left - window.left - cover;
  const after = part.right - window.right + cover;
  return before < 0 ? before : Math.max(0, Math.min(after, before));
}
