import { useEscape } from '@haggle/games/page';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../say.ts';
import { readingTime } from './reading-time.ts';

type ToastProps = {
  /** What it tells: another one has the whole time to itself. */
  readonly about: unknown;
  readonly className?: string;
  /** `alert` where a screen reader is to hear it from here. */
  readonly role?: 'alert';
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * Something that stands over the table for as long as it takes to read it. A press on it or Escape puts it away
 * before, and it stays while a mouse or the keyboard is on it.
 */
export function Toast({ about, className = '', role, onClose, children }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with what it is about
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, readingTime(toast.current?.textContent ?? ''));
    return () => clearTimeout(timer);
  }, [onClose, about, isHeld]);
  useEscape(true, onClose);
  // Whoever came to it by keyboard goes on from where he was, or from the table.
  useLayoutEffect(() => {
    const { current: own } = toast;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const { current: place } = before;
      const goal = place?.isConnected ? place : document.getElementById('table');
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the button does what the button does
    <div
      ref={toast}
      className={`toast ${className}`.trim()}
      role={role}
      onClick={onClose}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      {children}
      <button type="button" className="icon-button" aria-label={say('refusal.dismiss')}>
        ×
      </button>
    </div>
  );
}
