import { useEffect, useState } from 'react';
import { useFloor } from '../floor-context.ts';
import { clockText } from '../logic/people/clock-text.ts';
import { warningAt } from '../logic/people/warning.ts';
import { say } from '../say.ts';

const SOON = 30_000;

/** The time that trading has left, by the table's clock. */
export function Timer() {
  const { view, now, still } = useFloor();
  const [, setBeat] = useState(0);
  useEffect(() => {
    if (view.deadline === null || still) return;
    const beat = setInterval(() => setBeat((count) => count + 1), 500);
    return () => clearInterval(beat);
  }, [view.deadline, still]);
  // Nothing runs any more at a table that is closed, whatever time was left when it was.
  if (view.phase !== 'trade' || still) return null;
  if (view.stopped !== undefined) {
    return (
      <span className="timer timer-stopped small">
        {say('timer.stopped', { time: clockText(view.stopped * 1000) })}
      </span>
    );
  }
  if (view.deadline === null) return <span className="timer small">{say('timer.none')}</span>;
  const left = Math.max(0, view.deadline - now());
  const warning = warningAt(left);
  return (
    <>
      <span
        className={`timer ${left < SOON ? 'timer-soon' : ''}`}
        role="timer"
        aria-label={say('timer')}
      >
        {left === 0 ? say('timer.over') : clockText(left)}
      </span>
      {/* A clock is not read out as it goes; that it runs out must be heard. */}
      <span className="unseen" role="status">
        {warning === null ? '' : say('timer.left', { n: warning })}
      </span>
    </>
  );
}
