import { answerTalk, explain } from '../../replies.ts';
import type { Command } from '../commands.ts';
import { ducatsOf } from '../terms.ts';
import type { OfferView, View } from '../view.ts';

const NO_MONEY = 'I do not have so many ducats.';
const YOUR_MONEY = 'you do not have so many ducats.';
const NO_USE = 'that brings me too little. I pay for my place in a tie, and for nothing else.';
const SOLD = 'that place is sold already.';
const PAID = 'I have paid for my place already.';

/** Answers whoever turns to the seat in talk: what can be had from it, and for what. */
export function reply(view: View, seat: string): Command | null {
  return answerTalk(view.talk, seat, ({ to }) => [
    ...(to === null ? ['Welcome. When realms tie at a node, whoever trades ranks them.'] : []),
    'When you tie in a trade of mine, your place has its price: offer me ducats for it.',
    `When I tie in a trade of yours, I pay for my place. I have ${ducatsOf(view.seats, seat)} now.`,
    'Promises I hear with pleasure. Ducats I count.',
  ]);
}

type Told = {
  /** Whether the ranking is paid for already. */
  readonly isSold: boolean;
  /** How many ducats would do for what is offered. */
  readonly enough: number;
};

/** Tells whoever made an offer why it is turned down, once; null where he knows. */
export function explainRefusal(
  view: View,
  seat: string,
  offer: OfferView,
  told: Told,
): Command | null {
  return explain(view.talk, seat, offer.from, reasonFor(view, seat, offer, told));
}

function reasonFor(view: View, seat: string, { from, gives, asks }: OfferView, told: Told): string {
  if (asks.ducats > ducatsOf(view.seats, seat)) return NO_MONEY;
  if (gives.ducats > ducatsOf(view.seats, from)) return YOUR_MONEY;
  if (view.phase !== 'ranking') return NO_USE;
  if (view.active === seat && view.tied.includes(from)) {
    return told.isSold ? SOLD : `that place is worth more to me: ${told.enough} ducats would do.`;
  }
  return told.isSold && view.active === from ? PAID : NO_USE;
}
