import type { Extra, State } from './state.ts';
import type { View } from './view.ts';

/** Why a pair may not transact now, whatever it would exchange, apart from decisions and bans (rules clauses TI-T1, TI-T6). */
export const HURDLES = [
  'window-closed',
  'pair-without-active',
  'not-neighbors',
  'pair-used',
] as const;
export type Hurdle = (typeof HURDLES)[number];

/** What the allowance of a pair hangs on; the table's own state and every view of it know it. */
type Course = Pick<State, 'window' | 'phase' | 'active' | 'extras'>;

/** What is known of the two besides; asked only where it matters. */
type Pair = {
  readonly one: string;
  readonly other: string;
  /** Whether they are neighbors, or an effect lets them transact as if they were. */
  readonly isLinked: () => boolean;
  /** Whether they have had their transaction of this window. */
  readonly isUsed: () => boolean;
};

/** The first thing that keeps a pair from transacting now, in the order of the rules; null: nothing does. */
export function findHurdle(course: Course, { one, other, isLinked, isUsed }: Pair): Hurdle | null {
  const { window, phase, active } = course;
  const extra = findExtra(course, one, other);
  if (extra !== undefined) return countsAsUsual(course, extra) && isUsed() ? 'pair-used' : null;
  if (window === null) return 'window-closed';
  if (phase === 'action') {
    if (active !== one && active !== other) return 'pair-without-active';
    if (!isLinked()) return 'not-neighbors';
  }
  return isUsed() ? 'pair-used' : null;
}

/** Effects that give a pair a transaction beyond its allowance. */
const BEYOND: readonly string[] = ['nomad-tcs', 'yssaril-deepgloom'];

/** The pair's transaction that comes beyond the allowance; one that counts as usual hides no other. */
export function findExtra(course: Course, one: string, other: string): Extra | undefined {
  const own = course.extras.filter(
    ({ effect, between }) => BEYOND.includes(effect) && isPair(between, one, other),
  );
  return own.find((extra) => !countsAsUsual(course, extra)) ?? own[0];
}

/** Deepgloom Executable is beyond the allowance of a turn, not beyond that of an agenda. */
export function countsAsUsual({ phase, window }: Course, { effect }: Extra): boolean {
  return effect === 'yssaril-deepgloom' && phase === 'agenda' && window !== null;
}

/** Whether an effect that was used for the next transaction of these two still waits for it. */
export function isToCome(
  { extras }: { readonly extras: readonly Extra[] },
  effect: string,
  one: string,
  other: string,
): boolean {
  return extras.some((extra) => extra.effect === effect && isPair(extra.between, one, other));
}

/** Whether a pair is these two, whoever is named first. */
export function isPair(pair: readonly string[], one: string, other: string): boolean {
  return pair.includes(one) && pair.includes(other);
}

/** With whom a seat stands in these pairs. */
export function partnersIn(pairs: readonly (readonly string[])[], seat: string): readonly string[] {
  const own = pairs.filter((pair) => pair.includes(seat));
  return own.flatMap((pair) => pair.filter((one) => one !== seat));
}

/** What a view tells of pairs. */
type Seen = Course & Pick<View, 'transacted' | 'neighbors' | 'links'>;

/** What keeps a pair from transacting now, as a view tells it; null: nothing of these. */
export function hurdleOf(view: Seen, one: string, other: string): Hurdle | null {
  return findHurdle(view, {
    one,
    other,
    isLinked: () => areNeighbors(view, one, other) || findLink(view, one, other) !== undefined,
    isUsed: () => hasTransacted(view, one, other),
  });
}

/** Whether two seats are neighbors now, as a view tells it. */
export function areNeighbors({ neighbors }: Pick<View, 'neighbors'>, one: string, other: string) {
  return neighbors[one]?.[other] !== undefined;
}

/** The effect that lets these two transact although they are no neighbors, in words, or undefined. */
export function findLink({ links }: Pick<View, 'links'>, one: string, other: string) {
  return links.find(({ between }) => isPair(between, one, other))?.why;
}

/** Whether these two have had their transaction of this window, as a view tells it. */
export function hasTransacted(
  { transacted }: Pick<View, 'transacted'>,
  one: string,
  other: string,
) {
  return transacted.some((pair) => isPair(pair, one, other));
}
