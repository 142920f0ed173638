import { useEffect, useRef } from 'react';
import type { LogEntry } from '../../api.ts';

/**
 * Hands on what comes to the log, each entry once and in its order, and nothing of what was there when the page
 * came: `from` is the position in the log at which it did.
 */
export function useFresh(
  entries: readonly LogEntry[],
  from: number,
  onFresh: (fresh: readonly LogEntry[]) => void,
): void {
  const last = useRef(from);
  const searched = useRef<readonly LogEntry[]>([]);
  useEffect(() => {
    // A page is drawn far more often than its log grows.
    if (entries === searched.current) return;
    searched.current = entries;
    const fresh = entries.filter(({ seq }) => seq > last.current);
    if (fresh.length === 0) return;
    last.current = fresh.at(-1)?.seq ?? last.current;
    onFresh(fresh);
  });
}
