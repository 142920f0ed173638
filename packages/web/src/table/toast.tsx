import type { Clause, SpokenRefusal } from '@haggle/engine';
import { useEffect } from 'react';
import { say } from '../say.ts';

/** Milliseconds for which a refusal stands. */
const SHOWN = 12_000;

type ToastProps = {
  readonly refusal: SpokenRefusal;
  readonly clauses: readonly Clause[];
  readonly onClose: () => void;
};

/** Why a command was not carried out, with the rule behind it in plain words. */
export function Toast({ refusal, clauses, onClose }: ToastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has the whole time to itself
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN);
    return () => clearTimeout(timer);
  }, [onClose, refusal]);
  const clause = clauses.find(({ id }) => id === refusal.clause);
  return (
    <div className="toast" role="alert">
      <p>
        <strong>{refusal.message}</strong>
      </p>
      {clause && (
        <p className="small">
          {say('refusal.clause', { text: clause.text })} <span>({clause.id})</span>
        </p>
      )}
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
