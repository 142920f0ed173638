import { useEffect, useRef, useState } from 'react';
import type { PanelProps } from '../panel.ts';
import { type Changes, changesBetween, type Figures, isNextStep } from './changes.ts';

const NONE: Changes = {};

/** Milliseconds in which whoever looks up from something else still finds what has just changed. */
const FRESH = 12_000;

type Course = Pick<PanelProps, 'still' | 'events'>;

/**
 * What has just changed in the seats' open figures. Live, it goes when another action changes something, or after it
 * has been in sight for a while; of the past it is what the step that is looked at changed, where the one before it was
 * looked at last. `figuresOf` is the same function at each call.
 */
export function useChanges<Seat>(
  seats: Readonly<Record<string, Seat>>,
  figuresOf: (seat: Seat) => Figures,
  { still, events }: Course,
): Changes {
  const before = useRef({ seats, events });
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    const was = before.current;
    before.current = { seats, events };
    const found = changesBetween(was.seats, seats, figuresOf);
    const isAny = Object.keys(found).length > 0;
    if (!still) {
      if (isAny) setChanges(found);
    } else if (was.events.at(-1) !== events.at(-1)) {
      setChanges(isAny && isNextStep(was.events, events) ? found : NONE);
    }
  }, [seats, events, figuresOf, still]);
  useEffect(() => {
    if (still || changes === NONE) return;
    return callAfterSight(FRESH, () => setChanges(NONE));
  }, [changes, still]);
  return changes;
}

/** Calls back once the page has been in sight for so long; what it gives ends the count. */
function callAfterSight(time: number, onOver: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(onOver, time);
  };
  run();
  document.addEventListener('visibilitychange', run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
