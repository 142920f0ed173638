import type { View } from '../../../view.ts';
import type { Draft } from './draft.ts';

/** The offers that were known when an offer was sent, by id their revisions. */
export type Known = Readonly<Record<string, number>>;

/** An offer that was sent and is not answered yet. */
export type Sent = { readonly draft: Draft; readonly known: Known };

/** The offers of a view, by id their revisions. */
export function revisionsOf({ offers }: Pick<View, 'offers'>): Known {
  return Object.fromEntries(Object.entries(offers).map(([id, { revision }]) => [id, revision]));
}

/** Whether something that this viewer offered the same seat has come to the table since. */
export function hasArrived(
  { offers, viewer }: Pick<View, 'offers' | 'viewer'>,
  to: string | null,
  known: Known,
): boolean {
  return Object.entries(offers).some(
    ([id, offer]) => offer.from === viewer && offer.to === to && offer.revision > (known[id] ?? 0),
  );
}
