import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { commitTo, findBreak, verifyLog } from '@haggle/engine';
import { loadGame, loadGames } from '@haggle/games';
import { claimFolder, openSqlite, type Store, startServer } from '@haggle/server';
import { afterEach, describe, expect, test } from 'vitest';
import { hashState, type Recorded, type Release } from './reading.ts';

const stores = join(dirname(fileURLToPath(import.meta.url)), 'stores');
const releases = readdirSync(stores)
  .filter((file) => file.endsWith('.json.gz'))
  .map((file) => JSON.parse(String(gunzipSync(readFileSync(join(stores, file))))) as Release);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The store of a release, unpacked into a folder of its own. */
function unpack({ release, sha256 }: Release): string {
  const bytes = gunzipSync(readFileSync(join(stores, `${release}.db.gz`)));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  const folder = mkdtempSync(join(tmpdir(), 'haggle-upgrade-'));
  folders.push(folder);
  writeFileSync(join(folder, 'haggle.db'), bytes);
  return folder;
}

test('a store is kept of a release', () => {
  expect(releases.length).toBeGreaterThan(0);
});

describe.each(releases)('the store of $release', (kept) => {
  test('holds logs that lead to the same states, and are decided the same', async () => {
    const store = await openSqlite({ folder: unpack(kept) });
    for (const { table, game: id, entries: count, head, state } of kept.tables) {
      const game = await loadGame(id);
      const record = await store.readTable(table);
      if (!game || !record) throw new Error(`${id} is gone`);
      const entries = await store.readEntries(table, 0, record.head);
      expect(findBreak(entries)).toBe(null);
      expect({ id, count: entries.length, head: entries.at(-1)?.hash }).toEqual({
        id,
        count,
        head,
      });
      expect({ id, state: hashState(game, entries) }).toEqual({ id, state });
      const { seed, salt } = record;
      const header = { haggle: 1, game: id, commitment: commitTo(seed, salt), seed, salt } as const;
      expect(verifyLog({ header, entries }, game)).toMatchObject({ ok: true });
    }
    await store.end();
  });

  test.each([
    ['its snapshots', ''],
    ['its logs alone', 'DELETE FROM snapshots'],
  ])('is served from %s: the same views, the same answers, and it plays on', async (_, sql) => {
    const folder = unpack(kept);
    if (sql) await run(folder, sql);
    const games = await loadGames();
    const store = await openSqlite({ folder });
    const at = await lastInstant(store, kept);
    const server = await startServer({ games, store, limits: 'off', now: () => at });
    try {
      for (const recorded of kept.tables) await meet(server.address, recorded);
    } finally {
      await server.close();
    }
  });
});

test('a store that an older version serves is left to it by whoever looks in', async () => {
  const [kept] = releases;
  if (!kept) throw new Error('there is no store');
  const folder = unpack(kept);
  const file = join(folder, 'haggle.db');
  const letGo = await claimFolder(folder);
  const before = readFileSync(file);
  await expect(openSqlite({ folder })).rejects.toThrow('an older version of Haggle serves it');
  expect(readFileSync(file).equals(before)).toBe(true);
  const own = await openSqlite({ folder, alone: true });
  await own.end();
  const today = await openSqlite({ folder });
  expect((await today.readTables()).records).toHaveLength(kept.tables.length);
  await today.end();
  letGo?.();
});

test('a store that nobody serves is brought into the form of today by whoever looks in', async () => {
  const [kept] = releases;
  if (!kept) throw new Error('there is no store');
  const folder = unpack(kept);
  await (await openSqlite({ folder })).end();
  const letGo = await claimFolder(folder);
  expect(letGo).toBeTypeOf('function');
  const store = await openSqlite({ folder });
  expect((await store.readTables()).records).toHaveLength(kept.tables.length);
  await store.end();
  letGo?.();
});

/** When the last thing happened there: the tables' deadlines are still to come then. */
async function lastInstant(store: Store, { tables }: Release): Promise<number> {
  const instants = tables.map(async ({ table, entries: count }) => {
    const [last] = await store.readEntries(table, count - 1, count);
    return last?.at ?? 0;
  });
  return Math.max(...(await Promise.all(instants)));
}

async function run(folder: string, sql: string): Promise<void> {
  const { default: Database } = await import('better-sqlite3');
  const raw = new Database(join(folder, 'haggle.db'));
  raw.exec(sql);
  raw.close();
}

/** Every chair sees what it saw, and what was answered is answered again. */
async function meet(address: string, { table, chairs, answers }: Recorded): Promise<void> {
  const path = new URL(`/api/tables/${table}`, address).href;
  for (const [chair, { key, seq, view }] of Object.entries(chairs)) {
    const seen = await fetch(path, { headers: { authorization: `Bearer ${key}` } });
    const body = (await seen.json()) as { readonly seq: number; readonly view: unknown };
    // Fields that a newer version adds to a view do no harm; what was there must still be there.
    expect({ chair, seq: body.seq, view: body.view }).toMatchObject({ chair, seq, view });
  }
  for (const { chair, id, command, answer } of answers) {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${chairs[chair]?.key}`,
    };
    const body = JSON.stringify({ id, command });
    const again = await fetch(`${path}/commands`, { method: 'POST', headers, body });
    expect({ status: again.status, body: await again.json() }).toEqual({
      status: 200,
      body: answer,
    });
  }
}
