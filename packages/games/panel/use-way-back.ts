import { useEffect } from 'react';
import { NARROW } from './use-media.ts';

type Away = {
  /** Whether another part than the first one is in front; false where the browser's way back is left alone. */
  readonly isAway: boolean;
  readonly goFirst: () => void;
};

/**
 * On a phone the browser's way back leads from another part of the table to its first one, and only from there
 * away from the table: who leaves the first part makes an entry in the browser's history. It stays when a tab
 * leads back, and serves the next time.
 */
export function useWayBack({ isAway, goFirst }: Away): void {
  useEffect(() => {
    if (!isAway || !window.matchMedia(NARROW).matches) return;
    if (!isPart(history.state)) history.pushState({ ...history.state, part: true }, '');
    const onBack = () => {
      if (!isPart(history.state)) goFirst();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isAway, goFirst]);
}

/** Whether an entry of the history is of a part, by what the browser keeps with it, which may be from anybody. */
function isPart(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'part' in state;
}
