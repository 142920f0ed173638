import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../api.ts';
import { say } from '../say.ts';
import { type Reader, tellEvent } from './sentences.ts';

/** How long news stands there, in milliseconds: long enough to be read twice. */
const SHOWN = 12_000;

type NewsProps = {
  readonly entries: readonly LogEntry[];
  readonly reader: Reader;
  readonly isNews: (event: LogEntry['event'], viewer: string) => boolean;
  /** The position in the log at which the page came. */
  readonly from: number;
};

/**
 * What others have just done to this chair, for a while or until it is put away: whoever looks at another
 * part of the table sees it too. A screen reader hears it from the announcer.
 */
export function News({ entries, reader, isNews, from }: NewsProps) {
  const [text, setText] = useState('');
  const last = useRef(from);
  useEffect(() => {
    const fresh = entries.filter(({ seq }) => seq > last.current);
    if (fresh.length === 0) return;
    last.current = fresh.at(-1)?.seq ?? last.current;
    const told = fresh.filter(({ event }) => isNews(event, reader.viewer));
    if (told.length > 0) setText(told.map(({ event }) => tellEvent(event, reader)).join(' '));
  }, [entries, reader, isNews]);
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setText(''), SHOWN);
    return () => clearTimeout(timer);
  }, [text]);
  if (text === '') return null;
  return (
    <div className="toast toast-news">
      <p>{text}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={say('refusal.dismiss')}
        onClick={() => setText('')}
      >
        ×
      </button>
    </div>
  );
}
