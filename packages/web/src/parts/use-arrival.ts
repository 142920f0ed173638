import { type RefObject, useEffect } from 'react';
import { hasMoved } from '../router.ts';

/**
 * Who goes to another address of the page by something that is not there any more goes on from what came in its
 * place; a page that was just loaded begins at its top, as any other.
 */
export function useArrival(main: RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what one arrives at
  useEffect(() => {
    if (hasMoved() && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
  }, [main, place]);
}
