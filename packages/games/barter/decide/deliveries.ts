import { type Bag, done, sizeOf } from '@haggle/engine';
import { bindingOf, checkBarred, checkHas, checkKinds } from '../checks.ts';
import type { CommandOf, Side } from '../commands.ts';
import { checkPhase, type Desk, type Events, ownOf, type Refused, refuseBy } from '../desk.ts';
import type { Event, Ground } from '../events.ts';
import { bagOfCards, withoutZeros } from '../hand.ts';
import { findOffer } from '../shelf.ts';
import type { Acceptance, Offer } from '../state.ts';
import { checkTaken } from './answers.ts';

/**
 * Seals cards into an accepted deal; when the other side has delivered too, both move in one step
 * (rules clauses AC-28.3, MC-7.7, MC-7.10).
 */
export function deliver(desk: Desk, actor: string, command: CommandOf<'deliver'>): Events {
  const cards = withoutZeros(command.cards);
  const refused = checkKinds(desk, Object.keys(command.cards)) ?? checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOffer(desk.state, actor, command.offer);
  if (offer === undefined) return refuseBy(desk, 'not-yours');
  const taken = checkTaken(desk, actor, offer, command.revision);
  if (taken) return taken;
  const { acceptance } = offer;
  if (acceptance === null) return refuseBy(desk, 'not-accepted', { offer: offer.id });
  if (offer.delivered.includes(actor)) return refuseBy(desk, 'already-delivered');
  const said = saidBy(offer, acceptance, actor);
  const wrong = checkDelivery(desk, actor, said, cards) ?? checkBarred(desk, actor);
  if (wrong) return wrong;
  if (offer.delivered.length === 0) {
    return done([{ type: 'delivered', offer: offer.id, by: actor, cards }]);
  }
  return done([settle(desk, offer, acceptance, { by: actor, cards })]);
}

/** Takes one's sealed cards back while the other side has not delivered. */
export function recall(desk: Desk, actor: string, command: CommandOf<'recall'>): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOffer(desk.state, actor, command.offer);
  if (offer === undefined) return refuseBy(desk, 'not-yours');
  const taken = checkTaken(desk, actor, offer);
  if (taken) return taken;
  if (!offer.delivered.includes(actor)) return refuseBy(desk, 'no-change');
  return done([{ type: 'recalled', offer: offer.id, by: actor }]);
}

/**
 * Refused when the cards are not in hand and, at a strict table, when they are not what was said. At a
 * table of honour that shows only when the deal is turned up (rules clause MC-7.11).
 */
export function checkDelivery(desk: Desk, actor: string, said: Side, cards: Bag): Refused | null {
  const missing = checkHas(desk, actor, cards);
  if (missing || desk.state.options.misdeals === 'honour') return missing;
  const ground = findGround(desk, said, cards);
  return ground && refuseBy(desk, ground.code, ground.data);
}

type Fault = { readonly code: Ground; readonly data: Readonly<Record<string, string | number>> };

/** What is wrong with a delivery, first the number, then the kinds; null when it is as was said. */
function findGround(desk: Desk, said: Side, cards: Bag): Fault | null {
  const size = sizeOf(cards);
  if (size !== said.count) {
    return { code: 'count-mismatch', data: { count: said.count, cards: size } };
  }
  for (const id in cards) {
    if (desk.deck.kindOf.get(id)?.tradable === false && (cards[id] ?? 0) > 0) {
      return { code: 'non-tradable', data: { kind: id } };
    }
  }
  for (const [kind, owed] of bindingOf(said.named)) {
    if ((cards[kind] ?? 0) < owed) return { code: 'cards-missing', data: { kind } };
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
  last: { readonly by: string; readonly cards: Bag },
): Event {
  const cardsOf = (seat: string) => (seat === last.by ? last.cards : sealedBag(desk, seat, offer));
  const between = [offer.from, acceptance.by] as const;
  const gave = cardsOf(offer.from);
  const got = cardsOf(acceptance.by);
  if (desk.state.options.misdeals === 'honour') {
    const grounds = between.flatMap((seat) => {
      const ground = findGround(desk, saidBy(offer, acceptance, seat), cardsOf(seat));
      return ground ? [{ seat, ground: ground.code }] : [];
    });
    const revision = offer.revision + 1;
    if (grounds.length > 0) {
      return { type: 'misdealt', offer: offer.id, between, gave, got, grounds, revision };
    }
  }
  const trade = `trade-${desk.state.tally.trades + 1}`;
  return { type: 'traded', trade, offer: offer.id, between, gave, got };
}

function sealedBag({ deck, state }: Desk, seat: string, offer: Offer): Bag {
  const sealed = ownOf(state, seat).sealed.find((part) => part.offer === offer.id);
  return bagOfCards(deck, sealed?.cards ?? []);
}
