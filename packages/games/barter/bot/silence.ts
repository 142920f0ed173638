import { LEAST } from '../binding.ts';
import type { Situation } from './situation.ts';

/** Seconds after which one who has not said a word is one who only watches. */
const WATCHING = 8;

/** Without a time limit nothing tells the time: by then a seat has made so many offers of its own. */
const OWN_OFFERS = 3;

/**
 * Who could trade, and has neither offered nor said nor traded anything since trading began: perhaps somebody new,
 * who does not know how to begin. At first everybody is silent, so that nobody counts as that yet.
 */
export function findSilent(situation: Situation): readonly string[] {
  const { view, seen, seat } = situation;
  if (!hasBegun(situation)) return [];
  const heard = new Set([
    ...seen.map(({ from }) => from),
    ...view.talk.map(({ from }) => from),
    ...view.trades.flatMap(({ between }) => between),
  ]);
  return Object.entries(view.seats).flatMap(([other, { cards, finished, barred }]) => {
    const canTrade = cards >= LEAST && !finished && !barred;
    return canTrade && other !== seat && !heard.has(other) ? [other] : [];
  });
}

function hasBegun({ view, secondsLeft, mine }: Situation): boolean {
  const { timeLimit } = view.options;
  return timeLimit === null ? mine.length >= OWN_OFFERS : timeLimit - secondsLeft >= WATCHING;
}
