import { readFile, stat } from 'node:fs/promises';
import { type LogFile, type LogProblem, parseLogFile } from '@haggle/engine';
import { whyUnreadable } from './files.ts';

const MAX_BYTES = 512 * 1024 * 1024;

export type ReadLog =
  | { readonly kind: 'log'; readonly log: LogFile }
  /** A log, but one of its lines is damaged. */
  | { readonly kind: 'damaged'; readonly problem: LogProblem & { readonly seq: number } }
  | { readonly kind: 'unreadable'; readonly message: string };

/** A table's log from a file. A byte that is no UTF-8 is damage like any other, not a wrong file. */
export async function readLog(file: string): Promise<ReadLog> {
  const text = await readBytes(file);
  if (!text.ok) return { kind: 'unreadable', message: `${file}: ${text.message}` };
  const parsed = parseLogFile(text.value);
  if (parsed.ok) return { kind: 'log', log: parsed.value };
  const { line, seq, message } = parsed.problem;
  if (seq !== undefined) return { kind: 'damaged', problem: { line, seq, message } };
  return { kind: 'unreadable', message: `${file}:${line}: ${message}` };
}

async function readBytes(
  file: string,
): Promise<{ ok: true; value: string } | { ok: false; message: string }> {
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) return { ok: false, message: 'the file is larger than 512 MiB' };
    return { ok: true, value: await readFile(file, 'utf8') };
  } catch (error) {
    return { ok: false, message: whyUnreadable(error) };
  }
}
