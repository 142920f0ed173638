import { z } from 'zod';
import { commitTo } from './chance.ts';
import type { Entry } from './log.ts';
import { locateIssue } from './problem.ts';

/**
 * A table's whole log as one text, in JSON Lines: first a line about the table, then one entry a line.
 * Seed and salt stand in it once the table is closed.
 */
export type LogFile = { readonly header: LogHeader; readonly entries: readonly Entry[] };

/** The version of this format. */
const FORMAT = 1;

export type LogHeader = {
  readonly haggle: typeof FORMAT;
  readonly game: string;
  readonly name?: string;
  readonly table?: string;
  /** The hash of salt and seed that was published when the table opened. */
  readonly commitment: string;
  readonly salt?: string;
  readonly seed?: string;
  /** How many entries follow; without it a log that was cut short at the end of a line looks whole. */
  readonly entries?: number;
};

/**
 * Why a text is no log, or no whole one. `seq` is the entry that is damaged, 0 where it is the header of what
 * is plainly a log; absent where the text is none.
 */
export type LogProblem = { readonly line: number; readonly seq?: number; readonly message: string };

type Parsed =
  | { readonly ok: true; readonly value: LogFile }
  | { readonly ok: false; readonly problem: LogProblem };

const hex = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits');

const headerSchema = z
  .strictObject({
    haggle: z.literal(FORMAT),
    game: z.string().min(1),
    name: z.string().optional(),
    table: z.string().optional(),
    commitment: hex,
    // Only a salt of one form makes the commitment one to this seed: of "b:c" and "a" the hash is that of "c" and "a:b".
    salt: hex.optional(),
    seed: z.string().optional(),
    entries: z.number().int().min(1).optional(),
  })
  // A table shows both or neither: with one alone nobody could check the deal, and nothing would tell why.
  .refine(({ salt, seed }) => (salt === undefined) === (seed === undefined), {
    path: ['seed'],
    message: 'it and the salt stand together or not at all',
  });

/** The last instant that a date can tell, in milliseconds since 1970. */
const LATEST = 8.64e15;

const entrySchema = z.strictObject({
  seq: z.number().int().min(1),
  at: z.number().min(0).max(LATEST),
  by: z.string().min(1),
  id: z.string().optional(),
  command: z.unknown().optional(),
  event: z.looseObject({ type: z.string() }),
  hash: hex,
});

/** What a log file tells of a table besides its log. */
export type LoggedTable = {
  readonly id: string;
  readonly game: string;
  readonly name: string | null;
  readonly seed: string;
  readonly salt: string;
};

/** The header of a table's log. Only a closed table's tells the seed and the salt. */
export function makeLogHeader(
  { id, game, name, seed, salt }: LoggedTable,
  { isClosed }: { readonly isClosed: boolean },
): LogHeader {
  const titled = name === null ? {} : { name };
  const secrets = isClosed ? { salt, seed } : {};
  const commitment = commitTo(seed, salt);
  return { haggle: FORMAT, game, ...titled, table: id, commitment, ...secrets };
}

/** The text of a log file, which says how many entries it has; each line ends with a line feed. */
export function makeLogFile({ header, entries }: LogFile): string {
  return [{ ...header, entries: entries.length }, ...entries]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/**
 * Reads a log file. Whether its chain holds is for `verifyLog` to say; here every line must be of the
 * right shape, else the problem names the line and the entry. The last one may lack its line feed, as
 * when an editor took it: cut anywhere else it is no JSON.
 */
export function parseLogFile(text: string): Parsed {
  // What editors add: a mark of the encoding before the first line, empty lines after the last one.
  const [first, ...lines] = text
    .replace(/^\ufeff/, '')
    .replace(/\n[\r\n]+$/, '\n')
    .split('\n');
  if (first?.trim() === '' && lines.length === 0) return notALog('the file is empty');
  const header = readLine(headerSchema, first ?? '');
  if (!header.ok) {
    const format = formatOf(first ?? '');
    if (format !== undefined && format !== FORMAT) {
      return notALog(`this log is of format ${format}; this version reads ${FORMAT}`);
    }
    return lines.some((line) => readLine(entrySchema, line).ok)
      ? damaged(0, `its header is damaged: ${header.message}`)
      : notALog(`this is no log of a table: ${header.message}`);
  }
  const last = lines.pop() ?? '';
  const end = last === '' ? null : readLine(entrySchema, last);
  if (end?.ok === false) return damaged(lines.length + 1, 'the last line is not whole');
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = readLine(entrySchema, line);
    if (!entry.ok) return damaged(index + 1, entry.message);
    // The line's own value, not the schema's copy: its order of keys is part of what was hashed.
    entries.push(entry.raw);
  }
  if (end?.ok) entries.push(end.raw);
  if (entries.length === 0) return nothingIn(header.raw);
  return { ok: true, value: { header: header.raw, entries } };
}

/** A header alone: of a log that was cut off below it, where it tells of entries. */
function nothingIn({ entries }: LogHeader): Parsed {
  if (entries === undefined) return notALog('the log is empty');
  return damaged(1, `${entries} entries are told of, and here are 0`);
}

function damaged(seq: number, message: string): Parsed {
  return { ok: false, problem: { line: seq + 1, seq, message } };
}

function notALog(message: string): Parsed {
  return { ok: false, problem: { line: 1, message } };
}

/** The format that a header tells of, which a later version may write otherwise. */
function formatOf(line: string): number | undefined {
  const header = readLine(z.looseObject({ haggle: z.number() }), line);
  return header.ok ? header.raw.haggle : undefined;
}

type Line<T> =
  | { readonly ok: true; readonly raw: T }
  | { readonly ok: false; readonly message: string };

const REWRITTEN = 'the line is not as it was written';
const WRONG = { path: [], problem: 'it has the wrong shape' };

/** As a refusal tells of a field of a command. */
function tellField(path: readonly string[], problem: string): string {
  const what = path.length === 0 ? 'the line' : `the field ${path.join('.')}`;
  return `${what} is wrong: ${problem}`;
}

function readLine<T>(schema: z.ZodType<T>, line: string): Line<T> {
  try {
    const raw = JSON.parse(line);
    const parsed = schema.safeParse(raw);
    // Of two fields of one name the reader kept the last, and people see the first.
    if (JSON.stringify(raw) !== line.replace(/\r$/, '')) return { ok: false, message: REWRITTEN };
    if (parsed.success) return { ok: true, raw };
    const [issue] = parsed.error.issues;
    const { path, problem } = issue ? locateIssue(issue, raw) : WRONG;
    return { ok: false, message: tellField(path, problem) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, message: 'the line is no JSON' };
    // So deep that the stack ends; no command and no event lies deeper than a few levels.
    if (error instanceof RangeError) return { ok: false, message: 'the line is too deeply nested' };
    throw error;
  }
}
