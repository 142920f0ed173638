import { useEffect, useRef, useState } from 'react';
import { type Changes, changesBetween, type Figures } from './changes.ts';

const NONE: Changes = {};

/**
 * What the last action changed in the seats' open figures; it stays until another action changes something.
 * `figuresOf` is the same function at each call.
 */
export function useChanges<Seat>(
  seats: Readonly<Record<string, Seat>>,
  figuresOf: (seat: Seat) => Figures,
): Changes {
  const before = useRef(seats);
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    const found = changesBetween(before.current, seats, figuresOf);
    before.current = seats;
    if (Object.keys(found).length > 0) setChanges(found);
  }, [seats, figuresOf]);
  return changes;
}
