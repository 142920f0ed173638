import { usePassing } from '@haggle/games/page';
import type { ReactNode } from 'react';
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

/** Something that stands over the table for as long as it takes to read it. A press on it puts it away before. */
export function Toast({ about, className = '', role, onClose, children }: ToastProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the button does what the button does
    <div
      {...usePassing({ about, timeFor: readingTime, onClose })}
      className={`toast ${className}`.trim()}
      role={role}
      onClick={onClose}
    >
      {children}
      <button type="button" className="icon-button" aria-label={say('refusal.dismiss')}>
        ×
      </button>
    </div>
  );
}
