import { useLayoutEffect, useState } from 'react';
import type { View } from '../../view.ts';

type Line = View['talk'][number];

/**
 * The lines that others have said and this viewer has not had in sight. `shown` is the talk in sight:
 * with one seat, with all (null), or none (undefined). What was there when the page came counts as read.
 */
export function useUnread(
  talk: readonly Line[],
  me: string | null,
  shown: string | null | undefined,
): readonly Line[] {
  const newest = talk.at(-1)?.at ?? 0;
  const [start] = useState(newest);
  const [read, setRead] = useState<ReadonlyMap<string | null, number>>(new Map());
  useLayoutEffect(() => {
    if (shown !== undefined) setRead((before) => new Map(before).set(shown, newest));
  }, [shown, newest]);
  if (me === null || shown === null) return [];
  const readOf = (channel: string | null) => read.get(channel) ?? 0;
  return talk.filter(({ from, to, at }) => {
    if (from === me || (to !== null && from === shown)) return false;
    return at > Math.max(start, readOf(null), to === null ? 0 : readOf(from));
  });
}
