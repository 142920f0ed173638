import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceAt, type Random } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { loadKits } from '@haggle/games/testing';
import { openSqlite, type RunningServer, startServer } from '@haggle/server';
import { expect, test } from 'vitest';
import { makeFolder, serve } from '../conformance/process.ts';
import { type Account, readAccount } from './audit.ts';
import { cutShort, type Door, flipBits, type Outcomes, readDoor } from './damage.ts';
import { after, openPlayed, playOn, readRun } from './tables.ts';

type Model = {
  readonly folder: string;
  readonly doors: readonly Door[];
  readonly accounts: ReadonlyMap<string, Account>;
  /** When it was last played at, in milliseconds since 1970 UTC. */
  readonly at: number;
};

const games = await loadGames();

/** Does something with a copy of a folder. */
async function withCopy<T>(folder: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'haggle-damage-'));
  try {
    cpSync(folder, copy, { recursive: true });
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A store with a table of each game that has been played at, and all that it held. */
async function makeModel(random: Random, signal: 'SIGTERM' | 'SIGKILL'): Promise<Model> {
  const kits = await loadKits();
  const folder = makeFolder();
  const server = await serve(folder, '--limits', 'off');
  const tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
  await playOn(tables, server.address, { until: after(1000) });
  const at = Date.now();
  await server.end(signal);
  const accounts = await withCopy(folder, async (copy) => {
    const store = await openSqlite({ folder: copy });
    const read = new Map<string, Account>();
    for (const { kit, players } of tables) {
      const table = players[0]?.table ?? '';
      read.set(table, await readAccount(store, kit.game, table));
    }
    await store.end();
    return read;
  });
  return { folder, doors: tables.flatMap(({ players }) => players), accounts, at };
}

/** Opens a damaged store and reads everything. Gives what is wrong; a store that does not open has told. */
async function readDamaged({ doors, accounts, at }: Model, folder: string, outcomes: Outcomes) {
  let server: RunningServer;
  try {
    // At the time of the model, or the clock of a table would say something new when it is read much later.
    const store = await openSqlite({ folder });
    server = await startServer({ games, store, limits: 'off', now: () => at });
  } catch {
    outcomes.told += doors.length;
    return [];
  }
  const wrong: string[] = [];
  for (const door of doors) {
    const account = accounts.get(door.table);
    if (account) wrong.push(...(await readDoor(server.address, door, account, outcomes)));
  }
  await server.close().catch(() => {
    outcomes.told += 1;
  });
  return wrong;
}

test.each([
  ['flipped bits', 'SIGTERM', flipBits],
  ['a file cut short', 'SIGKILL', cutShort],
] as const)('of a store with %s nothing is shown that never was', async (_, signal, damage) => {
  const { rounds, seed } = readRun(200);
  const random = chanceAt(`damage ${seed}`, 0);
  const outcomes: Outcomes = { told: 0, closed: 0, whole: 0, earlier: 0 };
  let model = await makeModel(random, signal);
  for (let round = 0; round < rounds; round += 1) {
    if (round % 50 === 49) model = await makeModel(random, signal);
    const wrong = await withCopy(model.folder, (copy) => {
      damage(copy, random);
      return readDamaged(model, copy, outcomes);
    });
    expect(wrong, `round ${round} of seed ${seed}`).toEqual([]);
  }
  console.log(`${rounds} damaged stores: ${JSON.stringify(outcomes)}`);
  expect(outcomes.told + outcomes.earlier).toBeGreaterThan(0);
});
