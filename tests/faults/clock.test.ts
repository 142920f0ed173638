import { chanceAt } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { loadKits } from '@haggle/games/testing';
import { openMemory, startServer } from '@haggle/server';
import { expect, test } from 'vitest';
import { after, auditTables, openPlayed, playOn, readRun } from './tables.ts';

const DAY = 86_400_000;

test('a clock that jumps back and forth turns back no table’s time and loses nothing', async () => {
  const { rounds, seed } = readRun(20);
  const random = chanceAt(`clock ${seed}`, 0);
  const kits = await loadKits();
  const store = openMemory();
  let jumped = 0;
  let played = 0;
  const jumps = [-DAY, -3600_000, -1000, -1, 1, 1000, 60_000, 3600_000, DAY, 365 * DAY];
  const server = await startServer({
    games: await loadGames(),
    store,
    limits: 'off',
    idle: 500,
    now: () => Date.now() + jumped,
  });
  for (let round = 0; round < rounds; round += 1) {
    const tables = await Promise.all(kits.map((kit) => openPlayed(server.address, kit, random)));
    const jumping = setInterval(() => {
      jumped = Math.max(-20 * 365 * DAY, jumped + (jumps[random(jumps.length)] ?? 0));
    }, 20);
    await playOn(tables, server.address, { until: after(300) }).finally(() =>
      clearInterval(jumping),
    );
    const { wrong, sum } = await auditTables(store, tables);
    expect(wrong, `round ${round} of seed ${seed}`).toEqual([]);
    played += sum.entries - tables.length;
    for (const { players } of tables) {
      const entries = await store.readEntries(players[0]?.table ?? '', 0, 1e6);
      const times = entries.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  }
  // On a busy machine a round may end before anybody has come; not all of them.
  expect(played).toBeGreaterThan(rounds);
  console.log(`${rounds} rounds of a jumping clock: ${played} entries beside the openings`);
  await server.close();
});
