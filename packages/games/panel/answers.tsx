import { type ReactNode, useId, useState } from 'react';

type AnswersProps = {
  /** The id of what says whose offer it is: its buttons are called alike in every offer. */
  readonly of: string;
  readonly revision: number;
  readonly words: {
    /** The terms have changed since they were looked at. */
    readonly changed: string;
    readonly look: string;
    readonly accept: string;
    readonly counter: string;
    readonly decline: string;
  };
  /** Why it cannot be accepted, for whom pressing would be in vain; null: it can. */
  readonly reason: ReactNode;
  /** What must come first, where that stands elsewhere and is only to be heard here; null: nothing. */
  readonly held?: string | null;
  /** Whether accepting is what leads on. */
  readonly isLead: boolean;
  readonly onAccept: () => void;
  readonly onCounter: () => void;
  readonly onDecline: () => void;
};

/** What can be answered to another's offer; terms that have changed meanwhile are looked at before they are taken. */
export function Answers({ of, revision, words, reason, held = null, isLead, ...on }: AnswersProps) {
  // Terms that change under a finger are news first.
  const [looked, setLooked] = useState(revision);
  const isNews = looked !== revision;
  const why = useId();
  const isVain = held !== null || reason !== null;
  return (
    <>
      {/* It is there before it has something to say: what comes with its place is not surely read out. */}
      <p className={isNews ? 'small amiss' : 'unseen'} role="status">
        {isNews && words.changed}
      </p>
      {reason !== null && (
        <p id={why} className="small amiss">
          {reason}
        </p>
      )}
      {reason === null && held !== null && (
        <p id={why} className="unseen">
          {held}
        </p>
      )}
      <fieldset className="acts" aria-labelledby={of}>
        {isNews ? (
          <button key="look" type="button" className="button" onClick={() => setLooked(revision)}>
            {words.look}
          </button>
        ) : (
          <button
            key="accept"
            type="button"
            className={isLead ? 'button button-lead' : 'button'}
            aria-disabled={isVain}
            aria-describedby={isVain ? why : undefined}
            onClick={() => !isVain && on.onAccept()}
          >
            {words.accept}
          </button>
        )}
        <button type="button" className="button" onClick={on.onCounter}>
          {words.counter}
        </button>
        <button type="button" className="button" onClick={on.onDecline}>
          {words.decline}
        </button>
      </fieldset>
    </>
  );
}
