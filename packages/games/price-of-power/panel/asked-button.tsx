import { useState } from 'react';
import type { Answer } from '../../panel.ts';
import { useBoard } from './board-context.ts';

type AskedButtonProps = {
  readonly className: string;
  /** What is asked before it is done, and what the button says that does it. */
  readonly question: string;
  readonly yes: string;
  readonly act: () => Promise<Answer>;
  readonly children: string;
};

/** A button that asks once more before it acts; whoever does not want it after all, or is refused, is back at it. */
export function AskedButton({ className, question, yes, act, children }: AskedButtonProps) {
  const { Sure } = useBoard();
  /** Null before it was asked, and false once it was not wanted after all. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const confirm = async () => {
    const { ok } = await act();
    if (!ok) setAsking(false);
  };
  return asking ? (
    <Sure text={question} yes={yes} onYes={() => void confirm()} onNo={() => setAsking(false)} />
  ) : (
    <button
      type="button"
      className={className}
      // biome-ignore lint/a11y/noAutofocus: who does not want it after all is back where it was asked
      autoFocus={asking === false}
      onClick={() => setAsking(true)}
    >
      {children}
    </button>
  );
}
