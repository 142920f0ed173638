/** The offers of each shelf, in the order in which they are shown; shelf by shelf. */
export type Shelves = readonly (readonly string[])[];

/** An offer in its place; `here` is false where it has left a hole. */
export type Spot = { readonly id: string; readonly here: boolean };

/**
 * The shelves as they were when somebody began to point at them: what has gone leaves a hole, and what
 * has come since, or has changed its shelf, is told apart. Between the first `own` shelves, which are one's
 * own, nothing is: what has been agreed there is dealt with where it stands, and `moved` says what it is.
 */
export function holdOrder(
  held: Shelves,
  now: Shelves,
  own = 0,
): {
  readonly shelves: readonly (readonly Spot[])[];
  readonly fresh: readonly string[];
  readonly moved: readonly string[];
} {
  const known = new Set(held.flat());
  const stays = new Set(
    now
      .slice(0, own)
      .flat()
      .filter((id) => known.has(id)),
  );
  const came = now.map((ids, at) => ids.filter((id) => !held[at]?.includes(id)));
  return {
    shelves: now.map((ids, at) =>
      (held[at] ?? []).map((id) => ({ id, here: ids.includes(id) || stays.has(id) })),
    ),
    fresh: came.flat().filter((id) => !stays.has(id)),
    moved: came.flat().filter((id) => stays.has(id)),
  };
}

/** What has come since, in the order in which it came: nothing that is there already moves for what follows. */
export function inOrderOfArrival(
  before: readonly string[],
  fresh: readonly string[],
): readonly string[] {
  const known = new Set(before);
  return [...before.filter((id) => fresh.includes(id)), ...fresh.filter((id) => !known.has(id))];
}
