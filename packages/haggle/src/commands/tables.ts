import { lockFor, makeKey, type Store, type TableRecord } from '@haggle/server';
import type { Command } from 'commander';
import {
  addPlaceOptions,
  isThere,
  openStore,
  type PlaceOptions,
  placeOf,
  tellPlace,
} from '../places/place.ts';
import { type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain, countOf, decline, plain, print, printJson, say } from '../terminal/output.ts';
import { reasonOf } from '../terminal/reasons.ts';
import { type ExportOptions, exportLog } from './tables/export.ts';
import { type Described, describe, lineOf, readLast } from './tables/line.ts';
import { days, type PruneOptions, prune } from './tables/prune.ts';

type Options = PlaceOptions & { readonly json?: boolean };
type At = { readonly store: Store; readonly record: TableRecord };

const EXAMPLES = {
  list: ['haggle tables list', 'haggle tables list --data /var/lib/haggle --json'],
  key: ['haggle tables key 7cnvkcav5fwwgf3s host', 'haggle tables key 7cnvkcav5fwwgf3s ana --json'],
  close: ['haggle tables close 7cnvkcav5fwwgf3s'],
  export: [
    'haggle tables export 7cnvkcav5fwwgf3s --out friday.jsonl',
    'haggle tables export 7cnvkcav5fwwgf3s --while-open > so-far.jsonl',
  ],
  delete: ['haggle tables delete 7cnvkcav5fwwgf3s --yes'],
  prune: ['haggle tables prune --days 90', 'haggle tables prune --days 90 --yes'],
} as const;

const EXITS = `Exits 0 when it was done, 1 when the table or the chair is not there, the table not in the state for it, or its log
damaged (it is exported all the same), 2 when the place cannot be used or a table is to be deleted without --yes.`;

const HELP = `
For whoever runs the server: no keys are needed, only the folder or the database. Servers may go on
meanwhile; what is closed or deleted here ends there at once, and so does a key that gets a new one.

Examples:
  ${Object.values(EXAMPLES)
    .map(([first]) => first)
    .join('\n  ')}

${EXITS}`;

/** `haggle tables`: what the one who runs the server may do with tables. */
export function registerTables(command: Command): void {
  command.addHelpText('after', HELP);
  const add = (name: keyof typeof EXAMPLES, about: string): Command =>
    addPlaceOptions(command.command(name).description(about))
      .option('--json', 'print the result as JSON')
      .addHelpText('after', `\nExamples:\n  ${EXAMPLES[name].join('\n  ')}\n\n${EXITS}`);
  add('list', 'list all tables, oldest first').action(
    leaveWith((options: Options) => withStore(options, (store) => list(store, options))),
  );
  add('key', 'make a new key for a chair, such as one that was lost; the old one is dead at once')
    .argument('<id>', 'the table')
    .argument('<chair>', 'a seat, host or spectator')
    .action(
      leaveWith((id: string, chair: string, o: Options) =>
        withTable(o, id, (at) => replaceKey(at, chair, o)),
      ),
    );
  add('close', 'close a table: nothing changes there any more, its seed and log are open')
    .argument('<id>', 'the table')
    .action(leaveWith((id: string, o: Options) => withTable(o, id, (at) => close(at, o))));
  add('export', 'write the log of a table, as haggle verify and haggle replay read it')
    .argument('<id>', 'the table')
    .option('-o, --out <file>', 'the file to make (default, and -: standard output)')
    .option('--while-open', 'also of an open table; its log shows every hand')
    .action(
      leaveWith((id: string, o: Options & ExportOptions) =>
        withTable(o, id, (at) => exportLog(at, o)),
      ),
    );
  add('delete', 'delete a table for good, with its log and its keys')
    .argument('<id>', 'the table')
    .option('--yes', 'I mean it')
    .action(leaveWith((id: string, o: DeleteOptions) => remove(id, o)));
  add(
    'prune',
    'delete all tables at which nothing has happened for a while, such as old demo tables',
  )
    .requiredOption('--days <number>', 'for so many days', days)
    .option('--yes', 'I mean it; without it they are only listed')
    .action(leaveWith((o: Options & PruneOptions) => withStore(o, (store) => prune(store, o))));
}

type DeleteOptions = Options & { readonly yes?: boolean };

async function withStore(options: Options, work: (store: Store) => Promise<Exit>): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  if (!isThere(place.value)) return complain(`there are no tables in ${tellPlace(place.value)}`);
  let store: Store;
  try {
    store = await openStore(place.value);
  } catch (error) {
    return complain(`${tellPlace(place.value)} cannot be used: ${reasonOf(error)}`);
  }
  try {
    return await work(store);
  } catch (error) {
    return complain(`${tellPlace(place.value)} failed: ${reasonOf(error)}`);
  } finally {
    await store.end();
  }
}

function withTable(options: Options, id: string, work: (at: At) => Promise<Exit>): Promise<Exit> {
  return withStore(options, async (store) => {
    const record = await store.readTable(id);
    if (record) return work({ store, record });
    return decline(`there is no table ${id}`);
  });
}

async function list(store: Store, { json }: Options): Promise<Exit> {
  const { records, damaged } = await store.readTables();
  const told: Described[] = [];
  // One by one: a database has only so many connections, and a store may have very many tables.
  for (const record of records) told.push(describe(record, await readLast(store, record)));
  if (json) {
    printJson({ tables: told, ...(damaged.length > 0 && { damaged }) });
    return YES;
  }
  for (const one of told) print(lineOf(one));
  for (const id of damaged) say(`haggle: the record of table ${id} is damaged`);
  say(`haggle: ${countOf(told.length, 'table')}`);
  return YES;
}

async function replaceKey({ store, record }: At, chair: string, { json }: Options): Promise<Exit> {
  const { id } = record;
  const chairs = (await store.readLocks(id)).map((lock) => lock.chair);
  if (!chairs.includes(chair)) {
    return decline(`table ${id} has no chair ${chair}; there are ${chairs.join(', ')}`);
  }
  const key = makeKey();
  await store.replaceLock(id, lockFor(chair, key));
  if (json) printJson({ table: id, chair, key });
  else print(`/t/${id}#${key}`);
  say(`haggle: put the server’s address before it; the old key of the chair ${chair} is dead`);
  return YES;
}

async function close({ store, record }: At, { json }: Options): Promise<Exit> {
  const { id, seed, salt } = record;
  for (let now: TableRecord | undefined = record; ; now = await store.readTable(id)) {
    if (!now) return decline(`there is no table ${id}`);
    if (now.closed !== null) return decline(`table ${id} is closed already`);
    // Somebody may play on while this is asked; then it is asked again.
    if (await store.close(id, now.head, Date.now())) break;
  }
  if (json) printJson({ table: id, seed, salt });
  else print(`table ${id} is closed; its seed was ${plain(seed)}, its salt ${salt}`);
  return YES;
}

async function remove(id: string, options: DeleteOptions): Promise<Exit> {
  if (!options.yes) return complain(`this deletes table ${id} for good; say --yes if you mean it`);
  return withTable(options, id, async ({ store }) => {
    await store.remove(id);
    if (options.json) printJson({ table: id, deleted: true });
    else print(`table ${id} is deleted`);
    return YES;
  });
}
