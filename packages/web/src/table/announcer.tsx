import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../api.ts';
import { type Reader, tellEvent } from './sentences.ts';

/** Tells a screen reader what has just happened; nothing of what was there when the page came. */
export function Announcer({ entries, reader }: { entries: readonly LogEntry[]; reader: Reader }) {
  const [text, setText] = useState('');
  const last = useRef<number | null>(null);
  useEffect(() => {
    const newest = entries.at(-1);
    if (!newest) return;
    const fresh = entries.filter(({ seq }) => last.current !== null && seq > last.current);
    last.current = newest.seq;
    if (fresh.length > 0) setText(fresh.map(({ event }) => tellEvent(event, reader)).join(' '));
  });
  return (
    <p className="unseen" role="status" aria-live="polite">
      {text}
    </p>
  );
}
