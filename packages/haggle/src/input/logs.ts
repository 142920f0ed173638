import { type LogFile, type LogProblem, parseLogFile } from '@haggle/engine';
import { readBytes } from './files.ts';
import { guessKind, type Kind, tellKind } from './kind.ts';

/** A text can hold a little less than 512 MiB. */
const MAX_BYTES = 500 * 1024 * 1024;

/** In what is of these kinds a line can be named that is wrong. */
const HAS_LINES: ReadonlySet<Kind> = new Set(['log', 'text']);

export type ReadLog =
  | { readonly kind: 'log'; readonly log: LogFile }
  /** A log, but one of its lines is damaged. */
  | { readonly kind: 'damaged'; readonly problem: LogProblem & { readonly seq: number } }
  | { readonly kind: 'unreadable'; readonly message: string };

/** A table's log from a file. A byte that is no UTF-8 is damage like any other, not a wrong file. */
export async function readLog(file: string): Promise<ReadLog> {
  const read = await readBytes(file, MAX_BYTES);
  if (!read.ok) return { kind: 'unreadable', message: `${file}: ${read.message}` };
  const parsed = parseLogFile(read.value.toString());
  if (parsed.ok) return { kind: 'log', log: parsed.value };
  const { line, seq, message } = parsed.problem;
  if (seq !== undefined) return { kind: 'damaged', problem: { line, seq, message } };
  const kind = guessKind(read.value);
  if (!HAS_LINES.has(kind)) {
    return { kind: 'unreadable', message: `${file} is no log of a table: ${tellKind(kind)}` };
  }
  return { kind: 'unreadable', message: `${file}:${line}: ${message}` };
}
