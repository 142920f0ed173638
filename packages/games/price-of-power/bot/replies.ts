import { answerTalk, explain } from '../../replies.ts';
import type { Command } from '../commands.ts';
import { ducatsOf } from '../terms.ts';
import type { OfferView, View } from '../view.ts';

const NO_MONEY = 'I do not have so many ducats.';
const NO_USE = 'that brings me too little. I pay for my place in a tie, and for nothing else.';
const SOLD = 'that place is sold already.';
const TOO_CHEAP = 'that place is worth more to me.';

/** Answers whoever turns to the seat in talk: what can be had from it, and for what. */
export function reply(view: View, seat: string): Command | null {
  return answerTalk(view.talk, seat, ({ to }) => [
    ...(to === null ? ['Welcome. When realms tie at a node, whoever trades ranks them.'] : []),
    'When you tie in a trade of mine, your place has its price: offer me ducats for it.',
    `When I tie in a trade of yours, I pay for my place. I have ${ducatsOf(view.seats, seat)} now.`,
    'Promises I hear with pleasure. Ducats I count.',
  ]);
}

/** Tells whoever made an offer why it is turned down, once; null where he knows. */
export function explainRefusal(
  view: View,
  seat: string,
  offer: OfferView,
  isSold: boolean,
): Command | null {
  return explain(view.talk, seat, offer.from, reasonFor(view, seat, { offer, isSold }));
}

function reasonFor(
  view: View,
  seat: string,
  { offer, isSold }: { readonly offer: OfferView; readonly isSold: boolean },
): string {
  const { from, asks } = offer;
  if (asks.ducats > ducatsOf(view.seats, seat)) return NO_MONEY;
  const isRanking = view.phase === 'ranking' && view.active === seat && view.tied.includes(from);
  if (!isRanking) return NO_USE;
  return isSold ? SOLD : TOO_CHEAP;
}
