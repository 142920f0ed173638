import type { Actor } from './game.ts';
import { hashText } from './hash.ts';
import { quote } from './json.ts';

/**
 * One line of a table's log. The lines form a chain: each hash covers the line and the hash before it,
 * so that a changed, lost or moved line shows.
 */
export type Entry = {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** When it happened, in milliseconds since 1970 UTC. */
  readonly at: number;
  readonly by: Actor;
  /** The id of the command, on the first entry that it caused. */
  readonly id?: string;
  /** What was asked for, on the first entry that it caused: the set-up, a command or a tick. */
  readonly command?: unknown;
  readonly event: { readonly type: string };
  readonly hash: string;
};

export type Head = { readonly seq: number; readonly hash: string };

/** What the first entry stands on. */
export const EMPTY_LOG: Head = { seq: 0, hash: '0'.repeat(64) };

/** Everything of an entry but its hash, as the text that is hashed. */
export function entryText(entry: Omit<Entry, 'hash'>): string {
  const { seq, at, by, id, command, event } = entry;
  return JSON.stringify({ seq, at, by, id, command, event });
}

/** The text that the hash of an entry was made of: what is stored is the same text and the hash. */
const texts = new WeakMap<Entry, string>();

/** An entry as the JSON that is stored. */
export function writeEntry(entry: Entry): string {
  const text = texts.get(entry) ?? entryText(entry);
  return `${text.slice(0, -1)},"hash":${quote(entry.hash)}}`;
}

/** The entry that comes after `head`, with its hash. */
export function chain(head: Head, entry: Omit<Entry, 'hash' | 'seq'>): Entry {
  const { at, by, id, command, event } = entry;
  const seq = head.seq + 1;
  const text = entryText({ seq, at, by, id, command, event });
  const made = { seq, at, by, id, command, event, hash: hashText(`${head.hash}\n${text}`) };
  texts.set(made, text);
  return made;
}

/** The seq at which the chain breaks, or null when it holds. `head` is what the entries stand on. */
export function findBreak(entries: Iterable<Entry>, head: Head = EMPTY_LOG): number | null {
  let last = head;
  for (const entry of entries) {
    const expected = chainAgain(last, entry);
    if (expected === undefined || entry.seq !== expected.seq || entry.hash !== expected.hash) {
      return last.seq + 1;
    }
    last = expected;
  }
  return null;
}

/** What the entry would be, had it been made anew; undefined where it lies so deep that the stack ends, as no entry does. */
function chainAgain(head: Head, entry: Entry): Entry | undefined {
  try {
    return chain(head, entry);
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}
