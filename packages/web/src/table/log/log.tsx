import { type RefObject, useEffect, useRef } from 'react';
import type { LogEntry } from '../../api.ts';
import { say } from '../../say.ts';
import { type Reader, tellEvent } from './sentences.ts';

/** What has happened, as sentences, newest at the end. */
export function Log({ entries, reader }: { entries: readonly LogEntry[]; reader: Reader }) {
  const list = useRef<HTMLOListElement>(null);
  useEndInSight(list, entries.at(-1)?.seq ?? 0);
  return (
    <section className="log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={say('log')}>
        {entries.length === 0 && <li className="quiet">{say('log.none')}</li>}
        {entries.map(({ seq, at, event }) => (
          <li key={seq}>
            <time className="small" dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleTimeString([], {
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
              })}
            </time>{' '}
            {tellEvent(event, reader)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Pixels from the end that are still taken for the end. */
const NEAR = 24;

/**
 * Keeps the end of a list in sight when something is added to it and when its size changes. Somebody who has
 * scrolled back to read is left there.
 */
function useEndInSight(list: RefObject<HTMLOListElement | null>, newest: number): void {
  const follows = useRef(true);
  useEffect(() => {
    const { current: own } = list;
    if (!own) return;
    let size = '';
    const sizeOf = () => `${own.scrollHeight} ${own.clientHeight}`;
    const toEnd = () => {
      size = sizeOf();
      if (!follows.current) return;
      own.scrollTo({ top: own.scrollHeight });
      bringUp(own.lastElementChild);
    };
    const onScroll = () => {
      // A list whose lines or room have just changed scrolls without anybody who scrolls it.
      if (size !== sizeOf()) return toEnd();
      follows.current = own.scrollHeight - own.scrollTop - own.clientHeight < NEAR;
    };
    const watch = new ResizeObserver(toEnd);
    watch.observe(own);
    own.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      watch.disconnect();
      own.removeEventListener('scroll', onScroll);
    };
  }, [list]);
  useEffect(() => {
    if (newest > 0 && follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list, newest]);
}

/**
 * Where the page scrolls as a whole the end of the list may still lie below. `scrollIntoView` would move the place
 * from which the keyboard begins, too: the first Tab of whoever has just come went past the whole table.
 */
function bringUp(end: Element | null): void {
  if (!end) return;
  const margin = Number.parseFloat(getComputedStyle(end).scrollMarginBottom) || 0;
  const below = end.getBoundingClientRect().bottom + margin - window.innerHeight;
  if (below > 0) window.scrollBy({ top: below });
}
