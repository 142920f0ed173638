import type { SeenEvent } from '../../../seen.ts';

/** What a seat has agreed on: who accepted, null where it was the seat itself, and whether its own cards are sealed. */
export type Agreed = { readonly accepter: string | null; readonly isSealed: boolean };

/**
 * Follows what is agreed on through an event of a log: what is agreed on comes in, what no longer is goes out. `me` is
 * the seat whose acceptances and cards are its own; null where that does not matter.
 */
export function followDeal(agreed: Map<string, Agreed>, event: SeenEvent, me: string | null): void {
  switch (event.type) {
    case 'accepted':
      agreed.set(event.offer, { accepter: event.by === me ? null : event.by, isSealed: false });
      return;
    case 'delivered':
    case 'recalled': {
      // What it was agreed with may lie before what the page has read of the log.
      const before = agreed.get(event.offer) ?? { accepter: null, isSealed: false };
      const isSealed = event.by === me ? event.type === 'delivered' : before.isSealed;
      agreed.set(event.offer, { accepter: event.by === me ? before.accepter : event.by, isSealed });
      return;
    }
    case 'revised':
    case 'suspended':
    case 'withdrawn':
    case 'declined':
    case 'released':
    case 'lapsed':
    case 'traded':
    case 'misdealt':
      // Of deals of others a log does not tell by which offer they were made.
      if ('offer' in event) agreed.delete(event.offer);
  }
}
