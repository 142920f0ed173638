import { useEndInSight } from '@haggle/games/page';
import { useRef } from 'react';
import type { LogEntry } from '../../api.ts';
import { hourOf } from '../../hours.ts';
import { say } from '../../say.ts';
import { type Reader, tellEvent } from './sentences.ts';

/** What has happened, as sentences, newest at the end. */
export function Log({ entries, reader }: { entries: readonly LogEntry[]; reader: Reader }) {
  const list = useRef<HTMLOListElement>(null);
  useEndInSight(list, { newest: entries.at(-1)?.seq });
  return (
    <section className="log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={say('log')}>
        {entries.map(({ seq, at, event }) => (
          <li key={seq}>
            <time className="small" dateTime={new Date(at).toISOString()}>
              {hourOf(at)}
            </time>{' '}
            {tellEvent(event, reader)}
          </li>
        ))}
      </ol>
    </section>
  );
}
