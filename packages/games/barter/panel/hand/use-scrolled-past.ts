import { type RefObject, useEffect, useState } from 'react';
import { watchRow } from '../watch-row.ts';

/** Whether a row that scrolls sideways has something past its left edge. */
export function useScrolledPast(row: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const { current: own } = row;
    if (!own) return;
    // A row that grows narrower scrolls back by itself; a window that grows wider too.
    return watchRow(own, () => setPast(own.scrollLeft > 1));
  }, [row]);
  return isPast;
}
