import type { ReactNode } from 'react';
import { say } from '../say.ts';

type StepperProps = {
  /** What is counted, for those who do not see the token. */
  readonly label: string;
  /** The same in a word, for those who do; where the token says as much there may be no room for it. */
  readonly short?: string;
  /** Whether the token alone does not say what is counted. */
  readonly isNamed?: boolean;
  readonly token: ReactNode;
  readonly value: number;
  /** Of how many; endless where there is no end to it. */
  readonly most: number;
  /** How many there are, told beside the count where there are any: as many as it goes, unless it is said otherwise; null: not told. */
  readonly of?: number | null;
  readonly onChange: (value: number) => void;
};

/**
 * Counts something up and down between nothing and all there is. At an end its button keeps the keyboard, which
 * has no other place to go from there.
 */
export function Stepper({
  label,
  short = label,
  isNamed = false,
  token,
  value,
  most,
  of = most,
  onChange,
}: StepperProps) {
  return (
    <fieldset
      className={`ti-stepper ${value > 0 ? 'ti-stepper-on' : ''} ${isNamed ? 'ti-stepper-named' : ''}`}
      aria-label={label}
    >
      <span className="ti-stepper-name">
        {token}
        <span className="ti-stepper-label" aria-hidden="true">
          {short}
        </span>
      </span>
      <button
        type="button"
        aria-label={say('stepper.less', { what: label })}
        aria-disabled={value === 0}
        onClick={() => value > 0 && onChange(value - 1)}
      >
        −
      </button>
      <output className="ti-stepper-value">
        {value}
        {of !== null && of > 0 && Number.isFinite(of) && <span className="ti-of">/{of}</span>}
      </output>
      <button
        type="button"
        aria-label={say('stepper.more', { what: label })}
        aria-disabled={value >= most}
        onClick={() => value < most && onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
