import { isFields } from '@haggle/engine';
import { useCallback, useState } from 'react';
import { readKept, tabDrawer, writeKept } from './drawer.ts';

/** Under which name something is kept, and what it belongs to: what was kept for something else is not taken up. */
export type Keeping = { readonly name: string; readonly of: string };

/**
 * A state that the tab keeps for this table and chair, so that it outlives a reload and a look elsewhere. `isForm` knows
 * the form of what may be taken up; anything else is as if nothing had been kept.
 */
export function useKept<T>(
  { name, of }: Keeping,
  first: T,
  isForm: (kept: unknown) => kept is T,
): readonly [T, (next: T) => void] {
  const [{ state, belongs }, setState] = useState(() => ({ state: take(), belongs: of }));
  function take(): T {
    const kept = readKept(tabDrawer, name);
    return isFields(kept) && kept.of === of && isForm(kept.state) ? kept.state : first;
  }
  const put = useCallback(
    (next: T) => {
      setState({ state: next, belongs: of });
      writeKept(tabDrawer, name, { of, state: next });
    },
    [name, of],
  );
  return [belongs === of ? state : first, put];
}
