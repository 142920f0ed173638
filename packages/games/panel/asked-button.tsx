import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SureQuestion } from '../panel.ts';

type AskedButtonProps = {
  readonly Sure: SureQuestion;
  readonly className?: string;
  /** What is asked before it is done; null: it is done at once. */
  readonly question: string | null;
  /** What the button says that does it. */
  readonly yes: string;
  readonly isPressed?: boolean;
  /** What the button is called where what stands on it would not tell it from others. */
  readonly name?: string;
  /** Whether it is the button of its form: Enter in a field presses it, and what the fields hold must be right first. */
  readonly isSubmit?: boolean;
  readonly act: () => Promise<unknown>;
  readonly children: ReactNode;
};

/** A button that asks once more before it acts; whoever does not want it after all, or is refused, is back at it. */
export function AskedButton({
  Sure,
  className = 'button',
  question,
  yes,
  isPressed,
  name,
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
  const isActing = useRef(false);
  const confirm = async () => {
    // A second press while the first has no answer yet is the same yes.
    if (isActing.current) return;
    isActing.current = true;
    try {
      await act();
    } finally {
      isActing.current = false;
      setAsking(false);
    }
  };
  return asking && question !== null ? (
    <Sure text={question} yes={yes} onYes={() => void confirm()} onNo={() => setAsking(false)} />
  ) : (
    <button
      ref={button}
      type={isSubmit ? 'submit' : 'button'}
      className={className}
      aria-pressed={isPressed}
      aria-label={name}
      onClick={press}
    >
      {children}
    </button>
  );
}
