import { type RefObject, useEffect } from 'react';
import { hasMoved } from '../router.ts';

/**
 * Brings the keyboard to the new content when the button or link that led to it is gone, so that it does not start
 * again at the top of the page. A page that was just loaded begins at its top, like any other.
 */
export function useArrival(main: RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what one arrives at
  useEffect(() => {
    if (hasMoved() && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
  }, [main, place]);
}
