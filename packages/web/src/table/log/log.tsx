import { useEndInSight } from '@haggle/games/page';
import { useRef } from 'react';
import type { LogEntry } from '../../api.ts';
import { hourOf } from '../../hours.ts';
import { say } from '../../say.ts';
import { type Seating, tellSeating, withSeatings } from './seatings.ts';
import { type Reader, tellEvent } from './sentences.ts';

type LogProps = {
  readonly entries: readonly LogEntry[];
  readonly reader: Reader;
  readonly seatings?: readonly Seating[];
};

/** What has happened, as sentences, newest at the end. */
export function Log({ entries, reader, seatings = [] }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = withSeatings(entries, seatings);
  const keys = lines.map(keyOf);
  useEndInSight(list, { newest: keys.at(-1) });
  return (
    <section className="log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={say('log')}>
        {lines.map((line, at) => (
          <li key={keys[at]}>
            <time className="small" dateTime={new Date(line.at).toISOString()}>
              {hourOf(line.at)}
            </time>{' '}
            {'event' in line ? tellEvent(line.event, reader) : tellSeating(line, reader.words)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function keyOf(line: LogEntry | Seating): string {
  return 'event' in line ? `${line.seq}` : `${line.after} ${line.at} ${line.seat}`;
}
