import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * What goes on an element that can be put away: whoever was in it by keyboard goes on from where he was before, or from
 * the table.
 */
export function useFocusBack<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { current: own } = ref;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const { current: place } = before;
      const goal = place?.isConnected ? place : document.querySelector('main');
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!ref.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { ref, onFocus };
}
