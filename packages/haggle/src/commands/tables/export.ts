import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { findBreak, makeLogFile, makeLogHeader } from '@haggle/engine';
import type { Store, TableRecord } from '@haggle/server';
import { PIPED } from '../../input/files.ts';
import { giveName, withPart } from '../../places/part.ts';
import { type Exit, YES } from '../../terminal/exit.ts';
import { complain, countOf, decline, print, printJson } from '../../terminal/output.ts';
import { reasonOf } from '../../terminal/reasons.ts';

export type ExportOptions = {
  readonly json?: boolean;
  readonly out?: string;
  readonly whileOpen?: boolean;
};

/** An exported log shows every hand: it is for the one who made it. */
const PRIVATE = 0o600;

/** Writes the log of a table into a file, or where it is piped; that of an open table only where it is asked for. */
export async function exportLog(
  { store, record }: { readonly store: Store; readonly record: TableRecord },
  options: ExportOptions,
): Promise<Exit> {
  const { id, closed, head } = record;
  if (closed === null && !options.whileOpen) {
    return decline(`table ${id} is open: its log shows every hand; --while-open writes it anyway`);
  }
  const { json } = options;
  const out = options.out === PIPED ? undefined : options.out;
  if (out !== undefined && existsSync(out)) return complain(`${out} is there already`);
  const header = makeLogHeader(record, { isClosed: closed !== null });
  const entries = await store.readEntries(id, 0, head);
  const broken = findBreak(entries);
  const text = makeLogFile({ header, entries });
  if (out === undefined) process.stdout.write(text);
  else {
    try {
      const isFree = await withPart(out, async (part) => {
        await writeFile(part, text, { flag: 'wx', mode: PRIVATE });
        return giveName(part, out);
      });
      if (!isFree) return complain(`${out} is there already`);
    } catch (error) {
      return complain(`${out} cannot be written: ${reasonOf(error)}`);
    }
    const damaged = broken === null ? {} : { damaged: { seq: broken } };
    if (json) printJson({ table: id, entries: entries.length, file: out, ...damaged });
    else print(`the log of table ${id}, ${countOf(entries.length, 'entry')}, is in ${out}`);
  }
  return broken === null ? YES : decline(`the log of table ${id} is damaged at entry ${broken}`);
}
