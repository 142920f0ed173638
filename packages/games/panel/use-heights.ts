import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * How high the entries of a list are, by the name in their `data-place`, so that what goes can leave a hole of its
 * height. They are measured in `ref` whenever `held`, what keeps its place there, is another; never while it is null.
 */
export function useHeights(
  ref: RefObject<HTMLElement | null>,
  held: object | null,
): ReadonlyMap<string, number> {
  const heights = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (held === null) return;
    for (const entry of ref.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      heights.current.set(entry.dataset.place ?? '', entry.offsetHeight);
    }
  }, [ref, held]);
  return heights.current;
}
