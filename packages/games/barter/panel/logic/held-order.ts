/** The offers of each shelf, in the order in which they are shown; shelf by shelf. */
export type Shelves = readonly (readonly string[])[];

/** An offer in its place; `here` is false where it has left a hole. */
export type Spot = { readonly id: string; readonly here: boolean };

/**
 * The shelves as they were when somebody began to point at them: what has gone leaves a hole, and what
 * has come since, or has changed its shelf, is told apart.
 */
export function holdOrder(
  held: Shelves,
  now: Shelves,
): { readonly shelves: readonly (readonly Spot[])[]; readonly fresh: readonly string[] } {
  return {
    shelves: now.map((ids, at) => (held[at] ?? []).map((id) => ({ id, here: ids.includes(id) }))),
    fresh: now.flatMap((ids, at) => ids.filter((id) => !held[at]?.includes(id))),
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
