import { SAYING } from '@haggle/engine';
import { forHost, settingRight } from './affordances/host.ts';
import { forSeat } from './affordances/seat.ts';
import type { Affordances } from './commands.ts';
import type { View } from './view.ts';

/** What a viewer can do now, as commands that are accepted as they stand; made from the view alone. */
export function findAffordances(view: View): Affordances {
  const due = view.pending.find(({ type }) => type === 'discard');
  if (view.viewer === 'host') return due ? settingRight(view) : forHost(view);
  if (!Object.hasOwn(view.seats, view.viewer) || view.hand === undefined) return [];
  if (due === undefined) return [...forSeat(view, view.viewer, view.hand), SAYING];
  const own = view.pending.find((one) => one.type === 'discard' && one.by === view.viewer);
  if (own?.type !== 'discard') return [SAYING];
  const actionCards = view.hand.actionCards.slice(0, own.count);
  return [{ command: { type: 'discard', actionCards }, fields: ['actionCards'] }, SAYING];
}
