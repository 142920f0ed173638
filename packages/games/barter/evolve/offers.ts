import type { Deck } from '../cards/deck.ts';
import { pick } from '../cards/hand.ts';
import type { EventOf } from '../events.ts';
import { findOfferOf, withHidden, withOffer } from '../shelf.ts';
import type { Offer, OfferState, State } from '../state.ts';
import { type OfferParts, withOwn, withTerms } from './copies.ts';
import { unfinished } from './seats.ts';

/** A new offer lies open; who proposes is to be unfinished. */
export function proposed(state: State, event: EventOf<'proposed'>): State {
  const { offer: id, from, to, gives, asks, note } = event;
  const place = to === null ? state.ids.length : state.ids.indexOf(to);
  const counted = withHidden(state, [from], (own) => {
    const made = own.made.slice();
    made[place] = (made[place] ?? 0) + 1;
    return withOwn(own, { made });
  });
  const offer: Offer = {
    id,
    from,
    to,
    revision: 1,
    state: 'open',
    gives,
    asks,
    note,
    acceptance: null,
    delivered: [],
    ended: 0,
  };
  return unfinished(withOffer(counted, offer), from);
}

/** The offer lies open with other terms under a new revision. */
export function revised(state: State, event: EventOf<'revised'>): State {
  const { revision, gives, asks, note } = event;
  const change = { state: 'open', revision, gives, asks, note } as const;
  return reset(state, event.from, event.offer, change);
}

/** A suspended offer lies open again. */
export function resumed(state: State, { from, offer }: EventOf<'resumed'>): State {
  return reset(state, from, offer, { state: 'open' });
}

/** The offer is on hold or over; sealed cards return. */
export function closed(state: State, seat: string, id: string, to: OfferState): State {
  return reset(state, seat, id, { state: to });
}

/** The one addressed has turned the offer down. */
export function declined(state: State, { by, offer }: EventOf<'declined'>): State {
  return reset(state, by, offer, { state: 'declined' });
}

/** The acceptance is void and the offer open again. */
export function released(state: State, { by, offer }: EventOf<'released'>): State {
  return reset(state, by, offer, { state: 'open' });
}

/** The offer is taken; who accepts is to be unfinished. */
export function accepted(state: State, event: EventOf<'accepted'>): State {
  const { offer: id, by, named, calamityFree } = event;
  const offer = findOfferOf(state, by, id);
  if (offer === undefined) return state;
  const acceptance = calamityFree ? { by, named, calamityFree } : { by, named };
  return unfinished(withOffer(state, withTerms(offer, { state: 'accepted', acceptance })), by);
}

/** Cards are sealed into the deal; who delivers is to be unfinished. */
export function delivered(deck: Deck, state: State, event: EventOf<'delivered'>): State {
  const { offer: id, by, cards, from } = event;
  const offer = findOfferOf(state, by, id);
  if (offer === undefined) return state;
  const sealed = withHidden(state, [by], (own) => {
    const part = { offer: id, cards: pick(deck, own, cards, from), bag: cards };
    return withOwn(own, { sealed: [...own.sealed, part] });
  });
  const placed = withOffer(sealed, withTerms(offer, { delivered: [...offer.delivered, by] }));
  return unfinished(placed, by);
}

/** The seat's sealed cards return. */
export function recalled(state: State, { by, offer: id }: EventOf<'recalled'>): State {
  const offer = findOfferOf(state, by, id);
  if (offer === undefined) return state;
  const delivered = offer.delivered.filter((seat) => seat !== by);
  return withOffer(unsealed(state, id, [by]), withTerms(offer, { delivered }));
}

const UNTAKEN: OfferParts = { acceptance: null, delivered: [] };

/** Changes an offer and voids its acceptance; sealed cards return. */
export function reset(
  state: State,
  seat: string,
  id: string,
  change: OfferParts & { readonly state: OfferState },
): State {
  const offer = findOfferOf(state, seat, id);
  if (offer === undefined) return state;
  const returned = offer.delivered.length > 0 ? unsealed(state, id, offer.delivered) : state;
  return withOffer(returned, withTerms(offer, { ...UNTAKEN, ...change }));
}

function unsealed(state: State, id: string, seats: readonly string[]): State {
  return withHidden(state, seats, (own) =>
    withOwn(own, { sealed: own.sealed.filter(({ offer }) => offer !== id) }),
  );
}
