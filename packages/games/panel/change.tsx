import { signed } from './signed.ts';

type ChangeProps = {
  readonly by: number;
  /** Whether that is good for whoever has the number. */
  readonly isGain: boolean;
  readonly className: string;
};

/** By how much a number has changed, beside it. */
export function Change({ by, isGain, className }: ChangeProps) {
  return (
    <>
      {/* Read aloud, 4−1 would be a sum. */}
      <span className="unseen">, </span>
      <span className={`${className} ${isGain ? 'gain-up' : 'gain-down'}`}>{signed(by)}</span>
    </>
  );
}
