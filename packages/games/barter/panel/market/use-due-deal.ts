import { useEffect, useRef, useState } from 'react';
import { useFloor } from '../floor-context.ts';
import { listDueDeals } from '../logic/standing.ts';

/** An offer of the viewer's own that waits for his cards, and who has accepted it. */
export type DueDeal = { readonly id: string; readonly partner: string };

/** The offer of the viewer's own that was accepted last since the page came, for as long as it waits for his cards. */
export function useDueDeal(): DueDeal | undefined {
  const { view, me } = useFloor();
  const due = listDueDeals(view, me);
  const known = useRef<readonly string[]>(due.map(({ id }) => id));
  const [latest, setLatest] = useState<string>();
  const ids = due.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = ids === '' ? [] : ids.split(' ');
    const come = now.findLast((id) => !known.current.includes(id));
    // Cards that one takes back are due by one's own act.
    known.current = [...known.current, ...now];
    if (come !== undefined) setLatest(come);
  }, [ids]);
  return due.find(({ id }) => id === latest);
}
