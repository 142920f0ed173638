import { bindingNames } from '../binding.ts';
import type { Command } from '../commands.ts';
import { chooseCards } from './deals.ts';
import type { Listed } from './listed.ts';
import type { Situation } from './situation.ts';

/** Hands over what was agreed, or takes an agreement back that it cannot keep or that comes to nothing. */
export function keepAgreements(situation: Situation): Command | null {
  for (const offer of situation.agreed) {
    const isOff = offer.delivered.includes(situation.seat) || isStuck(situation, offer);
    const command = isOff ? giveUp(situation, offer) : deliver(situation, offer);
    if (command) return command;
  }
  return null;
}

/** This seat's side of a deal, chosen for the hand that the other side's names will make. */
function deliver(situation: Situation, offer: Listed): Command {
  const { scales, stock, seat } = situation;
  const { id, from, revision, gives, asks, named = asks.named } = offer;
  const accepted = { count: asks.count, named };
  const [said, promised] = from === seat ? [gives, accepted] : [accepted, gives];
  const hand: Record<string, number> = { ...stock.hand };
  for (const kind of bindingNames(promised.named)) hand[kind] = (hand[kind] ?? 0) + 1;
  const cards = chooseCards(scales, { hand, free: stock.free }, said);
  return cards === null ? leave(situation, offer) : { type: 'deliver', offer: id, revision, cards };
}

function leave({ seat }: Situation, { from, id }: Listed): Command {
  return { type: from === seat ? 'withdraw' : 'decline', offer: id };
}

/** Takes an agreement back whose partner has finished without handing over his cards, or that is stuck. */
function giveUp(situation: Situation, offer: Listed): Command | null {
  const { view } = situation;
  const partner = partnerIn(situation, offer);
  if (partner === undefined) return null;
  if (!view.seats[partner]?.finished && !isStuck(situation, offer)) return null;
  return leave(situation, offer);
}

/** Whether one of the two, this seat too, has yet to hand over his cards and is barred from trading by the host. */
function isStuck({ view }: Situation, { from, acceptedBy, delivered }: Listed): boolean {
  return [from, acceptedBy].some(
    (party) => party !== undefined && !delivered.includes(party) && view.seats[party]?.barred,
  );
}

function partnerIn({ seat }: Situation, offer: Listed): string | undefined {
  return offer.from === seat ? offer.acceptedBy : offer.from;
}
