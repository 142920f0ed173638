import { chanceAt, type Random } from '@haggle/engine';
import { loadKits } from '@haggle/games/testing';
import { openSqlite } from '@haggle/server';
import { expect, test } from 'vitest';
import { makeFolder, type Serving, serve } from '../conformance/process.ts';
import { sitAndPlay } from './players.ts';
import { after, auditTables, openPlayed, type Played, readRun, wait } from './tables.ts';

/** After so many rounds other tables are opened, so that reading all of a log stays quick. */
const LIFE = 4;

test('killed at any moment under load, it loses nothing it answered, doubles nothing and shows nothing unstored', async () => {
  const { rounds, seed } = readRun(200);
  const random = chanceAt(`kill ${seed}`, 0);
  const kits = await loadKits();
  const data = makeFolder();
  const sum = { entries: 0, acknowledged: 0, shown: 0 };
  let tables: Played[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await serve(data, '--limits', 'off', '--log-level', 'error');
    if (round % LIFE === 0) {
      tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
    }
    const playing = tables.flatMap(({ players }) =>
      players.map((player) => sitAndPlay(player, server.address)),
    );
    await waitForAnswers(tables, random(80));
    await wait(random(20));
    await kill(server, random);
    await Promise.all(playing);
    expect(
      server.complained().replace('haggle: closing the tables\n', ''),
      `round ${round} of seed ${seed}`,
    ).toBe('');
    const audited = await auditAll(data, tables);
    expect(audited.wrong, `round ${round} of seed ${seed}`).toEqual([]);
    if ((round + 1) % LIFE > 0 && round < rounds - 1) continue;
    sum.entries += audited.sum.entries;
    sum.acknowledged += audited.sum.acknowledged;
    sum.shown += audited.sum.shown;
  }
  console.log(`${rounds} kills: ${JSON.stringify(sum)}`);
  expect(sum.acknowledged).toBeGreaterThan(rounds);
});

/** Waits until so many more commands have been answered; on a table where nothing can be done not for ever. */
async function waitForAnswers(tables: readonly Played[], more: number): Promise<void> {
  const count = (): number =>
    tables.flatMap(({ players }) => players).reduce((sum, { answered }) => sum + answered.size, 0);
  const [before, late] = [count(), after(4000)];
  while (count() < before + more && !late()) await wait(2);
}

/** Mostly out of the blue; sometimes while it is stopping by itself. */
async function kill(server: Serving, random: Random): Promise<void> {
  if (random(6) === 0) {
    const polite = server.end('SIGTERM');
    await wait(random(40));
    try {
      process.kill(server.pid, 'SIGKILL');
    } catch (fault) {
      // It was quicker than the second signal.
      if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
    }
    await polite;
  } else await server.end('SIGKILL');
}

async function auditAll(folder: string, tables: readonly Played[]) {
  const store = await openSqlite({ folder });
  try {
    return await auditTables(store, tables);
  } finally {
    await store.end();
  }
}
