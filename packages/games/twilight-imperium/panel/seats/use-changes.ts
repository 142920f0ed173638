import { useEffect, useRef, useState } from 'react';
import type { View } from '../../view.ts';
import { type Changes, changesBetween } from '../logic/changes.ts';

const NONE: Changes = {};

/** What the last action changed in the open goods; it stays until another action changes something. */
export function useChanges(seats: View['seats']): Changes {
  const before = useRef(seats);
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    const found = changesBetween(before.current, seats);
    before.current = seats;
    if (Object.keys(found).length > 0) setChanges(found);
  }, [seats]);
  return changes;
}
