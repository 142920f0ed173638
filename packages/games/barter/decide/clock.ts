import { done } from '@haggle/engine';
import { type Context, checkPhase, type Desk, type Events, refuseBy } from '../desk.ts';
import { endTrading } from './course.ts';

/** The clock ends trading when its time is up; it has nothing else to say. */
export function tick(desk: Desk, context: Context): Events {
  const { phase, deadline } = desk.state;
  if (phase !== 'trade' || deadline === null || context.now < deadline) {
    return refuseBy(desk, 'no-change');
  }
  return done(endTrading(desk, 'time', context));
}

/** The host stops the clock: trading goes on, and nothing ends it but the host and those who trade. */
export function stopClock(desk: Desk, { now }: Context): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const { deadline, stopped } = desk.state;
  if (deadline === null) {
    return refuseBy(desk, 'no-change', { what: stopped === undefined ? 'no-clock' : 'stopped' });
  }
  return done([{ type: 'clock-stopped', left: (deadline - now) / 1000 }]);
}

/** The host lets the clock run again, for the time that was left when it was stopped. */
export function startClock(desk: Desk, { now }: Context): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const { deadline, stopped } = desk.state;
  if (stopped === undefined) {
    return refuseBy(desk, 'no-change', { what: deadline === null ? 'no-clock' : 'running' });
  }
  return done([{ type: 'clock-started', deadline: now + Math.round(stopped * 1000) }]);
}

/** When trading that begins now will end, as an instant; null without a limit. */
export function deadlineFrom(
  { timeLimit }: { readonly timeLimit: number | null },
  now: number,
): number | null {
  return timeLimit === null ? null : now + timeLimit * 1000;
}
