import type { PanelModule } from '@haggle/games';
import { useCallback, useState } from 'react';
import type { LogEntry } from '../api.ts';
import { type Reader, tellEvent } from './log/sentences.ts';
import { useFresh } from './log/use-fresh.ts';
import { Toast } from './toast.tsx';

type NewsProps = {
  readonly entries: readonly LogEntry[];
  readonly reader: Reader;
  readonly isNews: (event: LogEntry['event'], viewer: string) => boolean;
  /** How the game tells news to the one whom it concerns, where the log's own sentence is not enough. */
  readonly tellNews: PanelModule['tellNews'];
  readonly isPast: PanelModule['isPast'];
  /** The position in the log at which the page came. */
  readonly from: number;
};

/**
 * What others have just done to this chair, for a while or until it is put away: whoever looks at another
 * part of the table sees it too, as long as it is not past. A screen reader hears it from the announcer.
 */
export function News({ entries, reader, isNews, tellNews, isPast, from }: NewsProps) {
  const [shown, setShown] = useState<readonly LogEntry[]>([]);
  const close = useCallback(() => setShown([]), []);
  const isOver = (news: LogEntry, later: readonly LogEntry[]) =>
    later.some(({ event }) => isPast?.(news.event, event, nearTo(news, entries)));
  useFresh(entries, from, (fresh) => {
    const told = fresh.filter(({ event }) => isNews(event, reader.viewer));
    if (told.length > 0) setShown(told);
    else setShown((before) => before.filter((news) => !isOver(news, fresh)));
  });
  if (shown.length === 0) return null;
  // Told anew with what comes to the log: what follows at once may say what it was.
  const text = shown.map((entry) => tell(entry, entries, { reader, tellNews })).join(' ');
  return (
    <Toast about={text} className="toast-news" onClose={close}>
      <p>{text}</p>
    </Toast>
  );
}

/** So close to each other things belong together, in milliseconds. */
const MOMENT = 3000;

function nearTo({ at }: LogEntry, entries: readonly LogEntry[]): readonly LogEntry['event'][] {
  return entries.filter((other) => Math.abs(other.at - at) <= MOMENT).map(({ event }) => event);
}

function tell(
  entry: LogEntry,
  entries: readonly LogEntry[],
  { reader, tellNews }: Pick<NewsProps, 'reader' | 'tellNews'>,
): string {
  const { event } = entry;
  const own = tellNews?.(event, reader.viewer, nearTo(entry, entries));
  return own ?? tellEvent(event, reader);
}
