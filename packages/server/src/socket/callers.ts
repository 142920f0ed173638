/** Who uses chairs without a socket, as programs do over HTTP: each for some time after they were last heard. */
export type Callers = {
  /** Somebody was heard; whether they were not among the callers before. */
  readonly note: (table: string, chair: string) => boolean;
  readonly at: (table: string) => readonly string[];
  /** Forgets whose time is over; in how many milliseconds the next one's will be, undefined where nobody is left. */
  readonly forget: (table: string) => number | undefined;
};

/** Nobody yet; each counts for `memory` milliseconds. */
export function makeCallers(memory: number): Callers {
  const tables = new Map<string, Map<string, number>>();
  return {
    note: (table, chair) => {
      const heard = tables.get(table) ?? new Map<string, number>();
      const isNew = !heard.has(chair);
      tables.set(table, heard.set(chair, performance.now()));
      return isNew;
    },
    at: (table) => [...(tables.get(table)?.keys() ?? [])],
    forget: (table) => {
      const oldest = performance.now() - memory;
      const heard = tables.get(table);
      for (const [chair, at] of heard ?? []) if (at <= oldest) heard?.delete(chair);
      if (heard && heard.size > 0) return Math.min(...heard.values()) - oldest;
      tables.delete(table);
      return undefined;
    },
  };
}
