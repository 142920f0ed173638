import { nameOf, type TalkLine } from '@haggle/engine';
import { answerTalk, explain } from '../../replies.ts';
import { type Hurdle, hurdleOf } from '../allowance.ts';
import type { Command } from '../commands.ts';
import { partsOf } from '../notes.ts';
import { countOf, tellItems } from '../telling-items.ts';
import type { OfferView, View } from '../view.ts';
import words from '../words/en.json' with { type: 'json' };
import { type Bargain, bargains } from './bargains.ts';
import { treasureBargains } from './treasures.ts';
import { isGood, weighOffer } from './worth.ts';

/** Why no transaction can be had just now. */
const HURDLE_LINES: Readonly<Record<Hurdle, string>> = {
  'window-closed': 'Nobody can trade just now: ask me in the next turn.',
  'pair-without-active': 'It is neither your turn nor mine: we trade in one of these.',
  'not-neighbors': 'We are no neighbors: I cannot trade with you unless there is an agenda.',
  'pair-used': 'We have had our transaction of this turn: ask me in the next one.',
};

/** Answers whoever turns to the seat in talk: whether the two can trade now, and what it would like. */
export function reply(view: View, seat: string): Command | null {
  return answerTalk(view.talk, seat, (asked) => linesFor(view, seat, asked));
}

function linesFor(view: View, seat: string, { from, to }: TalkLine): readonly string[] {
  const hurdle = hurdleOf(view, seat, from);
  const first = hurdle === null ? tellWish(view, seat, from) : HURDLE_LINES[hurdle];
  return [
    ...(to === null
      ? ['Welcome. In your turn you can trade once with each neighbor of yours.']
      : []),
    first,
    'I take whatever is worth more to me than it costs: make me an offer.',
    'Words are wind. Commodities are not.',
  ];
}

/** What it would do with another seat first. Of its own hand it tells nothing, for others may listen. */
function tellWish(view: View, seat: string, other: string): string {
  const [own, theirs] = [view.seats[seat], view.seats[other]];
  const [wish] = own && theirs ? [...bargains(own, theirs), ...purchasesOf(view, seat, other)] : [];
  if (wish === undefined) return 'We have no commodities to trade: what else do you offer?';
  return `How about ${tellItems(wish.gives, PLAIN)} of mine for ${tellAsked(wish)}?`;
}

/** What it would pay for, as if it saw no hand: which notes of the other it has already shows in no word. */
function purchasesOf(view: View, seat: string, other: string): readonly Bargain[] {
  const { hand: _own, ...open } = view;
  return treasureBargains(open, seat, other).filter(
    ({ gives }) => gives.relicFragments === undefined,
  );
}

function tellAsked({ asks: { promissoryNote, ...goods } }: Bargain): string {
  if (promissoryNote === undefined) return `${tellItems(goods, PLAIN)} of yours`;
  return `your ${nameOf(partsOf(promissoryNote).kind, words)}`;
}

/** Goods alone need no names. */
const PLAIN = { seat: String, name: String, list: (items: readonly string[]) => items.join(', ') };

/**
 * Tells whoever made an offer why it is turned down, once; null where he knows. That a note is not in its hand it tells
 * only where it would have taken the offer.
 */
export function explainRefusal(view: View, seat: string, offer: OfferView): Command | null {
  const why = isGood(view, seat, offer)
    ? 'I cannot give what you ask for.'
    : tellPrice(view, seat, offer);
  return explain(view.talk, seat, offer.from, why);
}

function tellPrice(view: View, seat: string, offer: OfferView): string {
  const { gain, cost } = weighOffer(view, seat, offer);
  const told = (worth: number): string => countOf('trade-good', Math.round(worth * 10) / 10);
  return `what you ask is worth ${told(cost)} to me, and what you give ${told(gain)}.`;
}
