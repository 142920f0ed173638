import { type LogFile, type LogProblem, parseLogFile } from '@haggle/engine';
import { readBytes } from './files.ts';

/** A text can hold a little less than 512 MiB. */
const MAX_BYTES = 500 * 1024 * 1024;

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
  return { kind: 'unreadable', message: `${file}:${line}: ${message}` };
}
