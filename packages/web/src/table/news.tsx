import { useCallback, useState } from 'react';
import type { LogEntry } from '../api.ts';
import { type Reader, tellEvent } from './log/sentences.ts';
import { useFresh } from './log/use-fresh.ts';
import { Toast } from './toast.tsx';

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
  const close = useCallback(() => setText(''), []);
  useFresh(entries, from, (fresh) => {
    const told = fresh.filter(({ event }) => isNews(event, reader.viewer));
    if (told.length > 0) setText(told.map(({ event }) => tellEvent(event, reader)).join(' '));
  });
  if (text === '') return null;
  return (
    <Toast about={text} className="toast-news" onClose={close}>
      <p>{text}</p>
    </Toast>
  );
}
