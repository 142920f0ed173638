import type { LoggedEvent } from '../../../panel.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';

/** A deal of one's own that trading ended before both had sealed their cards. */
export type VoidDeal = {
  readonly offer: string;
  /** With whom; null where what is left of the log does not tell. */
  readonly partner: string | null;
  /** Whether one's own cards were sealed into it, and are back. */
  readonly isSealed: boolean;
};

type Agreed = { readonly accepter: string | null; readonly isSealed: boolean };

/**
 * The deals of a seat that became void when trading ended this turn, by the end of that seat's log. Of a deal that
 * is not his own a log tells neither that it was accepted by somebody nor that cards were sealed into it.
 */
export function findVoidDeals(
  events: readonly LoggedEvent[],
  me: string,
  offers: View['offers'],
): readonly VoidDeal[] {
  const ended = events.findLastIndex(({ type }) => type === 'trading-ended');
  if (ended < 0 || events.slice(ended).some(({ type }) => type === 'turn-dealt')) return [];
  const start = events.slice(0, ended).findLastIndex(({ type }) => type === 'turn-dealt');
  const agreed = new Map<string, Agreed>();
  for (const event of events.slice(start + 1, ended)) follow(agreed, event as unknown as Event, me);
  return [...agreed].map(([offer, { accepter, isSealed }]) => {
    const maker = offers[offer]?.from ?? null;
    return { offer, partner: maker === me || maker === null ? accepter : maker, isSealed };
  });
}

function follow(agreed: Map<string, Agreed>, event: Event, me: string): void {
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
      agreed.delete(event.offer);
  }
}
