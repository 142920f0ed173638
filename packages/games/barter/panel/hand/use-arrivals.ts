import type { Bag } from '@haggle/engine';
import { useEffect, useRef, useState } from 'react';

const SHOWN = 1600;

/** How many cards of each kind have come into a hand just now, for them to slide in. */
export function useArrivals(hand: Bag): Bag {
  const last = useRef(hand);
  const [arrivals, setArrivals] = useState<Bag>({});
  useEffect(() => {
    const before = last.current;
    last.current = hand;
    const fresh = Object.entries(hand)
      .map(([kind, cards]) => [kind, cards - (before[kind] ?? 0)] as const)
      .filter(([, cards]) => cards > 0);
    if (before === hand || fresh.length === 0) return;
    setArrivals(Object.fromEntries(fresh));
    const timer = setTimeout(() => setArrivals({}), SHOWN);
    return () => clearTimeout(timer);
  }, [hand]);
  return arrivals;
}
