import type { Clause, SpokenRefusal } from '@haggle/engine';
import { say } from '../say.ts';
import { Toast } from './toast.tsx';

type RefusalToastProps = {
  readonly refusal: SpokenRefusal;
  readonly clauses: readonly Clause[];
  readonly onClose: () => void;
};

/** Why a command was not carried out, with the rule behind it in plain words. */
export function RefusalToast({ refusal, clauses, onClose }: RefusalToastProps) {
  const clause = clauses.find(({ id }) => id === refusal.clause);
  return (
    <Toast about={refusal} role="alert" onClose={onClose}>
      <p>
        <strong>{refusal.message}</strong>
      </p>
      {clause && (
        <p className="small">
          {say('refusal.clause', { text: clause.text })} <span className="clause">{clause.id}</span>
        </p>
      )}
    </Toast>
  );
}
