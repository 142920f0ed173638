/** Numbers by name; an absent one is 0. */
export type Figures = Readonly<Record<string, number>>;

/** By seat, the figures that have changed and by how much; seats without a change are left out. */
export type Changes = Readonly<Record<string, Figures>>;

/** What has changed in the seats' figures from one view to the next; a seat that was not there has no changes. */
export function changesBetween<Seat>(
  before: Readonly<Record<string, Seat>>,
  after: Readonly<Record<string, Seat>>,
  figuresOf: (seat: Seat) => Figures,
): Changes {
  return Object.fromEntries(
    Object.entries(after).flatMap(([seat, own]) => {
      const was = before[seat];
      const changed = was === undefined ? [] : differencesOf(figuresOf(was), figuresOf(own));
      return changed.length === 0 ? [] : [[seat, Object.fromEntries(changed)]];
    }),
  );
}

function differencesOf(before: Figures, after: Figures): readonly (readonly [string, number])[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
    .filter(([, by]) => by !== 0);
}

/**
 * Whether a log goes on from another by a single event. Both may lack what they began with, and hold the events
 * themselves, not copies.
 */
export function isNextStep(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length > 0 && after.length > 1 && after.at(-2) === before.at(-1);
}
