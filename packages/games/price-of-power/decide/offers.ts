import { done } from '@haggle/engine';
import type { CommandOf, Deal } from '../commands.ts';
import { type Events, type Refused, realmOf, refuseBy } from '../desk.ts';
import { pairKey } from '../pairs.ts';
import type { Offer, OfferState, State } from '../state.ts';

type Found = { readonly offer: Offer } | { readonly refused: Refused };

/** Puts an offer of ducats to another seat; possible at any time. */
export function propose(state: State, by: string, command: CommandOf<'propose'>): Events {
  const { to, note = null, deal = null } = command;
  if (!state.ids.includes(to)) return noSuch('seat', to);
  if (to === by) return refuseBy('self');
  const gives = command.gives.ducats ?? 0;
  const asks = command.asks.ducats ?? 0;
  const refused = checkTerms(state, by, { gives, asks, deal });
  if (refused) return refused;
  const made = state.pairs[pairKey(by, to)]?.made;
  const number = (made && Object.hasOwn(made, by) ? (made[by] ?? 0) : 0) + 1;
  const offer = `${by}-${to}-${number}`;
  return done([{ type: 'proposed', offer, from: by, to, gives, asks, note, deal }]);
}

type Terms = { readonly gives: number; readonly asks: number; readonly deal: Deal | null };

/** Something is exchanged or promised, and what is given is there. */
function checkTerms(state: State, by: string, { gives, asks, deal }: Terms): Refused | null {
  if (gives > realmOf(state, by).ducats) return refuseBy('not-owned', { realm: by, ducats: gives });
  return gives === 0 && asks === 0 && deal === null ? refuseBy('empty') : null;
}

/** Changes an offer, which opens a declined one again; the older revision cannot be accepted any more. */
export function revise(state: State, by: string, command: CommandOf<'revise'>): Events {
  const found = findOffer(state, by, command.offer, { part: 'from', states: ['open', 'declined'] });
  if ('refused' in found) return found.refused;
  const { offer } = found;
  const terms = {
    gives: command.gives === undefined ? offer.gives : (command.gives.ducats ?? 0),
    asks: command.asks === undefined ? offer.asks : (command.asks.ducats ?? 0),
    note: command.note === undefined ? offer.note : command.note,
    deal: command.deal === undefined ? offer.deal : command.deal,
  };
  const refused = checkTerms(state, by, terms);
  if (refused) return refused;
  const revision = offer.revision + 1;
  return done([
    { type: 'revised', offer: offer.id, between: betweenOf(offer), revision, ...terms },
  ]);
}

export function withdraw(state: State, by: string, command: CommandOf<'withdraw'>): Events {
  const found = findOffer(state, by, command.offer, { part: 'from' });
  if ('refused' in found) return found.refused;
  return done([{ type: 'withdrawn', offer: found.offer.id, between: betweenOf(found.offer) }]);
}

export function decline(state: State, by: string, command: CommandOf<'decline'>): Events {
  const found = findOffer(state, by, command.offer, { part: 'to' });
  if ('refused' in found) return found.refused;
  return done([{ type: 'declined', offer: found.offer.id, between: betweenOf(found.offer) }]);
}

/** Ducats move at once, both ways; refused while either side is short of them. */
export function accept(state: State, by: string, command: CommandOf<'accept'>): Events {
  const found = findOffer(state, by, command.offer, { part: 'to' });
  if ('refused' in found) return found.refused;
  const { offer } = found;
  if (offer.revision !== command.revision) {
    return refuseBy('stale-revision', { revision: offer.revision });
  }
  const short = checkFunds(state, offer);
  if (short) return short;
  const { id, from, to, gives: gave, asks: got, deal } = offer;
  const [payer, payee] = gave < got ? [to, from] : [from, to];
  const net = { payer, payee, ducats: Math.abs(gave - got) };
  return done([{ type: 'agreed', ...net, offer: id, between: [from, to], gave, got, deal }]);
}

/** Refused `not-owned` while the maker or the one addressed has fewer ducats than he would give. */
export function checkFunds(state: State, { from, to, gives, asks }: Offer): Refused | null {
  if (realmOf(state, from).ducats < gives) {
    return refuseBy('not-owned', { realm: from, ducats: gives });
  }
  return realmOf(state, to).ducats < asks
    ? refuseBy('not-owned', { realm: to, ducats: asks })
    : null;
}

function betweenOf({ from, to }: Offer): [string, string] {
  return [from, to];
}

type Wanted = { readonly part: 'from' | 'to'; readonly states?: readonly OfferState[] };

/** An offer of which the seat is the maker (`from`) or the one addressed (`to`), open where nothing else is said. */
function findOffer(
  state: State,
  by: string,
  id: string,
  { part, states = ['open'] }: Wanted,
): Found {
  const own = state.ids.flatMap((other) => {
    const pair = other === by ? undefined : state.pairs[pairKey(by, other)];
    return pair ? [...pair.open, ...pair.over] : [];
  });
  const offer = own.find((one) => one.id === id);
  if (offer === undefined) return { refused: noSuch('offer', id) };
  if (offer[part] !== by) return { refused: refuseBy('not-yours') };
  if (states.includes(offer.state)) return { offer };
  return { refused: refuseBy(offer.state === 'traded' ? 'final' : `offer-${offer.state}`) };
}

/** Refused `no-such`: what kind of thing is not there, and what it was called. */
function noSuch(what: string, name: string): Refused {
  return refuseBy('no-such', { what, name: name.slice(0, 80) });
}
