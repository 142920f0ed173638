import { expect, test } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import { makeGate } from '../testing/gate.ts';
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

test('old lines are replayed no further than to the end of their page, or of what the chair was told', async () => {
  const inner = openMemory();
  const reads: { readonly after: number }[] = [];
  const readEntries: typeof inner.readEntries = (table, after, limit) => {
    reads.push({ after });
    return inner.readEntries(table, after, limit);
  };
  const store = { ...inner, readEntries, end: async () => {} };
  const first = await startForTest({ store });
  const { table, seats, spectator } = await openMarket(first, { hands: { ana: { salt: 900 } } });
  for (let n = 0; n < 450; n++) {
    // What one gives to oneself others do not see.
    const command = { type: 'give', to: n < 250 ? 'ben' : 'ana', kind: 'salt' };
    const path = `/api/tables/${table}/commands`;
    await ask(first, path, { key: seats.ana, body: { id: `a${n}`, command } });
  }
  const address = await startForTest({ store });
  await ask(address, `/api/tables/${table}`, { key: spectator });
  reads.length = 0;
  const page = async (after: number) => {
    const path = `/api/tables/${table}/log?after=${after}`;
    const { body } = await ask(address, path, { key: spectator });
    const furthest = Math.max(...reads.map((place) => place.after));
    return { lines: (body.entries as Line[]).length, more: body.more, furthest };
  };
  expect(await page(0)).toEqual({ lines: 200, more: true, furthest: 100 });
  expect(await page(51)).toEqual({ lines: 200, more: false, furthest: 200 });
  expect(await page(200)).toEqual({ lines: 51, more: false, furthest: 200 });
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

/** Two tables with old logs, at a server that reads that of the first when it is let go; it hears who asks from a proxy. */
async function openOld(limits: { readonly replays?: number } = {}) {
  const inner = openMemory();
  const first = await startForTest({ store: inner });
  const [slow, quick] = await Promise.all([openMarket(first), openMarket(first)]);
  if (!slow || !quick) throw new Error('no tables');
  const gate = makeGate();
  const reads: string[] = [];
  let isOld = false;
  const readEntries: typeof inner.readEntries = async (table, ...rest) => {
    if (isOld) reads.push(table);
    if (isOld && table === slow.table) await gate.opened;
    return inner.readEntries(table, ...rest);
  };
  const address = await startForTest({
    store: { ...inner, readEntries, end: async () => {} },
    trustProxy: true,
    limits,
  });
  const log = ({ table, spectator }: typeof slow, from: string, signal?: AbortSignal) =>
    ask(address, `/api/tables/${table}/log`, {
      key: spectator,
      headers: { 'x-forwarded-for': from },
      ...(signal && { signal }),
    });
  // Both tables are in memory, and what they were opened with is not.
  for (const { table, spectator } of [slow, quick])
    await ask(address, `/api/tables/${table}`, { key: spectator });
  isOld = true;
  return { log, slow, quick, reads, letGo: gate.letGo };
}

test('who asks for the same old lines does not wait in the line of another house', async () => {
  const { log, slow, quick, letGo } = await openOld();
  const held = log(slow, '192.0.2.1');
  const behind = log(quick, '192.0.2.1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await log(quick, '192.0.2.2')).body.entries).toHaveLength(1);
  letGo();
  const [one, other] = await Promise.all([held, behind]);
  expect([one?.body.entries, other?.body.entries]).toMatchObject([[{ seq: 1 }], [{ seq: 1 }]]);
});

test('what nobody waits for any more is not replayed', async () => {
  const { log, slow, quick, reads, letGo } = await openOld();
  const held = log(slow, '192.0.2.1');
  const hangUp = new AbortController();
  const behind = log(quick, '192.0.2.1', hangUp.signal).catch(() => 'gone');
  await new Promise((resolve) => setTimeout(resolve, 50));
  hangUp.abort();
  expect(await behind).toBe('gone');
  await new Promise((resolve) => setTimeout(resolve, 50));
  letGo();
  await held;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(new Set(reads)).toEqual(new Set([slow.table]));
});

test('a house for which much is replayed already is asked to wait, and others are not', async () => {
  const { log, slow, quick, letGo } = await openOld({ replays: 1 });
  const held = log(slow, '192.0.2.1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const refused = await log(quick, '192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await log(quick, '192.0.2.2')).status).toBe(200);
  letGo();
  expect((await held).status).toBe(200);
  expect((await log(quick, '192.0.2.1')).status).toBe(200);
});
