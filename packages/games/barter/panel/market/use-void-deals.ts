import { useMemo } from 'react';
import { useFloor } from '../floor-context.ts';
import { findVoidDeals, type VoidDeal } from '../logic/market/void-deals.ts';

const NONE: readonly VoidDeal[] = [];

/** The viewer's own deals that became void when trading ended, until the next turn. */
export function useVoidDeals(): readonly VoidDeal[] {
  const { view, me, events } = useFloor();
  const { phase, offers } = view;
  return useMemo(
    () => (me === null || phase !== 'purchase' ? NONE : findVoidDeals(events, me, offers)),
    [events, me, phase, offers],
  );
}
