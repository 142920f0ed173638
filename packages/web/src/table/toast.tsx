import { type ReactNode, useEffect } from 'react';
import { say } from '../say.ts';

/** Milliseconds for which a toast stands: long enough to be read twice. */
const SHOWN = 12_000;

type ToastProps = {
  /** What it tells: another one has the whole time to itself. */
  readonly about: unknown;
  readonly className?: string;
  /** `alert` where a screen reader is to hear it from here. */
  readonly role?: 'alert';
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Something that stands over the table for a while, or until it is put away. */
export function Toast({ about, className = '', role, onClose, children }: ToastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with what it is about
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN);
    return () => clearTimeout(timer);
  }, [onClose, about]);
  return (
    <div className={`toast ${className}`.trim()} role={role}>
      {children}
      <button
        type="button"
        className="icon-button"
        aria-label={say('refusal.dismiss')}
        onClick={onClose}
      >
        ×
      </button>
    </div>
  );
}
