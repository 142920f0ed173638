import type { LogEntry } from '../api.ts';

/** What is told at once, and how much of the rest there was. */
export type Sifted = { readonly told: readonly LogEntry[]; readonly rest: readonly LogEntry[] };

/**
 * Parts what concerns a chair from what others do among themselves. An event concerns a seat that it
 * names, in whatever field; one that names no seat at all, such as a new phase, concerns everybody, and
 * so does what somebody says.
 */
export function sift(
  entries: readonly LogEntry[],
  chair: string,
  seats: readonly string[],
): Sifted {
  const concerns = ({ event }: LogEntry) => {
    if (typeof event.text === 'string') return true;
    const named = seats.filter((seat) => names(event, seat));
    return named.length === 0 || named.includes(chair);
  };
  return { told: entries.filter(concerns), rest: entries.filter((entry) => !concerns(entry)) };
}

/** Whether a seat stands anywhere in a value: as a word, as a name of a field, or as a party of an offer’s id. */
function names(value: unknown, seat: string): boolean {
  if (typeof value === 'string') return `-${value}-`.includes(`-${seat}-`);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key === seat || names(inner, seat));
}
