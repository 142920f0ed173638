import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placesOf } from './places.ts';
import { useHeights } from './use-heights.ts';
import { usePointedAt } from './use-pointed-at.ts';

/** A place in a list: its entry, or the hole that it has left, as high as it was. */
export type Place = { readonly id: string; readonly hole?: { readonly height: number } };

/**
 * The places of a list of things that are pressed, `now` in the order that it has by itself. While somebody points at
 * what is in `ref` nothing that is there moves: a press that comes late must not be for another thing.
 * Entries are the elements with `data-place`.
 */
export function usePlaces<E extends HTMLElement>(
  now: readonly string[],
): { readonly ref: RefObject<E | null>; readonly places: readonly Place[] } {
  const { ref, isPointedAt, hurry } = usePointedAt<E>();
  const shown = useRef<readonly string[]>([]);
  const ids = placesOf(now, shown.current, isPointedAt);
  useLayoutEffect(() => {
    shown.current = ids;
  });
  // A finger that was lifted does not leave: what has gone is let go soon after it.
  useEffect(() => hurry(ids.join() !== now.join()));
  const heights = useHeights(ref, isPointedAt ? ids : null);
  const places = ids.map((id) =>
    now.includes(id) ? { id } : { id, hole: { height: heights.get(id) ?? 0 } },
  );
  return { ref, places };
}
