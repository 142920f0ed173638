import type { PanelModule } from '@haggle/games';
import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../api.ts';
import { say } from '../say.ts';
import { sift } from './concern.ts';
import { type Seating, tellSeating } from './log/seatings.ts';
import { type Reader, tellEvent } from './log/sentences.ts';
import { useFresh } from './log/use-fresh.ts';

/** Milliseconds between two summaries of what others did among themselves. */
const PAUSE = 30_000;

type AnnouncerProps = {
  readonly entries: readonly LogEntry[];
  readonly reader: Reader;
  readonly chair: string;
  /** The position in the log at which the page came. */
  readonly from: number;
  readonly saysItself: PanelModule['saysItself'];
  readonly seatings: readonly Seating[];
};

/**
 * Tells a screen reader what has just happened, nothing of what was there when the page came. What
 * concerns this chair is told at once, and where a bot takes a seat or gives it back; what others do among
 * themselves in one sentence now and then.
 */
export function Announcer({ entries, reader, chair, from, saysItself, seatings }: AnnouncerProps) {
  const [text, setText] = useState('');
  const rest = useRef<readonly LogEntry[]>([]);
  const latest = useRef(reader);
  useEffect(() => {
    latest.current = reader;
  });
  useFresh(entries, from, (fresh) => {
    const sifted = sift(fresh, chair, reader.seats);
    rest.current = [...rest.current, ...sifted.rest];
    const told = sifted.told.filter(({ event }) => !saysItself?.(event));
    if (told.length > 0) setText(told.map(({ event }) => tellEvent(event, reader)).join(' '));
  });
  const heard = useRef(0);
  useEffect(() => {
    const fresh = seatings.slice(heard.current);
    heard.current = seatings.length;
    if (fresh.length > 0)
      setText(fresh.map((one) => tellSeating(one, latest.current.words)).join(' '));
  }, [seatings]);
  useEffect(() => {
    const timer = setInterval(() => {
      const newest = rest.current.at(-1);
      if (!newest) return;
      const told = tellEvent(newest.event, latest.current);
      const n = rest.current.length;
      setText(n === 1 ? told : say('log.meanwhile', { n, last: told }));
      rest.current = [];
    }, PAUSE);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {text}
    </p>
  );
}
