/** What a file is, as far as its first bytes tell. */
export type Kind = 'empty' | 'database' | 'packed' | 'log' | 'text' | 'unknown';

/** So many bytes of a file tell its kind. */
export const HEAD = 4096;

const SENTENCES: Readonly<Record<Kind, string>> = {
  empty: 'it is empty',
  database: 'it is a database of SQLite, as haggle backup makes them',
  packed: 'it is packed; unpack it first',
  log: 'it is the log of a table, which haggle verify and haggle replay read',
  text: 'it is a text',
  unknown: 'what it is cannot be told',
};

/** How files begin whose kind their first bytes say: SQLite’s, and those that gzip, zip, zstd, xz and bzip2 make. */
const BEGINNINGS: readonly (readonly [Kind, Buffer])[] = [
  ['database', Buffer.from('SQLite format 3\0')],
  ['packed', Buffer.from('1f8b', 'hex')],
  ['packed', Buffer.from('PK\x03\x04')],
  ['packed', Buffer.from('28b52ffd', 'hex')],
  ['packed', Buffer.from('fd377a585a00', 'hex')],
  ['packed', Buffer.from('BZh')],
];

/** Guesses what a file is from its first bytes; what comes after them is not looked at. */
export function guessKind(bytes: Buffer): Kind {
  const head = bytes.subarray(0, HEAD);
  const begun = BEGINNINGS.find(([, bytes]) => head.subarray(0, bytes.length).equals(bytes));
  if (begun) return begun[0];
  const text = textOf(head);
  if (text === undefined) return 'unknown';
  if (text.trim() === '') return 'empty';
  return /^\{"haggle":\d/.test(text) ? 'log' : 'text';
}

/** What a file is, as a sentence that goes on after a colon. */
export function tellKind(kind: Kind): string {
  return SENTENCES[kind];
}

/** Undefined where the bytes are none of a text. A letter may be cut off at their end. */
function textOf(head: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return /[^\P{Cc}\s]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
