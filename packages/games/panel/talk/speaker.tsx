import type { TalkLine } from '@haggle/engine';
import type { SeatMark } from '../../panel.ts';
import { say } from './say.ts';

/** What seats are called: where the name stands alone, and within a sentence. */
export type Names = {
  readonly alone: (seat: string) => string;
  readonly within: (seat: string) => string;
};

type SpeakerProps = {
  readonly line: TalkLine;
  readonly me: string | null;
  readonly Mark: SeatMark;
  readonly names: Names;
  /** Whether all that is shown is said between the same two. */
  readonly isShort: boolean;
  /** Addresses the box to somebody; null where nothing can be said. */
  readonly onAnswer: ((seat: string) => void) | null;
};

/** Who says a line, and to whom where not all hear it: a press on that answers him alone. */
export function Speaker({ line, me, Mark, names, isShort, onAnswer }: SpeakerProps) {
  const { from, to } = line;
  const name = (
    <>
      <Mark seat={from} /> <strong>{names.alone(from)}</strong>
    </>
  );
  if (to === null || isShort) return name;
  const words = to === me ? say('to-you') : say('to', { seat: names.within(to) });
  const whole = (
    <>
      {name} <span className="small">{words}</span>
    </>
  );
  if (me === null || onAnswer === null) return whole;
  const other = from === me ? to : from;
  return (
    <button
      type="button"
      className="talk-answer"
      title={say('answer', { seat: names.within(other) })}
      onClick={() => onAnswer(other)}
    >
      {whole}
    </button>
  );
}
