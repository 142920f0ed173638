import { useEffect, useRef, useState } from 'react';
import { useFloor } from '../floor-context.ts';
import { listAccepted } from '../logic/market/standing.ts';

/** An offer of the viewer's own that waits for his cards, by its id, revision and accepter, and who has accepted it. */
export type DueDeal = { readonly id: string; readonly partner: string };

/**
 * The offer of the viewer's own that was accepted last since the page came, for as long as it waits for his cards for
 * the first time: cards that he takes back are due by his own act.
 */
export function useDueDeal(): DueDeal | undefined {
  const { view, me } = useFloor();
  const accepted = listAccepted(view, me);
  const known = useRef<readonly string[]>(accepted.map(({ id }) => id));
  const [latest, setLatest] = useState<string>();
  const ids = accepted.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = ids === '' ? [] : ids.split(' ');
    const come = now.findLast((id) => !known.current.includes(id));
    known.current = now;
    if (come !== undefined) setLatest(come);
  }, [ids]);
  const deal = accepted.find(({ id, isDue }) => isDue && id === latest);
  const isOver = latest !== undefined && accepted.some(({ id, isDue }) => id === latest && !isDue);
  useEffect(() => {
    if (isOver) setLatest(undefined);
  }, [isOver]);
  return deal;
}
