/** A count by kind; an absent kind is 0. */
export type Bag = Readonly<Record<string, number>>;

/** How many things are in the bag. */
export function sizeOf(bag: Bag): number {
  let size = 0;
  for (const kind in bag) size += bag[kind] ?? 0;
  return size;
}

/** The kinds that are in the bag at least once, in the bag's own order. */
export function kindsIn(bag: Bag): string[] {
  return Object.keys(bag).filter((kind) => (bag[kind] ?? 0) > 0);
}

/** A list of kinds as a bag. */
export function bagOf(kinds: readonly string[]): Bag {
  const bag: Record<string, number> = {};
  for (const kind of kinds) bag[kind] = (bag[kind] ?? 0) + 1;
  return bag;
}

/** Whether `bag` holds at least all that is in `part`. */
export function holds(bag: Bag, part: Bag): boolean {
  return Object.keys(part).every((kind) => (bag[kind] ?? 0) >= (part[kind] ?? 0));
}
