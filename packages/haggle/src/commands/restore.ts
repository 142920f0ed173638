import { existsSync } from 'node:fs';
import { SERVED_FILE } from '@haggle/server';
import type { Command } from 'commander';
import { readFilled } from '../input/options.ts';
import { addCopyOptions, type CopyOptions, copyBetween } from '../places/copying.ts';
import { isThere, lookAt, placeOf, placeOfFile } from '../places/place.ts';
import { type Exit, leaveWith } from '../terminal/exit.ts';
import { complain } from '../terminal/output.ts';

const HELP = `
Tables come back with their keys, so links go on working. Servers may go on meanwhile; a table that is there
is never written over: delete it first (haggle tables delete). Every log is checked against its hashes.

Examples:
  haggle restore friday.db
  haggle restore friday.db --data ./elsewhere
  haggle restore friday.db --table 7cnvkcav5fwwgf3s

Exits 0 when all is back, 1 when a table is there already or is not in the file (then none is brought back) or
a log or record is damaged (the other tables are back), 2 when it cannot be done.`;

/** `haggle restore`: the tables of a backup to where servers have theirs, while these go on. */
export function registerRestore(command: Command): void {
  command.argument(
    '<file>',
    'a file made by haggle backup, or the haggle.db of a folder',
    readFilled,
  );
  addCopyOptions(command).addHelpText('after', HELP).action(leaveWith(restore));
}

/** In bytes. */
const EMPTY = 1;

async function restore(file: string, options: CopyOptions): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  const from = placeOfFile(file);
  if (!isThere(from)) return complain(`${file}: no such file`);
  const there = lookAt(file);
  if (there?.isDirectory())
    return complain(`${file} is a folder; name the file in it, ${SERVED_FILE}`);
  // SQLite takes an empty file, and one of a single byte, for a database, and the store would lay its tables out in it.
  const size = there?.size ?? EMPTY + 1;
  if (size <= EMPTY && !existsSync(`${file}-wal`)) {
    return complain(`${file} is no backup: it is empty`);
  }
  const { table: only, json } = options;
  const { exit } = await copyBetween({
    from,
    to: place.value,
    alone: false,
    untouched: true,
    only,
    json,
  });
  return exit;
}
