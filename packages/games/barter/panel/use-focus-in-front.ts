import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../panel/keep-focus.ts';
import type { Part } from './logic/parts.ts';

/**
 * A ref for what holds the parts. Where one part hides the others, the focus moves from a part that goes behind to
 * the heading of the one that comes to the front.
 */
export function useFocusInFront(part: Part): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const held = document.activeElement;
    if (!board.current?.contains(held) || held?.getClientRects().length !== 0) return;
    const front = board.current.querySelector<HTMLElement>(`.part-${part}`);
    if (front) focusHeading(front);
  }, [part]);
  return board;
}
