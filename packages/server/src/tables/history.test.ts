import { expect, test } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import { startForTest } from '../testing/running.ts';
import { ask, openMarket } from '../testing/tables.ts';

type Line = { readonly seq: number; readonly event: unknown };

test('what one house asks of old logs is replayed one after the other', async () => {
  const inner = openMemory();
  let [under, most] = [0, 0];
  const readEntries: typeof inner.readEntries = async (...asked) => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 5));
    under -= 1;
    return inner.readEntries(...asked);
  };
  const store = { ...inner, readEntries, end: async () => {} };
  const first = await startForTest({ store: inner });
  const { table, seats, spectator } = await openMarket(first, { hands: { ana: { salt: 900 } } });
  for (let n = 0; n < 250; n++) {
    const body = { id: `a${n}`, command: { type: 'give', to: 'ben', kind: 'salt' } };
    await ask(first, `/api/tables/${table}/commands`, { key: seats.ana, body });
  }
  const address = await startForTest({ store });
  await ask(address, `/api/tables/${table}`, { key: spectator });
  most = 0;
  const pages = [spectator, ...Object.values(seats)].flatMap((key) =>
    [0, 200].map((after) => ask(address, `/api/tables/${table}/log?after=${after}`, { key })),
  );
  const counts = (await Promise.all(pages)).map(({ body }) => (body.entries as Line[]).length);
  expect(counts).toEqual([200, 51, 200, 51, 200, 51, 200, 51]);
  expect(most).toBe(1);
});

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

test('a log file is not read on for one who has hung up', async () => {
  const inner = openMemory();
  let reads = 0;
  let isSlow = false;
  const readEntries: typeof inner.readEntries = async (table, after, limit) => {
    if (!isSlow) return inner.readEntries(table, after, limit);
    reads += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return inner.readEntries(table, after, Math.min(limit, 2));
  };
  const address = await startForTest({ store: { ...inner, readEntries } });
  const { table, seats, host } = await openMarket(address, { hands: { ana: { salt: 99 } } });
  for (let n = 0; n < 60; n++) {
    const body = { id: `a${n}`, command: { type: 'give', to: 'ben', kind: 'salt' } };
    await ask(address, `/api/tables/${table}/commands`, { key: seats.ana, body });
  }
  await ask(address, `/api/tables/${table}/close`, { method: 'POST', key: host });
  isSlow = true;
  const url = new URL(`/api/tables/${table}/log?format=file`, address);
  const headers = { authorization: `Bearer ${seats.ana}` };
  const whole = await (await fetch(url, { headers })).text();
  expect([whole.trim().split('\n').length, reads]).toEqual([62, 32]);
  reads = 0;
  const hangUp = new AbortController();
  const { body } = await fetch(url, { headers, signal: hangUp.signal });
  await body?.getReader().read();
  hangUp.abort();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(reads).toBeLessThan(10);
});
