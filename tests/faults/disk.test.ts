import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chanceAt } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { loadKits } from '@haggle/games/testing';
import { openSqlite, startServer } from '@haggle/server';
import { expect, test } from 'vitest';
import { CLI } from '../../packages/haggle/src/testing/run.ts';
import { haggle, makeFolder, serve } from '../conformance/process.ts';
import { makeBad, makeBadDisk } from './faulty.ts';
import {
  after,
  auditTables,
  openPlayed,
  type Played,
  playOn,
  playOut,
  readRun,
  wait,
} from './tables.ts';

const kits = await loadKits();

test('a store that fails at any call, before or after it has done its work, and a disk that is not sure, lose and double nothing', async () => {
  const { rounds, seed } = readRun(30);
  const random = chanceAt(`disk ${seed}`, 0);
  const disk = makeBadDisk(random);
  const inner = await openSqlite({ folder: makeFolder(), sync: disk.sync });
  const bad = makeBad(inner, random);
  const server = await startServer({
    games: await loadGames(),
    store: bad.store,
    limits: 'off',
    milestone: 20,
    idle: 200,
  });
  const sum = { entries: 0, acknowledged: 0, shown: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
    // By turns, so that the shortest run has a round in which all calls fail and one in which all syncs do.
    bad.percent = [5, 30, 100, 0][round % 4] ?? 5;
    disk.percent = [30, 100, 5][round % 3] ?? 5;
    await playOn(tables, server.address, { until: after(200) });
    bad.percent = 0;
    disk.percent = 0;
    await playOn(tables, server.address, { until: after(100) });
    await playOut(tables, server.address);
    const audited = await auditTables(inner, tables);
    expect(audited.wrong, `round ${round} of seed ${seed}`).toEqual([]);
    sum.entries += audited.sum.entries;
    sum.acknowledged += audited.sum.acknowledged;
    sum.shown += audited.sum.shown;
  }
  await server.close();
  console.log(`${bad.failed} failed calls, ${disk.failed} failed syncs: ${JSON.stringify(sum)}`);
  // Where one in twenty fails, a short round on a busy machine may see none.
  expect(bad.failed).toBeGreaterThan(rounds / 4);
  expect(disk.failed).toBeGreaterThan(rounds / 4);
});

/** A file system of its own with so many bytes; undefined where this machine does not allow one. */
function mountSmall(
  bytes: number,
): { readonly folder: string; readonly end: () => void } | undefined {
  const folder = makeFolder();
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
  if (mount.status !== 0) return undefined;
  return { folder, end: () => void spawnSync('umount', ['-l', folder]) };
}

