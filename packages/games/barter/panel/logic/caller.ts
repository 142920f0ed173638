import type { View } from '../../view.ts';

type Line = View['talk'][number];

/**
 * With whom the talk is opened: with the one seat that alone has said what is unread, and to the viewer alone, so that
 * an answer is not said to everybody by mistake; else with all (null). Where nothing is unread it stays with `last`.
 */
export function findCaller(unread: readonly Line[], last: string | null): string | null {
  const [first] = unread;
  if (first === undefined) return last;
  return unread.every(({ from, to }) => to !== null && from === first.from) ? first.from : null;
}
