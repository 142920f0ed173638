import type { Viewer } from '../game.ts';
import { remember, rememberAll } from '../memo.ts';
import { keep, lastOf } from '../offers/lists.ts';

/** A line of talk as a view shows it; `to` is null where it was said to all. */
export type TalkLine = {
  readonly from: string;
  readonly to: string | null;
  readonly text: string;
  /** When it was said, in milliseconds since 1970 UTC. */
  readonly at: number;
};

/** A line as a state keeps it; `line` orders the lines of a table and is seen by nobody. */
export type KeptLine = TalkLine & { readonly line: number };

/** What has been said at a table. A state has none of it before the first line, as those of older versions do. */
export type Talk = {
  /** Lines so far, those between two among them; seen by nobody. */
  readonly lines: number;
  /** The last that were said to all. */
  readonly all: readonly KeptLine[];
  /** By seat, the last between it and one other. */
  readonly own: Readonly<Record<string, readonly KeptLine[]>>;
};

const NONE: readonly never[] = [];
const SILENCE: Talk = { lines: 0, all: NONE, own: {} };

/** The talk with one line more: kept for all, or for its two parties alone. */
export function withLine(talk: Talk = SILENCE, { from, to, text, at }: TalkLine): Talk {
  const { lines, all, own } = talk;
  const line = { from, to, text, at, line: lines + 1 };
  if (to === null) return { lines: line.line, all: keep(all, line), own };
  const more = { [from]: keep(ownOf(own, from), line), [to]: keep(ownOf(own, to), line) };
  return { lines: line.line, all, own: { ...own, ...more } };
}

/** The last lines that a viewer may hear, in their order; the same list as before while none has come to them. */
export function talkFor({ all, own }: Talk = SILENCE, viewer: Viewer): readonly TalkLine[] {
  return hear(all, ownOf(own, viewer));
}

function ownOf(own: Talk['own'], seat: string): readonly KeptLine[] {
  return (Object.hasOwn(own, seat) ? own[seat] : undefined) ?? NONE;
}

const hear = rememberAll(showTalk);

/** The same of the lines that were said to all, and those that are the viewer's own. */
export function showTalk(all: readonly KeptLine[], own: readonly KeptLine[]): readonly TalkLine[] {
  return lastOf([...all, ...own], ({ line }) => line).map(showLine);
}

const showLine = remember(({ from, to, text, at }: KeptLine): TalkLine => ({ from, to, text, at }));
