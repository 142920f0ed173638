import { expect, test } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import { startForTest } from '../testing/running.ts';
import { ask, openMarket } from '../testing/tables.ts';

type Line = { readonly seq: number; readonly event: unknown };

test('lines that no longer are in memory are replayed once, however often they are asked for', async () => {
  const inner = openMemory();
  let reads = 0;
  const readEntries: typeof inner.readEntries = (...asked) => {
    reads += 1;
    return inner.readEntries(...asked);
  };
  const store = { ...inner, readEntries, end: async () => {} };
  const first = await startForTest({ store });
  const { table, seats, spectator } = await openMarket(first, { hands: { ana: { salt: 900 } } });
  const send = async (address: string, id: string): Promise<void> => {
    const body = { id, command: { type: 'give', to: 'ben', kind: 'salt' } };
    const path = `/api/tables/${table}/commands`;
    expect((await ask(address, path, { key: seats.ana, body })).status).toBe(200);
  };
  for (let n = 0; n < 250; n++) await send(first, `a${n}`);
  const address = await startForTest({ store });
  const page = async (after: number, key?: string): Promise<Line[]> => {
    const path = `/api/tables/${table}/log?after=${after}`;
    return (await ask(address, path, { key })).body.entries as Line[];
  };
  const wholeLog = async (key?: string): Promise<Line[]> => {
    const lines: Line[] = [];
    for (;;) {
      const next = await page(lines.length, key);
      if (next.length === 0) return lines;
      lines.push(...next);
    }
  };
  const old = await wholeLog(spectator);
  const reading = reads;
  await Promise.all([0, 0, 0, 1, 7, 130, 199, 200, 201, 250].map((n) => page(n, spectator)));
  expect(await page(130, spectator)).toEqual(old.slice(130));
  expect(reads).toBe(reading);
  // So many that the lines after the last replay have left memory again.
  for (let n = 0; n < 420; n++) await send(address, `b${n}`);
  for (const key of [spectator, seats.ben]) {
    const lines = await wholeLog(key);
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 671 }, (_, n) => n + 1));
  }
  expect((await wholeLog(spectator)).slice(0, 251)).toEqual(old);
});
