import type { View } from '../../../view.ts';
import type { Draft, SideName } from './draft.ts';
import { stockOf } from './goods.ts';

/** A note on the mat that cannot be given any more, and on whose side it lies. */
export type LostNote = { readonly side: SideName; readonly note: string };

/**
 * The first note of an offer of this seat that it does not hold any more, or that the other seat cannot hold any
 * more; null: there is none.
 */
export function findLostNote(view: View, seat: string, draft: Draft): LostNote | null {
  const to = draft.to ?? '';
  const stocks = { gives: stockOf(view, seat, to), asks: stockOf(view, to, seat) };
  for (const side of ['gives', 'asks'] as const) {
    const note = draft[side].promissoryNote;
    if (note !== undefined && !stocks[side].notes.includes(note)) return { side, note };
  }
  return null;
}
