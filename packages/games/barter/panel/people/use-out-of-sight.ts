import { type RefObject, useEffect, useState } from 'react';
import { countOutOfSight, type OutOfSight } from '../logic/out-of-sight.ts';

const NOBODY: OutOfSight = { before: 0, after: 0 };

/** Letters: how much of the sign that tells of them covers what is below; the rest of it shines through. */
const SIGN = 1.6;

/** How many children of a list that scrolls sideways lie past either edge of it. */
export function useOutOfSight(list: RefObject<HTMLElement | null>, length: number): OutOfSight {
  const [found, setFound] = useState(NOBODY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes or goes is watched anew
  useEffect(() => {
    const { current: own } = list;
    if (!own) return;
    const look = () => {
      const sign = SIGN * Number.parseFloat(getComputedStyle(own).fontSize);
      const row = [...own.children].map((child) => child.getBoundingClientRect());
      const next = countOutOfSight(row, own.getBoundingClientRect(), sign);
      setFound((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    look();
    const watch = new ResizeObserver(look);
    for (const watched of [own, ...own.children]) watch.observe(watched);
    own.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      own.removeEventListener('scroll', look);
    };
  }, [list, length]);
  return found;
}
