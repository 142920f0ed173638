import type { View } from '../view.ts';

/** Whether the two may have a transaction now, as far as the table goes. */
export function mayTransact(view: View, one: string, other: string): boolean {
  if (view.window === null || hasTransacted(view, one, other)) return false;
  if (view.phase !== 'action') return true;
  if (view.active !== one && view.active !== other) return false;
  const isLinked = view.links.some(({ between }) => isPair(between, one, other));
  return isLinked || view.neighbors[one]?.[other] !== undefined;
}

/** Whether the two have had their transaction. */
export function hasTransacted({ transacted }: View, one: string, other: string): boolean {
  return transacted.some((pair) => isPair(pair, one, other));
}

/** Whether a pair is these two. */
export function isPair(pair: readonly string[], one: string, other: string): boolean {
  return pair.includes(one) && pair.includes(other);
}
