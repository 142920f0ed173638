import type { View } from '../../../view.ts';
import { say, sayCount } from '../../say.ts';
import { noteCalamities } from './tell-calamities.ts';

type Seats = Pick<View, 'seats' | 'phase'>;

/** What there is to say of a seat besides its cards, in words. */
export function noteSeat(view: Seats, id: string): readonly string[] {
  const seat = view.seats[id];
  if (!seat) return [];
  const { barred, spent = 0, misdeals = 0 } = seat;
  return [
    barred && say('people.barred'),
    !barred && isDone(view, id) && say('people.done'),
    noteCalamities(seat),
    spent > 0 && say('people.spent', { n: spent }),
    misdeals > 0 && sayCount('people.misdeals', misdeals),
  ].filter((note) => typeof note === 'string');
}

/**
 * The same where there is no room for words: how many calamities, for everybody must see that (MC-8), being barred, or
 * done, or that there is more to say.
 */
export function signOf(view: Seats, id: string): string | undefined {
  const seat = view.seats[id];
  if (!seat) return undefined;
  const { calamitiesKept = 0 } = seat;
  if (calamitiesKept > 0) return `${calamitiesKept}`;
  if (seat.barred) return '×';
  if (isDone(view, id)) return '✓';
  return noteSeat(view, id).length > 0 ? '!' : undefined;
}

function isDone({ seats, phase }: Seats, id: string): boolean {
  return phase === 'trade' && seats[id]?.finished === true;
}