/** Leaves at most so many bytes on the disk of a file, less where a server that writes on is quicker. */
function fill(file: string, left: number): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  try {
    writeFileSync(file, new Uint8Array(Math.max(0, bavail * bsize - left)));
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

test('on a full disk it says so, changes nothing, and goes on when there is room', async (context) => {
  const { seed } = readRun(1);
  const random = chanceAt(`full ${seed}`, 0);
  // Room for SQLite's own log until it is carried over: only the ballast shall fill the disk.
  const disk = mountSmall(40 * 1024 * 1024);
  if (!disk) return context.skip('this machine mounts no small file system');
  const { folder, end } = disk;
  try {
    const ballast = join(folder, 'ballast');
    let server = await serve(folder, '--limits', 'off', '--log-level', 'silent');
    const tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
    const status = async (path: string): Promise<number> =>
      (await fetch(new URL(path, server.address))).status;
    for (let round = 0; round < 4; round += 1) {
      await playOn(tables, server.address, { until: after(300) });
      fill(ballast, random(3) * 4096);
      const before = countUnavailable(tables);
      const late = after(60_000);
      // What has been checkpointed leaves room for a while: the disk is full when a commit finds none.
      const hasFilled = (): boolean => late() || countUnavailable(tables) > before;
      await playOn(tables, server.address, { until: hasFilled });
      expect(countUnavailable(tables)).toBeGreaterThan(before);
      expect(await status('/healthz')).toBe(200);
      const metrics = await (await fetch(new URL('/metrics', server.address))).text();
      expect(metrics).toMatch(/^haggle_store_faults_total [1-9]/m);
      expect(metrics).toMatch(/^haggle_commands_total\{result="unavailable"\} [1-9]/m);
      if (round % 2 === 1) {
        await server.end('SIGKILL');
        // A start finds no room either.
        server = await serve(folder, '--limits', 'off', '--log-level', 'silent');
        expect(await status('/healthz')).toBe(200);
        await server.end('SIGKILL');
        rmSync(ballast);
        server = await serve(folder, '--limits', 'off', '--log-level', 'silent');
      } else rmSync(ballast);
      await wait(50);
      expect(await status('/readyz')).toBe(200);
      await playOn(tables, server.address, { until: after(200) });
      await playOut(tables, server.address);
    }
    await server.end('SIGKILL');
    const store = await openSqlite({ folder });
    const { wrong, sum } = await auditTables(store, tables);
    await store.end();
    console.log(`on a full disk: ${JSON.stringify(sum)}`);
    expect(wrong, `seed ${seed}`).toEqual([]);
    expect(sum.acknowledged).toBeGreaterThan(20);
  } finally {
    end();
  }
});

test('a backup onto a disk without room is whole or is not there', async (context) => {
  const { seed } = readRun(1);
  const random = chanceAt(`backup ${seed}`, 0);
  const data = makeFolder();
  const server = await serve(data, '--limits', 'off', '--log-level', 'silent');
  const tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
  await playOn(tables, server.address, { until: after(3000) });
  await server.end();
  const { size } = statSync(join(data, 'haggle.db'));
  const outcomes = new Set<number | null>();
  for (let tenths = 2; tenths <= 40; tenths += 2) {
    const disk = mountSmall(Math.ceil((size * tenths) / 10 / 4096) * 4096);
    if (!disk) return context.skip('this machine mounts no small file system');
    const { folder, end } = disk;
    try {
      const file = join(folder, 'friday.db');
      const made = spawnSync(process.execPath, [...CLI, 'backup', file, '--data', data]);
      outcomes.add(made.status);
      if (made.status === 0) {
        expect(readdirSync(folder)).toEqual(['friday.db']);
        const store = await openSqlite({ folder, file: 'friday.db' });
        expect((await auditTables(store, tables)).wrong, `at ${tenths}`).toEqual([]);
        await store.end();
      } else {
        expect([made.status, String(made.stderr)]).toEqual([2, expect.stringMatching(/^haggle: /)]);
        expect(readdirSync(folder), `at ${tenths}`).toEqual([]);
      }
    } finally {
      end();
    }
  }
  expect([...outcomes].sort()).toEqual([0, 2]);
});

function countUnavailable(tables: readonly Played[]): number {
  const players = tables.flatMap((table) => table.players);
  return players.reduce((sum, { unavailable }) => sum + unavailable, 0);
}

test('a log exported onto a disk without room is whole or is not there', async (context) => {
  const random = chanceAt(`export ${readRun(1).seed}`, 0);
  const data = makeFolder();
  const server = await serve(data, '--limits', 'off', '--log-level', 'silent');
  const tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
  await playOn(tables, server.address, { until: after(1500) });
  await server.end();
  const listed = await haggle('tables', 'list', '--data', data, '--json');
  const [{ id }] = JSON.parse(listed.out).tables;
  const exporting = ['tables', 'export', id, '--while-open', '--data', data];
  const { out: log } = await haggle(...exporting);
  const disk = mountSmall(Math.ceil(log.length / 2 / 4096) * 4096);
  if (!disk) return context.skip('this machine mounts no small file system');
  const { folder, end } = disk;
  try {
    const made = await haggle(...exporting, '--out', join(folder, 'friday.jsonl'));
    expect([made.code, made.err]).toEqual([2, expect.stringContaining('the disk is full')]);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    end();
  }
});
