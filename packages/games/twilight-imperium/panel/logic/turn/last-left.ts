import { livingOf } from '../../../elimination.ts';
import type { View } from '../../../view.ts';

/** Whether a seat is the last that takes turns in this round: all others have passed, and the next waits for it. */
export function isLastLeft(view: View, me: string | null): boolean {
  const left = livingOf(view).filter((seat) => !view.seats[seat]?.passed);
  return left.length === 1 && left[0] === me;
}
