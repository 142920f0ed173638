import type { TalkLine } from '@haggle/engine';

/**
 * When the talk of each conversation was last in sight: with one seat, or with all (null). Instants, as the lines have
 * them.
 */
export type Read = ReadonlyMap<string | null, number>;

/** What of the talk is in sight: that with one seat, with all (null), or none (undefined). */
export type Shown = string | null | undefined;

/**
 * The lines that others have said after `start` and this seat has not had in sight; none for whoever has no seat. The
 * talk with all shows everything.
 */
export function findUnread(
  talk: readonly TalkLine[],
  me: string | null,
  { shown, read, start }: { readonly shown: Shown; readonly read: Read; readonly start: number },
): readonly TalkLine[] {
  if (me === null || shown === null) return [];
  const readOf = (channel: string | null) => read.get(channel) ?? 0;
  return talk.filter(({ from, to, at }) => {
    if (from === me || (to !== null && from === shown)) return false;
    return at > Math.max(start, readOf(null), to === null ? 0 : readOf(from));
  });
}

/** How many unread lines a seat has said to the viewer alone. */
export function countFrom(unread: readonly TalkLine[], seat: string): number {
  return unread.filter(({ from, to }) => to !== null && from === seat).length;
}
