import type { EventOf } from '../events.ts';
import { withEnd, withPair } from '../pairs.ts';
import { withRealm } from '../pieces/change.ts';
import type { Offer, State } from '../state.ts';

export function proposed(state: State, event: EventOf<'proposed'>): State {
  const { offer: id, from, to, gives, asks, note, deal } = event;
  const terms = { gives, asks, note, deal };
  const offer: Offer = { id, from, to, revision: 1, state: 'open', ...terms, ended: 0 };
  return withPair(state, [from, to], (pair) => {
    const made = { ...pair.made, [from]: (pair.made[from] ?? 0) + 1 };
    return { ...pair, open: [...pair.open, offer], made };
  });
}

/** The offer under its new terms; one that was declined is open again. */
export function revised(state: State, event: EventOf<'revised'>): State {
  const { offer: id, between, revision, gives, asks, note, deal } = event;
  const change = (offer: Offer): Offer => ({
    ...offer,
    revision,
    state: 'open',
    ...{ gives, asks, note, deal },
    ended: 0,
  });
  return withPair(state, between, (pair) => {
    const reopened = pair.over.filter((offer) => offer.id === id);
    const open = [...pair.open, ...reopened];
    return {
      ...pair,
      open: open.map((offer) => (offer.id === id ? change(offer) : offer)),
      over: pair.over.filter((offer) => offer.id !== id),
    };
  });
}

/** The ducats of an offer that was accepted have moved. */
export function agreed(state: State, event: EventOf<'agreed'>): State {
  const [maker, other] = event.between;
  const change = event.got - event.gave;
  const given = withRealm(state.position, maker, ({ ducats }) => ({ ducats: ducats + change }));
  const position = withRealm(given, other, ({ ducats }) => ({ ducats: ducats - change }));
  return withEnd({ ...state, position }, event.between, event.offer, 'traded');
}
