import type { Command } from 'commander';
import { readFilled } from '../input/options.ts';
import { copyBetween } from '../places/copying.ts';
import { isThere, readPlace, tellPlace } from '../places/place.ts';
import { type Exit, leaveWith } from '../terminal/exit.ts';
import { complain } from '../terminal/output.ts';

const HELP = `
FROM and TO are a folder with tables, or a PostgreSQL database as postgres://USER:PASSWORD@HOST/DATABASE.
Every log is checked against its chain of hashes while it is read, and again as TO gives it back. Keys stay
as they are: links go on working at the new place. Stop the servers of FROM first; TO may be in use, but may
not hold any of these tables. FROM is left as it is.

Examples:
  haggle migrate ./data postgres://haggle:secret@db.example.org/haggle
  haggle migrate postgres://haggle:secret@db.example.org/haggle ./data

Exits 0 when all tables were copied, 1 when TO holds some of them (then none is copied) or a log is damaged (the
other tables are copied), 2 when a place cannot be used.`;

/** `haggle migrate`: tables from one place to another. */
export function registerMigrate(command: Command): void {
  command
    .argument('<from>', 'a folder, or the URL of a database', readFilled)
    .argument('<to>', 'a folder, or the URL of a database', readFilled)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(migrate));
}

async function migrate(from: string, to: string, { json }: { json?: boolean }): Promise<Exit> {
  const source = readPlace(from);
  if (!source.ok) return complain(`FROM: ${source.message}`);
  const target = readPlace(to);
  if (!target.ok) return complain(`TO: ${target.message}`);
  if (!isThere(source.value)) return complain(`there are no tables in ${tellPlace(source.value)}`);
  const { exit } = await copyBetween({
    from: source.value,
    to: target.value,
    alone: true,
    untouched: true,
    json,
  });
  return exit;
}
