import { useCallback, useSyncExternalStore } from 'react';

/** One part of a table hides the others, as the style sheets have it. */
export const NARROW = '(max-width: 62rem)';

/** All parts of a table stand side by side. */
export const WIDE = '(min-width: 62.01rem)';

/** A window in which every line counts. */
export const LOW = '(max-height: 45rem)';

/** Whoever looks wants nothing to move. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** Whether the window is such, as it is now and whenever that changes. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
