import { type RefObject, useEffect, useRef } from 'react';

/** Brings the last card of a row into sight when one more lies there: on a phone the row may be out of it. */
export function useNewestInSight(cards: number): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  const before = useRef(cards);
  useEffect(() => {
    const hasGrown = cards > before.current;
    before.current = cards;
    const last = row.current?.lastElementChild;
    if (hasGrown) last?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cards]);
  return row;
}
