import { useEffect, useRef, useState } from 'react';
import { api, type LogEntry } from '../../api.ts';
import { KEPT, type LogReader, readLog } from './log-reader.ts';

type Chair = { readonly table: string; readonly chair: string };

/**
 * The end of a chair's log, read on whenever its view has changed. Once the table is closed the log is the
 * whole one with positions of its own, so it is read anew.
 */
export function useLog(
  { table, chair }: Chair,
  { seq, closed }: { readonly seq: number; readonly closed: boolean },
): readonly LogEntry[] {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const first = useRef(seq);
  const reader = useRef<LogReader | null>(null);
  useEffect(() => {
    const from = Math.max(0, first.current - KEPT);
    const own = readLog((after) => api.log(table, chair, after), from, setEntries);
    if (closed) own.want(Number.POSITIVE_INFINITY);
    reader.current = own;
    return () => own.close();
  }, [table, chair, closed]);
  useEffect(() => {
    if (!closed) reader.current?.want(seq);
  }, [seq, closed]);
  return entries;
}
