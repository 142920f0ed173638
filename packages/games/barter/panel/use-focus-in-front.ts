import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../panel/keep-focus.ts';
import type { Part } from './logic/parts.ts';

/**
 * A ref for what holds the parts. Where one part hides the others, the focus moves from a part that goes behind to
 * the heading of the one that comes to the front; so it does from a button that goes with its phase.
 */
export function useFocusInFront(part: Part, phase: string): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { current: own } = board;
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    own?.addEventListener('focusin', remember);
    return () => own?.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phase takes its buttons away
  useLayoutEffect(() => {
    const held = document.activeElement;
    const isBehind = board.current?.contains(held) && held?.getClientRects().length === 0;
    if (!isBehind && !(held === document.body && isGone(last.current))) return;
    const front = board.current?.querySelector<HTMLElement>(`.part-${part}`);
    if (front) focusHeading(front);
  }, [part, phase]);
  return board;
}

function isGone(place: EventTarget | null): boolean {
  return place instanceof Element && !place.isConnected;
}
