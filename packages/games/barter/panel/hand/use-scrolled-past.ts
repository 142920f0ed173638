import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls sideways has something past its left edge. */
export function useScrolledPast(row: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const { current: own } = row;
    if (!own) return;
    const look = () => setPast(own.scrollLeft > 1);
    look();
    // A row that grows narrower scrolls back by itself; a window that grows wider too.
    const watch = new ResizeObserver(look);
    for (const watched of [own, ...own.children]) watch.observe(watched);
    own.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      own.removeEventListener('scroll', look);
    };
  }, [row]);
  return isPast;
}
