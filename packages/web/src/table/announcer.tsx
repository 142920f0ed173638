import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../api.ts';
import { type Reader, tellEvent } from './sentences.ts';

type AnnouncerProps = {
  readonly entries: readonly LogEntry[];
  readonly reader: Reader;
  /** The position in the log at which the page came. */
  readonly from: number;
};

/** Tells a screen reader what has just happened; nothing of what was there when the page came. */
export function Announcer({ entries, reader, from }: AnnouncerProps) {
  const [text, setText] = useState('');
  const last = useRef(from);
  useEffect(() => {
    const fresh = entries.filter(({ seq }) => seq > last.current);
    last.current = Math.max(last.current, fresh.at(-1)?.seq ?? 0);
    if (fresh.length > 0) setText(fresh.map(({ event }) => tellEvent(event, reader)).join(' '));
  });
  return (
    <p className="unseen" role="status" aria-live="polite">
      {text}
    </p>
  );
}
