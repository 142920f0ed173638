import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answer, SureQuestion } from '../panel.ts';

type AskedButtonProps = {
  readonly Sure: SureQuestion;
  readonly className?: string;
  /** What is asked before it is done; null: it is done at once. */
  readonly question: string | null;
  /** What the button says that does it. */
  readonly yes: string;
  readonly isPressed?: boolean;
  /** Whether it is the button of its form: Enter in a field presses it, and what the fields hold must be right first. */
  readonly isSubmit?: boolean;
  readonly act: () => Promise<Answer>;
  readonly children: ReactNode;
};

/** A button that asks once more before it acts; whoever does not want it after all, or is refused, is back at it. */
export function AskedButton({
  Sure,
  className = 'button',
  question,
  yes,
  isPressed,
  isSubmit = false,
  act,
  children,
}: AskedButtonProps) {
  /** Null before it was asked, and false once it was answered, or would be asked otherwise. */
  const [asking, setAsking] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked before is not asked now
  useEffect(() => setAsking((before) => before && false), [question]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The keyboard was in the question that has gone; where it is elsewhere by now, it stays.
    if (asking === false && document.activeElement === document.body) button.current?.focus();
  }, [asking]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (isSubmit && event.currentTarget.form?.reportValidity() === false) return;
    if (question === null) void act();
    else setAsking(true);
  };
  const confirm = async () => {
    await act();
    setAsking(false);
  };
  return asking && question !== null ? (
    <Sure text={question} yes={yes} onYes={() => void confirm()} onNo={() => setAsking(false)} />
  ) : (
    <button
      ref={button}
      type={isSubmit ? 'submit' : 'button'}
      className={className}
      aria-pressed={isPressed}
      onClick={press}
    >
      {children}
    </button>
  );
}
