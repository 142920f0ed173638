/** How much of what is over a view shows: of offers, trades, lines of talk, each the last. */
export const KEPT = 50;

/** How many offers that are over the rules still know: more than are shown, so that a late answer to one is told what became of it. */
export const REMEMBERED = 100;

/** How many offers of one seat may lie on a table at once: far more than anybody haggles about, and no flood. */
export const MOST_OPEN = 500;

/** The list with one item more at its end, and of those before no more than are kept. */
export function keep<T>(list: readonly T[], item: T, most = KEPT): readonly T[] {
  // A copy of just this length: one that is made to grow has room that nobody needs.
  if (list.length < most) return list.toSpliced(list.length, 0, item);
  const kept = list.slice();
  kept.shift();
  kept.push(item);
  return kept;
}

/** The last items that a view keeps, in their order. */
export function lastOf<T>(items: readonly T[], orderOf: (item: T) => number): readonly T[] {
  return items.toSorted((one, other) => orderOf(one) - orderOf(other)).slice(-KEPT);
}

type Named = { readonly id: string };

/** The offer with this id in a list, or undefined. */
export function findIn<T extends Named>(
  offers: readonly T[] | undefined,
  id: string,
): T | undefined {
  if (offers !== undefined) for (const offer of offers) if (offer.id === id) return offer;
  return undefined;
}

/** The list without the offer of this id; the same list when it was not there. */
export function dropped<T extends Named>(offers: readonly T[], id: string): readonly T[] {
  const at = offers.findIndex((offer) => offer.id === id);
  return at < 0 ? offers : offers.toSpliced(at, 1);
}

/** The list with this offer in place of the one of its id, or at its end when there was none. */
export function replaced<T extends Named>(offers: readonly T[], offer: T): readonly T[] {
  const at = offers.findIndex(({ id }) => id === offer.id);
  if (at < 0) return [...offers, offer];
  const list = offers.slice();
  list[at] = offer;
  return list;
}
