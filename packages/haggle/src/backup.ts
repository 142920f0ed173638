import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { copyBetween } from './copying.ts';
import { type Exit, leaveWith, YES } from './exit.ts';
import { readFilled } from './options.ts';
import { complain } from './output.ts';
import {
  addPlaceOptions,
  isThere,
  lookAt,
  type PlaceOptions,
  placeOf,
  placeOfFile,
  tellPlace,
} from './place.ts';

type Options = PlaceOptions & { readonly table?: readonly string[]; readonly json?: boolean };

const BACKUP_HELP = `
Servers may go on meanwhile: the backup is the state of one instant. It is one file (SQLite) whatever the
tables are kept in, and holds hashes of keys and not the keys; but it holds every hand.

Examples:
  haggle backup friday.db
  haggle backup friday.db --database postgres://haggle:secret@db.example.org/haggle
  haggle backup one.db --table 7cnvkcav5fwwgf3s

Exits 0 when all is in the file, 1 when a table is not there (then no file is made) or a log is damaged (the
other tables are in it), 2 when it cannot be made.`;

const RESTORE_HELP = `
Tables come back with their keys, so links go on working. Servers may go on meanwhile; a table that is there
is never written over: delete it first (haggle tables delete). Every log is checked against its hashes.

Examples:
  haggle restore friday.db
  haggle restore friday.db --data ./elsewhere
  haggle restore friday.db --table 7cnvkcav5fwwgf3s

Exits 0 when all is back, 1 when a table is there already or is not in the file (then none is brought back) or
a log is damaged (the other tables are back), 2 when it cannot be done.`;

/** `haggle backup` and `haggle restore`: tables to a file and back, while servers go on. */
export function registerBackup(program: Command): void {
  const backing = program
    .command('backup')
    .description('write all tables to one file, while servers go on')
    .argument('<file>', 'the file to make; it may not be there yet', readFilled);
  addOptions(backing).addHelpText('after', BACKUP_HELP).action(leaveWith(backup));
  const restoring = program
    .command('restore')
    .description('bring tables back from a backup, while servers go on')
    .argument('<file>', 'a file made by haggle backup, or the haggle.db of a folder', readFilled);
  addOptions(restoring).addHelpText('after', RESTORE_HELP).action(leaveWith(restore));
}

function addOptions(command: Command): Command {
  return addPlaceOptions(command)
    .option('--table <id>', 'this table alone; may be given again', addTable)
    .option('--json', 'print the result as JSON');
}

function addTable(id: string, before: readonly string[] = []): readonly string[] {
  return [...before, id];
}

async function backup(file: string, options: Options): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  if (!isThere(place.value)) return complain(`there are no tables in ${tellPlace(place.value)}`);
  if (existsSync(file)) return complain(`${file} is there already`);
  if (!existsSync(dirname(file))) return complain(`${file}: there is no folder for it`);
  // Under its own name only when it is whole.
  const part = `${file}.part`;
  removeFile(part);
  const { table: only, json } = options;
  const [to, called] = [placeOfFile(part), placeOfFile(file)];
  const copying = { from: place.value, to, called, alone: false, only, json };
  const { exit, copied } = await copyBetween(copying);
  if (exit !== YES && copied === 0) {
    removeFile(part);
    return exit;
  }
  // What was written is carried over into the one file when it is closed. On a full disk it is not.
  if (existsSync(`${part}-wal`)) {
    removeFile(part);
    return complain(`${file} cannot be finished; is the disk full?`);
  }
  renameSync(part, file);
  return exit;
}

async function restore(file: string, options: Options): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  const from = placeOfFile(file);
  if (!isThere(from)) return complain(`${file}: no such file`);
  // SQLite takes an empty file for a database, and the store would lay its tables out in it.
  if (lookAt(file)?.size === 0 && !existsSync(`${file}-wal`)) {
    return complain(`${file} is no backup: it is empty`);
  }
  const { table: only, json } = options;
  const { exit } = await copyBetween({ from, to: place.value, alone: false, only, json });
  return exit;
}

function removeFile(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
}
