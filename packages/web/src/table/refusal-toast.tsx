import { type Clause, nameOf, type SpokenRefusal, type Words } from '@haggle/engine';
import { useId, useState } from 'react';
import { say } from '../say.ts';
import { Toast } from './toast.tsx';

type RefusalToastProps = {
  readonly refusal: SpokenRefusal;
  readonly clauses: readonly Clause[];
  readonly words: Words;
  readonly onClose: () => void;
};

/** Where the rule covers nothing that is pressed next. */
const ROOMY = '(min-width: 62.01rem)';

/** Why a command was not carried out, and the rule behind it in plain words: on a small screen for who asks for it. */
export function RefusalToast({ refusal, clauses, words, onClose }: RefusalToastProps) {
  const [asked, setAsked] = useState<{
    readonly of: SpokenRefusal;
    readonly isAsked: boolean;
  } | null>(null);
  const rule = useId();
  const clause = clauses.find(({ id }) => id === refusal.clause);
  const isAsked = asked?.of === refusal ? asked.isAsked : matchMedia(ROOMY).matches;
  return (
    <Toast about={refusal} role="alert" onClose={onClose}>
      <p>
        <strong>{refusal.message}</strong>{' '}
        {clause && (
          <button
            type="button"
            className="toast-why"
            aria-expanded={isAsked}
            aria-controls={rule}
            onClick={(event) => {
              event.stopPropagation();
              setAsked({ of: refusal, isAsked: !isAsked });
            }}
          >
            {say('refusal.why')}
          </button>
        )}
      </p>
      <p id={rule} className="small" hidden={!isAsked}>
        {isAsked && clause && (
          <>
            {say('refusal.clause', { text: clause.text })}{' '}
            <span className="clause">{nameOf(clause.id.replace(BY_EFFECT, ''), words)}</span>
          </>
        )}
      </p>
    </Toast>
  );
}

/** What clauses of single cards and abilities begin with, before the name of that. */
const BY_EFFECT = /^[A-Z]+-X\./;
