import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

type Passing = {
  /** What it tells: another one has the whole time to itself. */
  readonly about: unknown;
  /** For how many milliseconds it stands, by what it says. */
  readonly timeFor: (text: string) => number;
  readonly onClose: () => void;
};

/**
 * What goes on an element that stands there for a while: it stays while a mouse or the keyboard is on it, and Escape
 * puts it away.
 */
export function usePassing({ about, timeFor, onClose }: Passing) {
  const { ref, onFocus } = useFocusBack<HTMLDivElement>();
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with what it is about
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, timeFor(ref.current?.textContent ?? ''));
    return () => clearTimeout(timer);
  }, [onClose, about, isHeld]);
  useEscape(true, onClose);
  return {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: (event: FocusEvent) => {
      onFocus(event);
      setHeld(true);
    },
    onBlur: () => setHeld(false),
  };
}
