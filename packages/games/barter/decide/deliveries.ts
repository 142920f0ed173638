import { type Bag, done } from '@haggle/engine';
import { bindingKinds, owedOf } from '../binding.ts';
import type { Givers } from '../cards/hand.ts';
import { bagOfLots, countIn, type Lots, readBag } from '../cards/lots.ts';
import type { CommandOf, Side } from '../commands.ts';
import {
  type Context,
  checkPhase,
  type Desk,
  type Events,
  ownOf,
  type Refused,
  refuseBy,
} from '../desk.ts';
import type { Event, Ground } from '../events.ts';
import { findOffer } from '../shelf.ts';
import type { Acceptance, Offer, Private } from '../state.ts';
import { checkBarred, checkCards, checkHas, checkKinds } from './checks.ts';
import { checkGivers, chooseGivers } from './givers.ts';
import { checkTaken } from './offers.ts';

/**
 * Seals cards into an accepted deal; when the other side has delivered too, both move in one step
 * (rules clauses AC-28.3, MC-7.7, MC-7.10).
 */
export function deliver(
  desk: Desk,
  actor: string,
  command: CommandOf<'deliver'>,
  { random }: Context,
): Events {
  const { from: chosen } = command;
  const lots = readBag(desk.deck, command.cards);
  const refused =
    checkCards(desk, lots) ??
    checkKinds(desk, Object.keys(chosen ?? {})) ??
    checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOffer(desk.state, actor, command.offer);
  if (offer === undefined) return refuseBy(desk, 'not-yours');
  const taken = checkTaken(desk, actor, offer, command.revision);
  if (taken) return taken;
  const { acceptance } = offer;
  if (acceptance === null) return refuseBy(desk, 'not-accepted', { offer: offer.id });
  if (offer.delivered.includes(actor)) return refuseBy(desk, 'already-delivered');
  const said = saidBy(offer, acceptance, actor);
  const own = ownOf(desk.state, actor);
  const wrong =
    checkGivers(desk, own, lots, chosen) ??
    checkDelivery(desk, own, said, lots) ??
    checkBarred(desk, own);
  if (wrong) return wrong;
  const cards = bagOfLots(lots, command.cards);
  const given = { by: actor, cards, ...chooseGivers(desk, own, lots, { chosen, random }) };
  if (offer.delivered.length === 0) {
    return done([{ type: 'delivered', offer: offer.id, ...given }]);
  }
  const settled = settle(desk, offer, acceptance, given);
  // A seat that delivers is unfinished, whatever comes of it; the event of a trade implies it.
  const isResumed = settled.type === 'misdealt' && own.done;
  return done(isResumed ? [{ type: 'unfinished', seat: actor }, settled] : [settled]);
}

/**
 * Takes one's sealed cards back while the other side has not delivered. Of an offer to all everybody is told what
 * became of it, and nobody whether he was its party before: that the table does not remember.
 */
export function recall(desk: Desk, actor: string, command: CommandOf<'recall'>): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOffer(desk.state, actor, command.offer);
  if (offer === undefined) return refuseBy(desk, 'not-yours');
  const taken = checkTaken(desk, actor, offer);
  if (taken) return taken;
  if (!offer.delivered.includes(actor)) return refuseBy(desk, 'no-change', { what: 'recalled' });
  return done([{ type: 'recalled', offer: offer.id, by: actor }]);
}

/**
 * Refused when the cards are not in hand and, at a strict table, when they are not what was said. At a
 * table of honour that shows only when the deal is turned up (rules clause MC-7.11).
 */
export function checkDelivery(desk: Desk, own: Private, said: Side, lots: Lots): Refused | null {
  const missing = checkHas(desk, own, lots);
  if (missing || desk.state.options.misdeals === 'honour') return missing;
  const ground = findGround(said, lots);
  return ground && refuseBy(desk, ground.code, ground.data);
}

type Fault = { readonly code: Ground; readonly data: Readonly<Record<string, string | number>> };

/** What is wrong with a delivery, first the number, then the kinds; null when it is as was said. */
function findGround(said: Side, lots: Lots): Fault | null {
  if (lots.size !== said.count) {
    return { code: 'count-mismatch', data: { count: said.count, cards: lots.size } };
  }
  for (const { kind } of lots.lots) {
    if (!kind.tradable) return { code: 'non-tradable', data: { kind: kind.id } };
  }
  for (const kind of bindingKinds(said.named)) {
    const count = owedOf(said.named, kind);
    const cards = countIn(lots, kind);
    if (cards < count) return { code: 'cards-missing', data: { kind, count, cards } };
  }
  return null;
}

/** What a party of a deal said that it would give. */
function saidBy(offer: Offer, acceptance: Acceptance, seat: string): Side {
  return seat === offer.from ? offer.gives : { count: offer.asks.count, named: acceptance.named };
}

/** The deal turned up: a trade, or a misdeal with its grounds. */
function settle(
  desk: Desk,
  offer: Offer,
  acceptance: Acceptance,
  last: { readonly by: string; readonly cards: Bag; readonly from?: Givers },
): Event {
  const between = [offer.from, acceptance.by] as const;
  const isMakerLast = last.by === offer.from;
  const gave = isMakerLast ? last.cards : sealedBag(desk, offer.from, offer);
  const got = isMakerLast ? sealedBag(desk, acceptance.by, offer) : last.cards;
  if (desk.state.options.misdeals === 'honour') {
    const grounds = between.flatMap((seat) => {
      const said = saidBy(offer, acceptance, seat);
      const cards = seat === offer.from ? gave : got;
      const ground = findGround(said, readBag(desk.deck, cards));
      return ground ? [{ seat, ground: ground.code }] : [];
    });
    const revision = offer.revision + 1;
    if (grounds.length > 0) {
      return { type: 'misdealt', offer: offer.id, between, gave, got, grounds, revision };
    }
  }
  const trade = `trade-${desk.state.tally.trades + 1}`;
  const { from } = last;
  return { type: 'traded', trade, offer: offer.id, between, gave, got, ...(from && { from }) };
}

function sealedBag({ state }: Desk, seat: string, offer: Offer): Bag {
  for (const part of ownOf(state, seat).sealed) if (part.offer === offer.id) return part.bag;
  return {};
}
