import { existsSync } from 'node:fs';
import { SERVED_FILE } from '@haggle/server';
import type { Command } from 'commander';
import { PIPED, readHead } from '../input/files.ts';
import { guessKind, tellKind } from '../input/kind.ts';
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

async function restore(file: string, options: CopyOptions): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  if (file === PIPED) return complain('a backup is a file: it cannot be piped');
  const from = placeOfFile(file);
  if (!isThere(from)) return complain(`${file}: no such file`);
  const misfit = await findMisfit(file);
  if (misfit !== undefined) return complain(misfit);
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

/** Why a file can be no backup, as far as it can be told without opening it as one. */
async function findMisfit(file: string): Promise<string | undefined> {
  const there = lookAt(file);
  if (there?.isDirectory()) return `${file} is a folder; name the file in it, ${SERVED_FILE}`;
  const none = `${file} is no backup of haggle`;
  if (there?.isFile() === false) return `${none}: it is no file but a pipe or a device`;
  // Of a store that is served all may still stand in the log beside it.
  if (existsSync(`${file}-wal`)) return undefined;
  const head = await readHead(file);
  if (!head.ok) return `${file}: ${head.message}`;
  const kind = guessKind(head.value);
  return kind === 'database' ? undefined : `${none}: ${tellKind(kind)}`;
}
