import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chain, EMPTY_LOG, type Entry, type Head } from '@haggle/engine';
import { afterAll, expect, test } from 'vitest';
import { openDriver } from '../stores/driver.ts';
import { openMemory } from '../stores/memory.ts';
import { openSqlite } from '../stores/sqlite.ts';
import { type MarketView, market } from '../testing/market.ts';
import { plainTable } from '../testing/tables.ts';
import { loadRoom } from './loading.ts';

const folder = mkdtempSync(join(tmpdir(), 'haggle-load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SEATS = Array.from({ length: 18 }, (_, n) => `seat-${n + 1}`);
const EVENTS = 10_000;

test('a table of 18 seats with 10,000 events comes back from its log alone', async () => {
  const store = await openSqlite({ folder });
  const entries = makeLog();
  const chairs = Object.fromEntries(SEATS.map((seat) => [seat, 77]));
  await store.create(plainTable('long'), {
    table: 'long',
    after: 0,
    entries,
    answers: [],
    chairs,
    deadline: null,
  });
  const record = await store.readTable('long');
  if (!record) throw new Error('not stored');
  const room = await loadRoom(store, market, record);
  expect(room.durable.table.head.seq).toBe(EVENTS);
  expect(room.durable.chairs.get('seat-1')?.seq).toBe(77);
  const view = room.durable.chairs.get('seat-2')?.view as MarketView;
  expect(view.hand).toEqual({ salt: 99_999 + Math.floor(EVENTS / 2) });

  const raw = await openDriver(join(folder, 'haggle.db'));
  raw.exec(`UPDATE entries SET entry = replace(entry, '"salt"', '"gold"') WHERE seq = 5000`);
  await expect(loadRoom(store, market, record)).rejects.toThrow('damaged at entry 5000');
  raw.exec('DELETE FROM entries WHERE seq > 4000');
  await expect(loadRoom(store, market, record)).rejects.toThrow('damaged at entry 4001');
  raw.close();
  await store.end();
});

test('others get their turn while a table comes back', async () => {
  const store = openMemory();
  const opening = { table: 'long', after: 0, entries: makeLog(), answers: [] };
  await store.create(plainTable('long'), { ...opening, chairs: {}, deadline: null });
  const record = await store.readTable('long');
  if (!record) throw new Error('not stored');
  let turns = 0;
  let isHere = false;
  const count = (): void => {
    turns += 1;
    if (!isHere) setImmediate(count);
  };
  setImmediate(count);
  await loadRoom(store, market, record);
  isHere = true;
  expect(turns).toBeGreaterThan(5);
});

function makeLog(): Entry[] {
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, { salt: 99_999 }]));
  const entries: Entry[] = [];
  let head: Head = EMPTY_LOG;
  const add = (event: { type: string }) => {
    const entry = chain(head, { at: 1, by: 'seat-1', event });
    entries.push(entry);
    head = entry;
  };
  add({ type: 'opened', seats: SEATS, hands, deadline: null } as { type: string });
  for (let n = 1; n < EVENTS; n++) {
    const talk = { type: 'said', from: 'seat-1', text: `${n}`, at: 1 };
    const gift = { type: 'given', id: `g${n}`, from: 'seat-1', to: 'seat-2', kind: 'salt' };
    add(n % 2 ? gift : talk);
  }
  return entries;
}
