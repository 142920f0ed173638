import type { Situation } from './situation.ts';

/** Offers and revisions that a seat may have on the floor at once, and as time goes by. */
const AT_ONCE = 4;
const IN_ALL = 24;

/** Words that were declined count up to so many: those of an earlier turn must not silence a seat. */
const DECLINED = 8;

/** A seat spreads its words over this part of the time limit, a word at most and at least so often. */
const SPREAD = 40;
const SECONDS_A_WORD = { least: 4, most: 8 } as const;

/** How many words' time the last offers stand before a seat gives up hope. */
const HOPE = 3;

/** How many words' time even a seat that has nothing to offer listens to the others. */
const LEAST_HOPE = 6;

/** Without a time limit nothing tells the time: a word is said at one look out of so many. */
const LOOKS_A_WORD = 4;
const LOOKS_OF_HOPE = 40;

/** No new words so close to the end, in seconds: nobody could answer them. */
const CLOSING_TIME = 6;

/** Whether the bot may make or change an offer now: enough time has gone by since its last words. */
export function maySpeak(situation: Situation): boolean {
  if (situation.finished || situation.secondsLeft < CLOSING_TIME || hasSaidAll(situation)) {
    return false;
  }
  const allowed = allowance(situation, 0);
  return allowed === null ? situation.random(LOOKS_A_WORD) === 0 : saidBy(situation) < allowed;
}

/** Whether the bot has made all the offers that it will make until something is traded. */
export function hasSaidAll(situation: Situation): boolean {
  return saidBy(situation) >= IN_ALL;
}

/** Whether all has been said and has stood in vain for a while; those who have finished wait for no more than a word. */
export function hasHopedEnough(situation: Situation): boolean {
  if (isAwaited(situation) && situation.random(LOOKS_A_WORD) === 0) return true;
  const allowed = allowance(situation, HOPE);
  if (allowed !== null) return Math.max(saidBy(situation), LEAST_HOPE) < allowed;
  return hasSaidAll(situation) || situation.random(LOOKS_OF_HOPE) === 0;
}

/** Whether all others have finished, or most of them where the clock stands still: there hope has no end of its own. */
function isAwaited({ view, seat }: Situation): boolean {
  const others = Object.keys(view.seats).filter((other) => other !== seat);
  const finished = others.filter((other) => view.seats[other]?.finished).length;
  return view.stopped === undefined ? finished === others.length : finished > others.length / 2;
}

/** Words of the seat that others still have before them; what was traded or has lapsed is forgotten. */
function saidBy({ mine }: Situation): number {
  const words = (wanted: readonly string[]): number =>
    mine.reduce((sum, { state, revision }) => sum + (wanted.includes(state) ? revision : 0), 0);
  return words(['open', 'accepted']) + Math.min(DECLINED, words(['declined', 'withdrawn']));
}

/** How many words the time gone by allows, counted from `words` words ago; null: no time limit. */
function allowance({ view, secondsLeft, scales }: Situation, words: number): number | null {
  const { timeLimit } = view.options;
  if (timeLimit === null) return null;
  const { least, most } = SECONDS_A_WORD;
  const pause = Math.min(most, Math.max(least, timeLimit / SPREAD)) * scales.temper.patience;
  return AT_ONCE + (timeLimit - secondsLeft) / pause - words;
}
