import type { Pending } from '../../../state.ts';
import type { View } from '../../../view.ts';
import { findChances } from '../due.ts';

/** What calls for a seat at once: a decision before anything else, or a note whose moment is now. */
export type Call =
  | { readonly id: string; readonly pending: Pending }
  | { readonly id: string; readonly note: string };

/** All that calls for this seat; each keeps its id for as long as it stands. */
export function callsOf(view: View, me: string | null): readonly Call[] {
  if (me === null) return [];
  const mine = view.pending.filter(({ by }) => by === me);
  const names = mine.map((one) => (one.type === 'pillage' ? `pillage ${one.target}` : one.type));
  const decisions = mine.map((pending, at) => {
    const before = names.slice(0, at).filter((name) => name === names[at]).length;
    return { id: `${names[at]} ${before}`, pending };
  });
  return [...decisions, ...findChances(view).map((note) => ({ id: callOf(note), note }))];
}

/** The id of what calls for a seat to play a note. */
export function callOf(note: string): string {
  return `note ${note}`;
}

/** The calls that came below the offers, as somebody points at these: among the `places` of both they stand after an offer. */
export function findLate(
  places: readonly string[],
  isCall: (id: string) => boolean,
): ReadonlySet<string> {
  const first = places.findIndex((id) => !isCall(id));
  return new Set(places.filter((id, at) => isCall(id) && first >= 0 && at > first));
}
