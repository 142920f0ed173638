import { createHash } from 'node:crypto';

interface Header {
  readonly commitment: string;
  readonly seed?: string;
  readonly salt?: string;
}

interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly id?: string;
  readonly command?: unknown;
  readonly event: { readonly type: string };
  readonly hash: string;
}

/** A downloaded log: what was promised at the opening, and all that happened. */
export interface LogFile {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Reads a log file: JSON Lines, of which the first is the header and each other one an entry. */
export function readLog(text: string): LogFile {
  const [header, ...entries] = text.trimEnd().split('\n');
  if (header === undefined) throw new Error('an empty log file');
  return { header: JSON.parse(header), entries: entries.map((line): Entry => JSON.parse(line)) };
}

/**
 * The hash that an entry must carry: SHA-256, in hexadecimal, over the hash of the entry before, a
 * new line, and the entry as JSON without spaces, its fields in the order written here. Where an
 * entry has no id or no command, that field is not there.
 */
function hashOf({ seq, at, by, id, command, event }: Entry, before: string): string {
  return sha256(`${before}\n${JSON.stringify({ seq, at, by, id, command, event })}`);
}

/** What does not hold in a log file of a closed table; nothing when it is sound. */
export function flaws({ header, entries }: LogFile): string[] {
  const found: string[] = [];
  if (sha256(`${header.salt}:${header.seed}`) !== header.commitment) found.push('commitment');
  let before = '0'.repeat(64);
  entries.forEach((entry, place) => {
    if (entry.seq !== place + 1) found.push(`seq of line ${place + 1}`);
    if (hashOf(entry, before) !== entry.hash) found.push(`hash of line ${place + 1}`);
    before = entry.hash;
  });
  return found;
}
