import type { Bag } from '@haggle/engine';
import { useEffect, useRef, useState } from 'react';
import { STILL, useMedia } from '../../../panel/use-media.ts';

const SHOWN = 1300;

/** The cards that have come into a hand and left it just now, by kind. */
export type Moves = { readonly came: Bag; readonly went: Bag };

const NONE: Moves = { came: {}, went: {} };

/** What has just changed in a hand, for its cards to slide in and out. Where nothing slides, what has left is gone. */
export function useMoves(hand: Bag): Moves {
  const last = useRef(hand);
  const [moves, setMoves] = useState(NONE);
  const isStill = useMedia(STILL);
  useEffect(() => {
    const before = last.current;
    last.current = hand;
    const next = { came: surplus(hand, before), went: surplus(before, hand) };
    if (Object.keys(next.came).length + Object.keys(next.went).length === 0) return;
    setMoves(next);
    const timer = setTimeout(() => setMoves(NONE), SHOWN);
    return () => clearTimeout(timer);
  }, [hand]);
  return isStill ? { ...moves, went: NONE.went } : moves;
}

/** The cards that one hand has more of than another. */
function surplus(hand: Bag, other: Bag): Bag {
  return Object.fromEntries(
    Object.entries(hand)
      .map(([kind, cards]) => [kind, cards - (other[kind] ?? 0)] as const)
      .filter(([, cards]) => cards > 0),
  );
}
