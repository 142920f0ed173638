import {
  checkRoomOnShelves,
  claimOffer,
  closeOffer,
  done,
  nextOfferId,
  noSuch,
} from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { type Events, type Refused, realmOf, refuseBy } from '../desk.ts';
import type { Offer, State } from '../state.ts';
import { findShort, isEmpty, type Terms } from '../terms.ts';

/** Puts an offer of ducats to another seat; possible at any time. */
export function propose(state: State, by: string, command: CommandOf<'propose'>): Events {
  const { to, note = null, deal = null } = command;
  if (!state.ids.includes(to)) return noSuch('seat', to);
  if (to === by) return refuseBy('self');
  const gives = command.gives.ducats ?? 0;
  const asks = command.asks.ducats ?? 0;
  const refused = checkTerms(state, by, { gives, asks, deal }) ?? checkRoomOnShelves(state, by);
  if (refused) return refused;
  const offer = nextOfferId(state, by, to);
  return done([{ type: 'proposed', offer, from: by, to, gives, asks, note, deal }]);
}

/** Something is exchanged or promised, and what is given is there. */
function checkTerms(state: State, by: string, terms: Terms): Refused | null {
  const { gives } = terms;
  if (gives > realmOf(state, by).ducats) return refuseBy('not-owned', { realm: by, ducats: gives });
  return isEmpty(terms) ? refuseBy('empty') : null;
}

/** Changes an offer, which opens a declined one again; the older revision cannot be accepted any more. */
export function revise(state: State, by: string, command: CommandOf<'revise'>): Events {
  const found = claimOffer(state, command.offer, { by, part: 'from', or: 'declined' }, refuseOver);
  if (!found.ok) return found;
  const offer = found.value;
  const terms = {
    gives: command.gives === undefined ? offer.gives : (command.gives.ducats ?? 0),
    asks: command.asks === undefined ? offer.asks : (command.asks.ducats ?? 0),
    note: command.note === undefined ? offer.note : command.note,
    deal: command.deal === undefined ? offer.deal : command.deal,
  };
  const isBack = offer.state === 'declined';
  const refused = checkTerms(state, by, terms) ?? (isBack ? checkRoomOnShelves(state, by) : null);
  if (refused) return refused;
  const revision = offer.revision + 1;
  const between: [string, string] = [offer.from, offer.to];
  return done([{ type: 'revised', offer: offer.id, between, revision, ...terms }]);
}

/** Takes one's own offer back for good; refused as by `claimOffer`. */
export function withdraw(state: State, by: string, { offer }: CommandOf<'withdraw'>): Events {
  return closeOffer(state, { offer, by, as: 'withdrawn' }, refuseOver);
}

/** Turns down an offer to oneself; its maker may change it and so put it again. Refused as by `claimOffer`. */
export function decline(state: State, by: string, { offer }: CommandOf<'decline'>): Events {
  return closeOffer(state, { offer, by, as: 'declined' }, refuseOver);
}

/** Ducats move at once, both ways; refused while either side is short of them. */
export function accept(state: State, by: string, command: CommandOf<'accept'>): Events {
  const found = claimOffer(state, command.offer, { by, part: 'to' }, refuseOver);
  if (!found.ok) return found;
  const offer = found.value;
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
function checkFunds({ position }: State, offer: Offer): Refused | null {
  const short = findShort(position.seats, offer);
  if (short === null) return null;
  const ducats = short === 'from' ? offer.gives : offer.asks;
  return refuseBy('not-owned', { realm: offer[short], ducats });
}

/** Refused with what became of an offer; no clause stands behind it. */
function refuseOver(code: string): Refused {
  return refuseBy(code);
}
