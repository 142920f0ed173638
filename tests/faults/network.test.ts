import { chanceAt } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { loadKits } from '@haggle/games/testing';
import { openMemory, startServer } from '@haggle/server';
import { expect, test } from 'vitest';
import { openNetwork } from './network.ts';
import { after, auditTables, openPlayed, playOn, playOut, readRun } from './tables.ts';

test('commands that come twice, late, in another order or over cut connections act once', async () => {
  const { rounds, seed } = readRun(20);
  const random = chanceAt(`network ${seed}`, 0);
  const kits = await loadKits();
  const store = openMemory();
  const server = await startServer({ games: await loadGames(), store, limits: 'off' });
  const network = await openNetwork(server.address, random);
  const sum = { entries: 0, acknowledged: 0, shown: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
    await playOn(tables, network.address, { until: after(400) });
    await playOut(tables, server.address);
    const audited = await auditTables(store, tables);
    expect(audited.wrong, `round ${round} of seed ${seed}`).toEqual([]);
    sum.entries += audited.sum.entries;
    sum.acknowledged += audited.sum.acknowledged;
    sum.shown += audited.sum.shown;
  }
  await network.close();
  await server.close();
  console.log(`${JSON.stringify(network.did)}: ${JSON.stringify(sum)}`);
  expect(Math.min(...Object.values(network.did))).toBeGreaterThan(0);
});
