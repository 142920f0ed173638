import type { TalkLine } from '@haggle/engine';
import { type Drawer, isTextOrNull, readKept, writeKept } from '../drawer.ts';

/**
 * When the talk of each conversation was last in sight: with one seat, or with all (null). Instants, as the lines have
 * them.
 */
export type Read = ReadonlyMap<string | null, number>;

/** What of the talk is in sight: that with one seat, with all (null), or none (undefined). */
export type Shown = string | null | undefined;

/** What this tab has had in sight, kept under a name of its own; at first all that had been said until then, `newest`. */
export function takeRead(drawer: Drawer, name: string, newest: number): Read {
  const kept = readKept(drawer, name);
  return new Map(isRead(kept) ? kept : [[null, newest]]);
}

/** Keeps what was read, for a reload of the page. */
export function keepRead(drawer: Drawer, name: string, read: Read): void {
  writeKept(drawer, name, [...read]);
}

function isRead(kept: unknown): kept is readonly (readonly [string | null, number])[] {
  return (
    Array.isArray(kept) &&
    kept.every((one) => Array.isArray(one) && isTextOrNull(one[0]) && typeof one[1] === 'number')
  );
}

/**
 * The lines that others have said and this seat has not had in sight; none for whoever has no seat. The talk with all
 * shows everything.
 */
export function findUnread(
  talk: readonly TalkLine[],
  me: string | null,
  { shown, read }: { readonly shown: Shown; readonly read: Read },
): readonly TalkLine[] {
  if (me === null || shown === null) return [];
  const readOf = (channel: string | null) => read.get(channel) ?? 0;
  return talk.filter(({ from, to, at }) => {
    if (from === me || (to !== null && from === shown)) return false;
    return at > Math.max(readOf(null), to === null ? 0 : readOf(from));
  });
}

/** How many unread lines a seat has said to the viewer alone. */
export function countFrom(unread: readonly TalkLine[], seat: string): number {
  return unread.filter(({ from, to }) => to !== null && from === seat).length;
}
