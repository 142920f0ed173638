import { type RefObject, useEffect, useState } from 'react';
import { countOutOfSight, coverOf, type OutOfSight } from '../logic/out-of-sight.ts';
import { watchRow } from '../watch-row.ts';

/** What of a row lies out of sight, and how far a sign of it must reach to cover what is half in sight. */
type Edges = { readonly past: OutOfSight; readonly cover: OutOfSight };

const NONE: OutOfSight = { before: 0, after: 0 };

/** Letters: how much of a sign covers what is below where the rest of it shines through, and where nothing does. */
const DENSE = 1.6;
const WHOLE = 2.75;
/** A list of fewer letters would be all covered. */
const LEAST = 12;

/** How much of a list that scrolls sideways lies past either edge of it; `covers`: signs over what is half in sight. */
export function useOutOfSight(
  list: RefObject<HTMLElement | null>,
  length: number,
  covers: boolean,
): Edges {
  const [found, setFound] = useState<Edges>({ past: NONE, cover: NONE });
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes or goes is watched anew
  useEffect(() => {
    const { current: own } = list;
    if (!own) return;
    const look = () => {
      const letter = Number.parseFloat(getComputedStyle(own).fontSize);
      const row = [...own.children].map((child) => child.getBoundingClientRect());
      const window = own.getBoundingClientRect();
      const isWhole = covers && window.width >= LEAST * letter;
      const sign = letter * (isWhole ? WHOLE : DENSE);
      const next = {
        past: countOutOfSight(row, window, sign),
        cover: isWhole ? coverOf(row, window, sign) : NONE,
      };
      setFound((last) =>
        isSame(last.past, next.past) && isSame(last.cover, next.cover) ? last : next,
      );
    };
    return watchRow(own, look);
  }, [list, length, covers]);
  return found;
}

function isSame(one: OutOfSight, other: OutOfSight): boolean {
  return one.before === other.before && one.after === other.after;
}
