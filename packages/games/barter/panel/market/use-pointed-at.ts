import { type RefObject, useEffect, useRef, useState } from 'react';

/** A finger leaves when it is lifted; for so long what it touched counts as pointed at. */
const LINGERS = 4000;

/** A pointer that has not moved for so long rests there, and points at nothing any more. */
const RESTS = 6000;

type PointedAt<E> = { readonly ref: RefObject<E | null>; readonly isPointedAt: boolean };

/** Whether somebody points at what is in an element: by mouse, by finger, or by keyboard. */
export function usePointedAt<E extends HTMLElement>(): PointedAt<E> {
  const ref = useRef<E>(null);
  const [isUnder, setUnder] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let lingering: ReturnType<typeof setTimeout> | undefined;
    const enter = ({ pointerType }: PointerEvent) => {
      clearTimeout(lingering);
      setUnder(true);
      if (pointerType !== 'touch') lingering = setTimeout(() => setUnder(false), RESTS);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      clearTimeout(lingering);
      if (pointerType === 'touch') lingering = setTimeout(() => setUnder(false), LINGERS);
      else setUnder(false);
    };
    const focus = ({ target }: FocusEvent) =>
      setFocused(
        target instanceof Element && element.contains(target) && target.matches(':focus-visible'),
      );
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointermove', enter);
    element.addEventListener('pointerleave', leave);
    document.addEventListener('focusin', focus);
    return () => {
      clearTimeout(lingering);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointermove', enter);
      element.removeEventListener('pointerleave', leave);
      document.removeEventListener('focusin', focus);
    };
  }, []);
  return { ref, isPointedAt: isUnder || isFocused };
}
