import { type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type Bus,
  openLocalBus,
  openPostgres,
  openPostgresBus,
  openSqlite,
  SERVED_FILE,
  type Store,
} from '@haggle/server';
import { type Command, Option } from 'commander';
import { fromEnvironment, readFilled } from '../input/options.ts';
import { done, fail, type Read } from '../input/read.ts';

/** Where tables are kept: a folder of this machine, or a PostgreSQL database. */
export type Place =
  | { readonly kind: 'folder'; readonly folder: string; readonly file?: string }
  | { readonly kind: 'database'; readonly url: string };

/** The options that say where tables are kept. */
export type PlaceOptions = { readonly data: string; readonly database?: string };

/** Adds `--data` and `--database`. What the command line asks for is meant, whatever the environment names. */
export function addPlaceOptions(command: Command): Command {
  return command
    .hook('preAction', settlePlace)
    .addOption(
      fromEnvironment(new Option('-d, --data <folder>', 'where the tables are kept'), 'HAGGLE_DATA')
        .default('./data')
        .argParser(readFilled),
    )
    .addOption(
      fromEnvironment(
        new Option(
          '--database <url>',
          'where they are kept instead, in PostgreSQL: postgres://USER:PASSWORD@HOST/DATABASE',
        ),
        'HAGGLE_DATABASE',
      ),
    );
}

/** Where the command line says `--data`, a database of the environment is left out, and one of its own is a mistake. */
function settlePlace(command: Command): void {
  const sourceOf = (name: string) => command.getOptionValueSource(name);
  if (sourceOf('data') !== 'cli') return;
  if (sourceOf('database') === 'env') command.setOptionValue('database', undefined);
  if (sourceOf('database') === 'cli') {
    command.error('error: the tables are in one place: give --data or --database, not both');
  }
}

/** The place that the options name; the database goes first. */
export function placeOf({ data, database }: PlaceOptions): Read<Place> {
  if (database === undefined) return done({ kind: 'folder', folder: data });
  return readDatabase(database, '--database or HAGGLE_DATABASE: ');
}

/** A place as it is written on a command line: the URL of a database, or a folder. */
export function readPlace(text: string): Read<Place> {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) return readDatabase(text);
  return done({ kind: 'folder', folder: text });
}

/** Refused with `where` before it: what the environment says does not stand before one's eyes. */
function readDatabase(url: string, where = ''): Read<Place> {
  const known = /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url);
  if (known) return done({ kind: 'database', url });
  // The text is not repeated: there may be a password in it.
  return fail(
    `${where}this is no address of a database; write postgres://USER:PASSWORD@HOST/DATABASE`,
  );
}

/** How a person is told of a place; the password of a database is left out. */
export function tellPlace(place: Place): string {
  if (place.kind === 'folder') {
    return place.file ? `the file ${join(place.folder, place.file)}` : `the folder ${place.folder}`;
  }
  const { host, pathname } = new URL(place.url);
  return `the database ${host}${pathname}`;
}

/** Whether anything is kept at a place; of a database, or what may not be looked at, only an attempt can tell. */
export function isThere(place: Place): boolean {
  if (place.kind === 'database') return true;
  return lookAt(join(place.folder, place.file ?? SERVED_FILE)) !== undefined;
}

/** What is known of a file: undefined where there is none, null where it may not be looked at. */
export function lookAt(path: string): Stats | null | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return null;
  }
}

/** A file of tables, such as a backup. */
export function placeOfFile(file: string): Place {
  return { kind: 'folder', folder: dirname(file), file: basename(file) };
}

/** Opens the store of a place, for one who serves nobody there; `alone` has claimed it. Rejects as the store does. */
export async function openStore(place: Place, { alone = false } = {}) {
  return place.kind === 'database'
    ? await openPostgres(place)
    : await openSqlite({ ...place, alone });
}

export type Keeping = { readonly store: Store; readonly bus: Bus };

export type Opening = {
  /** Hears of faults in the background. */
  readonly failed?: (fault: unknown) => void;
  /** This process has claimed the folder. */
  readonly alone?: boolean;
};

/** Opens the store of a place, and the bus that belongs to it. Rejects as the store does. */
export async function openPlace(
  place: Place,
  { failed, alone = false }: Opening = {},
): Promise<Keeping> {
  if (place.kind === 'database') {
    const options = { url: place.url, failed };
    return { store: await openPostgres(options), bus: openPostgresBus(options) };
  }
  const store = await openSqlite({ ...place, alone });
  return { store, bus: openLocalBus({ version: store.version, failed }) };
}
