import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceAt, type Random } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { loadKits } from '@haggle/games/testing';
import { openSqlite, type SqliteOptions, startServer } from '@haggle/server';
import { expect, test } from 'vitest';
import { makeFolder } from '../conformance/process.ts';
import { after, auditTables, openPlayed, type Played, playOn, readRun, wait } from './tables.ts';

const FILES = ['haggle.db', 'haggle.db-wal'];

type Image = ReadonlyMap<string, Uint8Array>;

/** A disk of which nothing is left but what it has said to have. */
type Fickle = {
  readonly sync: NonNullable<SqliteOptions['sync']>;
  /** Ends its power; gives what is left. */
  readonly cut: () => Image;
};

function makeFickle(folder: string, random: Random): Fickle {
  const read = (): Image => {
    const there = FILES.filter((file) => existsSync(join(folder, file)));
    return new Map(there.map((file) => [file, readFileSync(join(folder, file))]));
  };
  // What a cut before this one has left lies on the disk, also if no flush ends until the next.
  let kept = read();
  let isOff = false;
  return {
    sync: async () => {
      // What is written while it works may be on the disk or not: it does not count.
      const image = read();
      await wait(random(15));
      if (isOff) throw new Error('no power');
      kept = image;
    },
    cut: () => {
      isOff = true;
      return kept;
    },
  };
}

/** What is left of a folder's files, in a folder of its own. */
function restore(image: Image): string {
  const folder = makeFolder();
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of image) writeFileSync(join(folder, file), bytes);
  return folder;
}

/** Reads in a store until it is told to let go. */
async function readOn(folder: string): Promise<() => Promise<void>> {
  const store = await openSqlite({ folder });
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let reading: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    reading = store.atOneInstant(async () => {
      resolve();
      await held;
    });
  });
  return async () => {
    letGo();
    await reading;
    await store.end();
  };
}

/** After so many rounds other tables are opened, so that reading all of a log stays quick. */
const LIFE = 4;

test('when the power goes, nothing it answered or showed is lost, however little the disk has kept', async () => {
  const { rounds, seed } = readRun(30);
  const random = chanceAt(`power ${seed}`, 0);
  const [kits, games] = await Promise.all([loadKits(), loadGames()]);
  const sum = { entries: 0, acknowledged: 0, shown: 0, unavailable: 0 };
  let folder = makeFolder();
  let tables: readonly Played[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const disk = makeFickle(folder, random);
    const store = await openSqlite({ folder, sync: disk.sync });
    const server = await startServer({ games, store, limits: 'off', milestone: 20 });
    if (round % LIFE === 0) {
      tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
    }
    const playing = playOn(tables, server.address, { until: after(350) });
    await wait(50 + random(250));
    // Nor can anything be carried over into the database any more: somebody reads there.
    const letGo = await readOn(folder);
    const image = disk.cut();
    // They go on at a server whose disk takes nothing any more, and must not be told otherwise.
    await playing;
    await letGo();
    await server.close();
    sum.unavailable += count(tables);
    folder = restore(image);
    const left = await openSqlite({ folder });
    const audited = await auditTables(left, tables);
    await left.end();
    expect(audited.wrong, `round ${round} of seed ${seed}`).toEqual([]);
    if ((round + 1) % LIFE > 0 && round < rounds - 1) continue;
    sum.entries += audited.sum.entries;
    sum.acknowledged += audited.sum.acknowledged;
    sum.shown += audited.sum.shown;
  }
  console.log(`${rounds} power cuts: ${JSON.stringify(sum)}`);
  expect(sum.acknowledged).toBeGreaterThan(rounds);
  expect(sum.unavailable).toBeGreaterThan(0);
});

/** How often players have been told that nothing can be stored. */
function count(tables: readonly Played[]): number {
  return tables
    .flatMap(({ players }) => players)
    .reduce((all, { unavailable }) => all + unavailable, 0);
}
