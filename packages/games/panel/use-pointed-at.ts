import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { followPointing, type Pointing } from './pointing.ts';

type PointedAt<E> = {
  readonly ref: RefObject<E | null>;
  readonly isPointedAt: boolean;
  /** Says whether what is in the element waits to be put right. */
  readonly hurry: Pointing['hurry'];
};

/** Whether somebody points at what is in an element: by mouse, by finger, or by keyboard. */
export function usePointedAt<E extends HTMLElement>(): PointedAt<E> {
  const ref = useRef<E>(null);
  const pointing = useRef<Pointing>(null);
  const [isUnder, setUnder] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const points = followPointing(setUnder);
    pointing.current = points;
    const over = new AbortController();
    const { signal } = over;
    const isWithin = (target: EventTarget | null): target is Element =>
      target instanceof Element && element.contains(target);
    const enter = ({ pointerType }: PointerEvent) => points.enter(pointerType === 'touch');
    const leave = ({ pointerType }: PointerEvent) => points.leave(pointerType === 'touch');
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointermove', enter, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('scroll', points.scroll, { capture: true, passive: true, signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isWithin(target)) points.elsewhere();
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      ({ target }) => setFocused(isWithin(target) && target.matches(':focus-visible')),
      { signal },
    );
    return () => {
      points.end();
      over.abort();
    };
  }, []);
  const hurry = useCallback((isHurried: boolean) => pointing.current?.hurry(isHurried), []);
  return { ref, isPointedAt: isUnder || isFocused, hurry };
}
