/** The name that was probably meant: one that begins as this does, else the nearest that is this but for some slips. */
export function findMeant(name: string, known: readonly string[]): string | undefined {
  const written = name.toLowerCase();
  const begun = known.find((one) => written.length > 2 && one.startsWith(written));
  if (begun !== undefined) return begun;
  const [nearest] = known
    .map((one) => ({ one, slips: distance(written, one) }))
    .filter(({ one, slips }) => slips <= 1 + one.length / 4)
    .sort((a, b) => a.slips - b.slips);
  return nearest?.one;
}

/** How many letters must be put in, taken out, changed or swapped with the next to make one word of the other. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 8) return 8;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  let before = row;
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
