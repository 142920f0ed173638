import { findBar } from '../../../order.ts';
import type { View } from '../../../view.ts';

/** How a seat may begin its own turn: as the next one in the order of the seats, out of it, or with another round. */
export type Beginning = 'next' | 'out-of-order' | 'round';

/**
 * What a seat is offered between two turns, where the table goes by its seats. The order of the seats is only a
 * hint: in the game the strategy cards make it. Nobody has two turns one after the other, unless the others passed; and
 * who has passed has none until the next round.
 */
export function findBeginning({ between, seats }: View, me: string): Beginning | null {
  if (between === undefined) return null;
  if (between.next === null) return 'round';
  if (between.next === me) return 'next';
  return findBar(between, seats, me) === null ? 'out-of-order' : null;
}
