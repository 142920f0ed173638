import type { OfferView } from '../../../view.ts';
import type { Draft, Ending } from './draft.ts';

/**
 * How the deal on the mat has ended without the one at it: undefined while it stands, null where it was
 * his own doing and there is nothing to tell.
 */
export function findEnding(
  me: string | null,
  { purpose }: Draft,
  offer: OfferView | undefined,
): Ending | null | undefined {
  switch (purpose.type) {
    case 'offer':
      return undefined;
    case 'revise':
      if (offer === undefined) return 'off';
      return offer.state === 'traded' || offer.state === 'withdrawn' ? null : undefined;
    case 'answer':
      if (offer === undefined) return 'off';
      return offer.state === 'open' ? undefined : endOf(me, offer);
    case 'deliver':
      if (offer === undefined) return 'off';
      return offer.state === 'accepted' ? undefined : (endOf(me, offer) ?? null);
  }
}

function endOf(me: string | null, { from, to, state, acceptedBy }: OfferView): Ending | null {
  switch (state) {
    case 'lapsed':
      return 'lapsed';
    case 'withdrawn':
    case 'suspended':
      return from === me ? null : state;
    case 'accepted':
    case 'traded':
      return from === me || acceptedBy === me || to === me ? null : 'taken';
    case 'declined':
      return from === me ? 'off' : null;
    case 'open':
      return 'off';
  }
}
