import { done, malformed } from '@haggle/engine';
import { BINDING } from '../binding.ts';
import { bagOfLots, readBag } from '../cards/lots.ts';
import type { CommandOf, Side } from '../commands.ts';
import { type Context, checkPhase, type Desk, type Events, ownOf, refuseBy } from '../desk.ts';
import type { Event } from '../events.ts';
import { findOffer } from '../shelf.ts';
import {
  checkBarred,
  checkCalamities,
  checkCards,
  checkEnough,
  checkHolds,
  checkKinds,
  checkNames,
  checkPartner,
} from './checks.ts';
import { checkDelivery } from './deliveries.ts';
import { checkGivers, chooseGivers } from './givers.ts';
import { checkState, checkTaken } from './offers.ts';

/**
 * Agrees to an offer at one revision, with the names that the accepter adds; `cards` delivers at once
 * (rules clauses AC-28.1, AC-28.3, MC-7.7).
 */
export function accept(
  desk: Desk,
  actor: string,
  command: CommandOf<'accept'>,
  { random }: Context,
): Events {
  const { named = [], calamityFree, from: chosen } = command;
  const lots = command.cards && readBag(desk.deck, command.cards);
  const offer = findOffer(desk.state, actor, command.offer);
  const refused =
    (chosen && !lots ? malformed('from', 'only with cards') : null) ??
    checkKinds(desk, [...named, ...Object.keys(chosen ?? {})]) ??
    (lots ? checkCards(desk, lots) : null) ??
    (offer?.from === actor ? refuseBy(desk, 'two-parties-only') : null) ??
    checkPhase(desk, 'trade');
  if (refused) return refused;
  if (offer === undefined) return refuseBy(desk, 'not-yours');
  const own = ownOf(desk.state, actor);
  const said: Side = { count: offer.asks.count, named: [...offer.asks.named, ...named] };
  const wrong =
    checkTaken(desk, actor, offer, command.revision) ??
    (offer.state === 'accepted' ? refuseBy(desk, 'no-change', { what: 'accepted' }) : null) ??
    checkNames(desk, said, BINDING) ??
    checkCalamities(desk, named) ??
    checkEnough(desk, own) ??
    checkHolds(desk, own, said) ??
    (lots ? checkGivers(desk, own, lots, chosen) : null) ??
    (lots ? checkDelivery(desk, own, said, lots) : null) ??
    checkBarred(desk, own) ??
    checkPartner(desk, offer.from);
  if (wrong) return wrong;
  const accepted: Event = {
    type: 'accepted',
    offer: offer.id,
    by: actor,
    named: said.named,
    ...(calamityFree && { calamityFree }),
  };
  if (!lots) return done([accepted]);
  const cards = bagOfLots(lots, command.cards ?? {});
  const { from } = chooseGivers(desk, own, lots, { chosen, random });
  const given = { by: actor, cards, ...(from && { from }) };
  return done([accepted, { type: 'delivered', offer: offer.id, ...given }]);
}

/**
 * Turns an offer down, or takes an acceptance back: an offer to one seat is then declined, an offer to
 * all is open again (rules clauses AC-28.1, MC-7.5).
 */
export function decline(desk: Desk, actor: string, command: CommandOf<'decline'>): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOffer(desk.state, actor, command.offer);
  if (offer === undefined || offer.from === actor) return refuseBy(desk, 'not-yours');
  const isMine = offer.to === actor || offer.acceptance?.by === actor;
  // An offer to all that had been accepted by this seat: what became of it, which everybody sees, is told first.
  const wrong = checkState(desk, offer, isMine ? ['open', 'accepted', 'suspended'] : ['open']);
  if (wrong) return wrong;
  if (!isMine) return refuseBy(desk, 'not-yours');
  const type = offer.to === null ? 'released' : 'declined';
  return done([{ type, offer: offer.id, by: actor }]);
}
