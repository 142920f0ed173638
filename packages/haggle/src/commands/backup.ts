import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { PIPED } from '../input/files.ts';
import { readFilled } from '../input/options.ts';
import { addCopyOptions, type CopyOptions, copyBetween } from '../places/copying.ts';
import { giveName, withPart } from '../places/part.ts';
import { isThere, lookAt, type Place, placeOf, placeOfFile, tellPlace } from '../places/place.ts';
import { type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain } from '../terminal/output.ts';
import { reasonOf } from '../terminal/reasons.ts';

const HELP = `
Servers may go on meanwhile: the backup is the state of one instant. It is one file (SQLite) whatever the
tables are kept in, and holds hashes of keys and not the keys; but it holds every hand.

Examples:
  haggle backup friday.db
  haggle backup friday.db --database postgres://haggle:secret@db.example.org/haggle
  haggle backup one.db --table 7cnvkcav5fwwgf3s

Exits 0 when all is in the file, 1 when a table is not there (then no file is made) or a log or record is damaged (the
other tables are in it), 2 when it cannot be made.`;

/** `haggle backup`: tables to one file, while servers go on. `haggle restore` brings them back. */
export function registerBackup(command: Command): void {
  command.argument('<file>', 'the file to make; it may not be there yet', readFilled);
  addCopyOptions(command).addHelpText('after', HELP).action(leaveWith(backup));
}

async function backup(file: string, options: CopyOptions): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  if (!isThere(place.value)) return complain(`there are no tables in ${tellPlace(place.value)}`);
  if (file === PIPED) return complain('a backup is a file: it cannot be piped');
  if (existsSync(file)) return complain(`${file} is there already`);
  if (/[/\\]$/.test(file)) return complain(`${file} is the name of a folder; name a file in it`);
  const above = lookAt(dirname(file));
  if (above === undefined || above?.isDirectory() === false) {
    return complain(`${file}: there is no folder for it`);
  }
  const from = place.value;
  return withPart(file, (part) => copyInto({ part, file, from }, options));
}

type Making = { readonly part: string; readonly file: string; readonly from: Place };

async function copyInto(
  { part, file, from }: Making,
  { table: only, json }: CopyOptions,
): Promise<Exit> {
  const [to, called] = [placeOfFile(part), placeOfFile(file)];
  const copying = { from, to, called, alone: false, untouched: false, only, json };
  const { exit, copied } = await copyBetween(copying);
  if (exit !== YES && copied === 0) return exit;
  // What was written is carried over into the one file when it is closed. On a full disk it is not.
  if (existsSync(`${part}-wal`)) return complain(`${file} cannot be finished; is the disk full?`);
  try {
    return giveName(part, file) ? exit : complain(`${file} is there already`);
  } catch (fault) {
    return complain(`${file} cannot be made: ${reasonOf(fault)}`);
  }
}
