/** Who counts as being at a table for a while, though nobody sits there with a socket. */
export type Lingerers = {
  /** A chair counts for so many milliseconds more; whether it did not count before. */
  readonly note: (table: string, chair: string, wait: number) => boolean;
  readonly drop: (table: string, chair: string) => void;
  readonly at: (table: string) => readonly string[];
  /** Forgets whose time is over; in how many milliseconds the next one's will be, undefined where nobody is left. */
  readonly forget: (table: string) => number | undefined;
};

/** Nobody yet. */
export function makeLingerers(): Lingerers {
  const tables = new Map<string, Map<string, number>>();
  return {
    note: (table, chair, wait) => {
      const ends = tables.get(table) ?? new Map<string, number>();
      const before = ends.get(chair);
      tables.set(table, ends.set(chair, Math.max(before ?? 0, performance.now() + wait)));
      return before === undefined;
    },
    drop: (table, chair) => void tables.get(table)?.delete(chair),
    at: (table) => [...(tables.get(table)?.keys() ?? [])],
    forget: (table) => {
      const now = performance.now();
      const ends = tables.get(table);
      for (const [chair, end] of ends ?? []) if (end <= now) ends?.delete(chair);
      if (ends && ends.size > 0) return Math.min(...ends.values()) - now;
      tables.delete(table);
      return undefined;
    },
  };
}
