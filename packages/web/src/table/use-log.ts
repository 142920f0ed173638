import { useEffect, useRef, useState } from 'react';
import { api, type LogEntry } from '../api.ts';

const PAUSE = 120;
const KEPT = 400;

/** The log of a chair, read on whenever its view has changed; long logs keep their end. */
export function useLog(table: string, chair: string, seq: number): readonly LogEntry[] {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const last = useRef(0);
  const reading = useRef(false);
  useEffect(() => {
    if (seq <= last.current) return;
    const timer = setTimeout(async () => {
      if (reading.current) return;
      reading.current = true;
      let more = true;
      while (more) {
        const reply = await api.log(table, chair, last.current);
        if (!reply.ok) break;
        const fresh = reply.value.entries;
        last.current = fresh.at(-1)?.seq ?? last.current;
        more = reply.value.more && fresh.length > 0;
        if (fresh.length > 0) setEntries((before) => [...before, ...fresh].slice(-KEPT));
      }
      reading.current = false;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [table, chair, seq]);
  return entries;
}
