import type { TalkLine } from '@haggle/engine';

/**
 * With whom the talk is opened: with the seat that said the newest unread line, where it said it to the viewer alone,
 * so that an answer is not said to everybody by mistake; else with all (null). Where nothing is unread it stays with
 * `last`.
 */
export function findCaller(unread: readonly TalkLine[], last: string | null): string | null {
  const newest = unread.at(-1);
  if (newest === undefined) return last;
  return newest.to === null ? null : newest.from;
}
