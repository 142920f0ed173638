import type { View } from '../../view.ts';

/** How many open offers wait for a viewer's answer. */
export function countOffersTo({ offers }: View, me: string | null): number {
  return Object.values(offers).filter(({ to, state }) => to === me && state === 'open').length;
}

/** How many offers of a viewer's own wait for an answer. */
export function countOffersFrom({ offers }: View, me: string | null): number {
  return Object.values(offers).filter(({ from, state }) => from === me && state === 'open').length;
}

/** What waits for a viewer: the turn, a decision, offers to answer. */
export function countDue(view: View, me: string | null): number {
  if (me === null) return 0;
  const isMine = view.active === me;
  const decides = isMine && (view.phase !== 'idle' || !view.acted);
  return countOffersTo(view, me) + (decides ? 1 : 0);
}
