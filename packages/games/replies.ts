import type { TalkLine } from '@haggle/engine';

/** How a bot begins what it says as it turns something down: no bot answers to that. */
const NO = 'No: ';

/** First words by which somebody new turns to the whole table; bots begin with none of them. */
const GREETINGS: ReadonlySet<string> = new Set(['hi', 'hello', 'hey', 'greetings']);

type Heard = readonly TalkLine[];
type Say = { readonly type: 'say'; readonly to?: string; readonly text: string };

/**
 * The line that waits for a word of a bot's seat: what somebody has said to it alone, or to all by its name; a greeting
 * of all whoever sees it first answers. Each line is answered once, so that two bots never talk on and on.
 */
export function findQuestion(talk: Heard, seat: string): TalkLine | null {
  const own = talk.filter((line) => isPrivateTo(line, seat) && waits(talk, seat, line)).at(-1);
  if (own !== undefined) return own;
  const last = talk.filter(({ to }) => to === null).at(-1);
  return last !== undefined && last.from !== seat && isForTable(last, seat) ? last : null;
}

function isPrivateTo({ to, text }: TalkLine, seat: string): boolean {
  return to === seat && !text.startsWith(NO);
}

/** Whether a line is the last between two, and its author has said more to the seat than that has answered. */
function waits(talk: Heard, seat: string, line: TalkLine): boolean {
  const { from } = line;
  const asked = talk.filter((one) => one.from === from && isPrivateTo(one, seat));
  const told = talk.filter((one) => one.from === seat && isPrivateTo(one, from));
  const last = talk.filter((one) => asked.includes(one) || told.includes(one)).at(-1);
  return last === line && told.length < asked.length;
}

function isForTable({ text }: TalkLine, seat: string): boolean {
  const words = wordsOf(text);
  return GREETINGS.has(words[0] ?? '') || mentions(text, seat);
}

/** Whether a text has the words of an id in it, as `jol-nar` in "Jol-Nar, what about us?". */
export function mentions(text: string, id: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(id).join(' ')} `);
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Answers the line that waits by the first for it that the seat has not said to the same ears; null where there is none. */
export function answerTalk(
  talk: Heard,
  seat: string,
  linesFor: (asked: TalkLine) => readonly string[],
): Say | null {
  const asked = findQuestion(talk, seat);
  if (asked === null) return null;
  const ears = asked.to === null ? null : asked.from;
  const text = linesFor(asked).find((line) => !hasSaid(talk, { from: seat, to: ears, text: line }));
  if (text === undefined) return null;
  return ears === null ? { type: 'say', text } : { type: 'say', to: ears, text };
}

/** Tells one seat why it is turned down, once; null where it has been told just that. */
export function explain(talk: Heard, seat: string, to: string, why: string): Say | null {
  const text = `${NO}${why}`;
  return hasSaid(talk, { from: seat, to, text }) ? null : { type: 'say', to, text };
}

function hasSaid(talk: Heard, { from, to, text }: Omit<TalkLine, 'at'>): boolean {
  return talk.some((line) => line.from === from && line.to === to && line.text === text);
}
