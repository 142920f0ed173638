import { bagOf } from '@haggle/engine';
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

/** The maker's side of a deal. An accepter has delivered with his acceptance, or has taken it back. */
function deliver({ seat, scales, stock }: Situation, offer: Listed): Command {
  if (offer.from !== seat) return { type: 'decline', offer: offer.id };
  const received: Record<string, number> = { ...stock.hand };
  const promised = bagOf(bindingNames(offer.asks.named));
  for (const kind in promised) received[kind] = (received[kind] ?? 0) + (promised[kind] ?? 0);
  const cards = chooseCards(scales, { hand: received, free: stock.free }, offer.gives);
  if (cards === null) return { type: 'withdraw', offer: offer.id };
  return { type: 'deliver', offer: offer.id, revision: offer.revision, cards };
}

/** Takes an agreement back whose partner has finished without handing over his cards, or that is stuck. */
function giveUp(situation: Situation, offer: Listed): Command | null {
  const { seat, view } = situation;
  const partner = partnerIn(situation, offer);
  if (partner === undefined) return null;
  if (!view.seats[partner]?.finished && !isStuck(situation, offer)) return null;
  return { type: offer.from === seat ? 'withdraw' : 'decline', offer: offer.id };
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
