import { type CopyReport, claimFolder, copyTables, type Store } from '@haggle/server';
import type { Command } from 'commander';
import { BAD, type Exit, NO, YES } from '../terminal/exit.ts';
import { complain, countOf, paint, plain, print, printJson } from '../terminal/output.ts';
import { reasonOf } from '../terminal/reasons.ts';
import { addPlaceOptions, openStore, type Place, type PlaceOptions, tellPlace } from './place.ts';
import { copyPrivately, inPlace } from './private-copy.ts';

/** The options of a copy from or to where servers have their tables. */
export type CopyOptions = PlaceOptions & {
  readonly table?: readonly string[];
  readonly json?: boolean;
};

/** Adds them. */
export function addCopyOptions(command: Command): Command {
  return addPlaceOptions(command)
    .option('--table <id>', 'this table alone; may be given again', addTable)
    .option('--json', 'print the result as JSON');
}

function addTable(id: string, before: readonly string[] = []): readonly string[] {
  return [...before, id];
}

/** What is copied where, and how that is told. */
type Copying = {
  readonly from: Place;
  readonly to: Place;
  /** How people are told of the target, where it is not under its own name yet. */
  readonly called?: Place;
  /** Nobody may serve the source meanwhile. */
  readonly alone: boolean;
  /** The source stays as it is, to the last byte. */
  readonly untouched: boolean;
  readonly only?: readonly string[];
  readonly json?: boolean;
};

/** Copies tables from one place to another, tells what came of it, and says how many were copied. */
export async function copyBetween(copying: Copying): Promise<{ exit: Exit; copied: number }> {
  const { to, called = to, only } = copying;
  const source = await openSource(copying);
  if (!source) return NOTHING;
  try {
    // To open a place where nothing is makes it, so what was asked for in vain is found before.
    const missing = await findMissing(source.store, only);
    if (missing.length > 0) {
      return { exit: tell({ copied: [], damaged: [], present: [], missing }, copying), copied: 0 };
    }
    const target = await attempt(called, () => openStore(to));
    if (!target) return NOTHING;
    try {
      const report = await copyTables(source.store, target, only);
      return { exit: tell(report, copying), copied: report.copied.length };
    } finally {
      await target.end();
    }
  } catch (error) {
    complain(`the tables cannot be copied: ${causeOf(error)}`);
    return NOTHING;
  } finally {
    await source.letGo();
  }
}

async function findMissing(store: Store, only: readonly string[] = []): Promise<readonly string[]> {
  if (only.length === 0) return [];
  const { records, damaged } = await store.readTables();
  const there = new Set([...records.map(({ id }) => id), ...damaged]);
  return only.filter((id) => !there.has(id));
}

const NOTHING = { exit: BAD, copied: 0 } as const;

async function openSource(copying: Copying) {
  const { from: place, alone } = copying;
  const letGo = alone && place.kind === 'folder' ? await claim(place) : () => {};
  if (!letGo) return undefined;
  const opened = await attempt(place, () => openUntouched(place, copying));
  if (!opened) {
    letGo();
    return undefined;
  }
  const { store, remove } = opened;
  const end = async (): Promise<void> => {
    await store.end();
    remove();
    letGo();
  };
  if (alone && 'isServed' in store && (await store.isServed())) {
    complain(`${tellPlace(place)} is being served; stop its servers first`);
    await end();
    return undefined;
  }
  return { store, letGo: end };
}

async function openUntouched(place: Place, { alone, untouched }: Copying) {
  const { place: own, remove } = untouched ? copyPrivately(place) : inPlace(place);
  try {
    return { store: await openStore(own, { alone }), remove };
  } catch (fault) {
    remove();
    throw fault;
  }
}

/** Takes a folder for this process alone; says why where it cannot. */
function claim(place: Place & { readonly kind: 'folder' }): Promise<(() => void) | undefined> {
  return attempt(place, async () => {
    const letGo = await claimFolder(place.folder);
    if (!letGo) complain(`${tellPlace(place)} is being served; stop that server first`);
    return letGo;
  });
}

/** What is done at a place; undefined where it cannot be done, and then it is told why. */
async function attempt<T>(place: Place, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    complain(`${tellPlace(place)} cannot be used: ${reasonOf(error)}`);
    return undefined;
  }
}

function causeOf(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause ? error.cause : error);
}

function tell(report: CopyReport, { to, called = to, json }: Copying): Exit {
  const { copied, damaged, present, missing } = report;
  const ok = damaged.length + present.length + missing.length === 0;
  if (json) printJson({ ok, ...report });
  else {
    for (const { table, entries, hash } of copied) {
      print(
        `${plain(table)}  ${countOf(entries, 'entry')}  ${hash.slice(0, 16)}  the same in both`,
      );
    }
    const bad = (text: string) => print(paint('red', plain(text)));
    for (const { table, seq } of damaged) {
      bad(
        `${table}  ${seq === 0 ? 'its record is damaged' : `its log is damaged at entry ${seq}`}`,
      );
    }
    for (const table of present) bad(`${table}  is there already`);
    for (const table of missing) bad(`${table}  is not there`);
    const stopped = present.length + missing.length > 0;
    print(
      stopped
        ? 'nothing was copied'
        : `${countOf(copied.length, 'table')} copied to ${tellPlace(called)}`,
    );
  }
  return ok ? YES : NO;
}
