import type { View } from '../../view.ts';

/** What of a view decides which part is brought to the fore. */
type Stage = Pick<View, 'phase' | 'lastTrade' | 'active'>;

/**
 * Which part comes to the fore: where a new phase is played, after a trade what that paid, and where one's own turn is
 * played as it begins. Who traded stays where the turn is ended, and sees there what it paid.
 */
export function partToBring(
  was: Stage,
  { phase, lastTrade, active }: Stage,
  me: string | null,
): 'trade' | 'income' | undefined {
  if (active === me && was.active !== me) return 'trade';
  if (was.phase === phase) return undefined;
  if (phase !== 'idle') return 'trade';
  if (JSON.stringify(was.lastTrade) === JSON.stringify(lastTrade)) return undefined;
  return active === me ? 'trade' : 'income';
}

/** The parts in which a Trade Action is followed. */
const FOLLOWED: readonly string[] = ['trade', 'income'];

/** Whether the part in front stays there: the own turn comes from anywhere, that of others to who follows it. */
export function staysInFront(part: string, isMine: boolean): boolean {
  return !isMine && !FOLLOWED.includes(part);
}

/** Where somebody is at work: has a field in hand, or has begun an offer. */
const AT_WORK = '[data-begun], input:focus, select:focus, textarea:focus';

/** Whether somebody is at work in what is in front: it is not taken out of his hands. */
export function isAtWork(
  front: Pick<HTMLElement, 'getClientRects' | 'querySelector'> | null,
): boolean {
  if (!front || front.getClientRects().length === 0) return false;
  return front.querySelector(AT_WORK) !== null;
}
