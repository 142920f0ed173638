import { expect, test } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { openMemory } from '../stores/memory.ts';
import type { Store } from '../stores/store.ts';
import { connect, type Guest } from '../testing/client.ts';
import { startForTest } from '../testing/running.ts';
import { ask, type Opened, openMarket, startMarket } from '../testing/tables.ts';

async function sit(address: string, { table, seats }: Opened): Promise<Guest> {
  const ben = await connect(address, table, { key: seats.ben });
  await ben.next(({ type }) => type === 'view');
  return ben;
}

async function hearTheEnd(ben: Guest): Promise<void> {
  await ben.next(({ type }) => type === 'delta');
  expect(ben.view()).toMatchObject({ phase: 'over', deadline: null });
}

/** A clock that stands still until it is let go, and tells of each look at it from then on. */
function makeClock() {
  const start = Date.now();
  let looked: (() => void) | undefined;
  const now = (): number => {
    looked?.();
    return looked ? Math.max(Date.now(), start + 1000) : start;
  };
  const letGo = (): Promise<void> =>
    new Promise((resolve) => {
      looked = resolve;
    });
  return { now, letGo };
}

test('a clock that must speak while a closing is under way speaks when that has failed', async () => {
  const { now, letGo } = makeClock();
  let begun = (_fail: (fault: Error) => void): void => {};
  const underWay = new Promise<(fault: Error) => void>((resolve) => {
    begun = resolve;
  });
  const close = () => new Promise<boolean>((_, reject) => begun(reject));
  const address = await startForTest({ store: { ...openMemory(), close }, now });
  const opened = await openMarket(address, { timeLimit: 1 });
  const ben = await sit(address, opened);
  const path = `/api/tables/${opened.table}/close`;
  const closing = ask(address, path, { method: 'POST', key: opened.host });
  const fail = await underWay;
  // Nobody but the alarm looks at the time.
  await letGo();
  await new Promise((resolve) => setImmediate(resolve));
  fail(new Error('no room left'));
  expect((await closing).status).toBe(503);
  await hearTheEnd(ben);
});

test('a clock speaks although the store could not be read just as its alarm rang', async () => {
  const { now, letGo } = makeClock();
  const inner = openMemory();
  let failures = 0;
  let isAway = false;
  const readTable: Store['readTable'] = async (table) => {
    if (!isAway || failures++ > 0) return inner.readTable(table);
    throw new Error('away');
  };
  const bus = { ...openLocalBus(), shared: true };
  const address = await startForTest({ store: { ...inner, readTable }, bus, now });
  const ben = await sit(address, await openMarket(address, { timeLimit: 1 }));
  isAway = true;
  await letGo();
  await hearTheEnd(ben);
  expect(failures).toBeGreaterThan(1);
});

test('who comes to a table whose clock was silent is shown what it says now', async () => {
  const store = { ...openMemory(), end: async () => {} };
  const first = await startMarket({ store });
  const { table, seats } = await openMarket(first.address, { timeLimit: 1 });
  await first.close();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // As where a backup was brought to a server that went on: it was not told of the table's clock.
  const address = await startForTest({ store: { ...store, readAlarms: async () => [] } });
  const { body } = await ask(address, `/api/tables/${table}`, { key: seats.ben });
  expect(body.view).toMatchObject({ phase: 'over', deadline: null });
});
