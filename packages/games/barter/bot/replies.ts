import { seatName as nameOf, type TalkLine } from '@haggle/engine';
import { answerTalk, mentions } from '../../replies.ts';
import type { Command } from '../commands.ts';
import { cheapestCommodity } from './deals.ts';
import { worthWith } from './scales.ts';
import type { Situation } from './situation.ts';

/** Answers whoever turns to the seat in talk. It says nothing there that its offers would not say. */
export function reply(situation: Situation): Command | null {
  return answerTalk(situation.view.talk, situation.seat, (asked) => linesFor(situation, asked));
}

function linesFor(situation: Situation, { text }: TalkLine): readonly string[] {
  const { view, scales, finished, standing } = situation;
  if (view.phase !== 'trade') {
    return ['Let us talk when trading is open.', 'When trading is open, as I said.'];
  }
  if (finished) {
    const stands = 'I offer no more in this turn, but what I have offered still stands.';
    if (standing.length > 0) return [stands, 'Take one of my offers, or wait for the next turn.'];
    return ['I have done with trading for this turn.', 'In the next turn, gladly.'];
  }
  const kinds = [...scales.facts.commodities.keys()].filter((kind) => mentions(text, kind));
  const foul = ['calamity', 'calamities', ...scales.facts.calamities.keys()];
  const isFoul = foul.some((word) => mentions(text, word));
  return [
    // True or not: who asked it would get the same from everybody.
    ...(isFoul ? ['A calamity? From me? Never.', 'My cards are as clean as yours.'] : []),
    ...kinds.map((kind) => tellOf(situation, kind)),
    ...tellWishes(situation),
    'Put it into an offer and I look at it.',
    'Words are cheap: make me an offer.',
  ];
}

/** What the bot says of a kind that it is asked about. */
function tellOf({ stock }: Situation, kind: string): string {
  const name = nameOf(kind);
  const held = stock.free[kind] ?? 0;
  if (held === 0) return `No ${name} here.`;
  return held === 1 ? `A card of ${name} might be had from me.` : `${name} I collect myself.`;
}

/** What it looks for, and what it could part with. */
function tellWishes({ scales, stock }: Situation): readonly string[] {
  const [first, second] = Object.keys(stock.hand)
    .filter((kind) => scales.facts.commodities.has(kind))
    .toSorted((a, b) => worthWith(scales, stock.hand, b, 2) - worthWith(scales, stock.hand, a, 2));
  if (first === undefined || second === undefined) return [];
  const looks = `I look for ${nameOf(first)} and ${nameOf(second)}: offer me two of them.`;
  const spare = cheapestCommodity(scales, stock.hand, stock.free);
  const isWanted = spare === null || spare === first || spare === second;
  return isWanted ? [looks] : [looks, `I could part with ${nameOf(spare)}.`];
}
