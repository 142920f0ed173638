import { useEffect, useRef, useState } from 'react';
import { type Seating, seatingsBetween } from './seatings.ts';

type Heard = {
  /** The seats that bots play. */
  readonly bots: readonly string[];
  /** How far the log is. */
  readonly seq: number;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number;
};

/** Where bots have taken seats, or given them back, since the page came. */
export function useSeatings({ bots, seq, ahead }: Heard): readonly Seating[] {
  const [seatings, setSeatings] = useState<readonly Seating[]>([]);
  const known = useRef(bots);
  const place = useRef({ seq, ahead });
  useEffect(() => {
    place.current = { seq, ahead };
  });
  useEffect(() => {
    const when = { after: place.current.seq, at: Date.now() + place.current.ahead };
    const fresh = seatingsBetween(known.current, bots, when);
    known.current = bots;
    if (fresh.length > 0) setSeatings((before) => [...before, ...fresh]);
  }, [bots]);
  return seatings;
}
