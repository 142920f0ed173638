import { expect, test } from 'vitest';
import { findChair } from '../keys.ts';
import { openMemory } from '../stores/memory.ts';
import type { Store } from '../stores/store.ts';
import { connect } from '../testing/client.ts';
import { makeGate } from '../testing/gate.ts';
import { startForTest } from '../testing/running.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';

/** A store that does what it is asked, and where `isLate` says so, tells that it could not. */
function makeDoubtful(isLate: (method: keyof Store) => boolean): Store {
  const methods = Object.entries(openMemory()).map(([name, method]) => [
    name,
    async (...values: unknown[]) => {
      const result: unknown = await (method as (...values: unknown[]) => unknown)(...values);
      if (isLate(name as keyof Store)) throw new Error('the disk is not sure');
      return result;
    },
  ]);
  return Object.fromEntries(methods) as Store;
}

const give = { type: 'give', to: 'ben', kind: 'salt' };

test('what was stored although the store said it was not is shown, without anybody asking', async () => {
  let doubts = 0;
  const address = await startForTest({
    store: makeDoubtful((name) => name === 'append' && doubts-- > 0),
  });
  const { table, seats } = await openMarket(address);
  const ben = await connect(address, table, { key: seats.ben });
  await ben.next(({ type }) => type === 'view');
  doubts = 1;
  const body = { id: 'one', command: give };
  const path = `/api/tables/${table}/commands`;
  const refused = await ask(address, path, { key: seats.ana, body });
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  await ben.next(({ type }) => type === 'delta');
  expect(ben.view()).toMatchObject({ hand: { salt: 3 } });
  const again = await ask(address, path, { key: seats.ana, body });
  expect([again.status, again.body]).toEqual([200, { seq: 2, refs: { gift: 'ana-ben-1' } }]);
  await ben.leave();
});

test('a key that nobody was given does not lock its chair', async () => {
  let doubts = 0;
  const store = makeDoubtful((name) => name === 'replaceLock' && doubts-- > 0);
  const address = await startForTest({ store });
  const { table, host, seats } = await openMarket(address);
  const locks = await store.readLocks(table);
  doubts = 1;
  const body = { seat: 'host' };
  const failed = await ask(address, `/api/tables/${table}/keys`, { key: host, body });
  expect(failed.status).toBe(503);
  await expect.poll(() => store.readLocks(table)).toEqual(expect.arrayContaining([...locks]));
  const ana = await ask(address, `/api/tables/${table}/keys`, { key: host, body: { seat: 'ana' } });
  expect(ana.status).toBe(200);
  const status = async (key?: unknown) =>
    (await ask(address, `/api/tables/${table}`, { key: String(key) })).status;
  expect([await status(host), await status(seats.ana), await status(ana.body.key)]).toEqual([
    200, 404, 200,
  ]);
});

test('a key that nobody was given does not lock its chair, though the table has left memory meanwhile', async () => {
  const inner = openMemory();
  let isAway = false;
  const store: Store = {
    ...inner,
    replaceLock: async (...values) => {
      await inner.replaceLock(...values);
      if (isAway) throw new Error('the disk is not sure');
    },
    readLocks: async (...values) => {
      if (isAway) throw new Error('the disk is away');
      return inner.readLocks(...values);
    },
  };
  const address = await startForTest({ store, idle: 200 });
  const { table, host } = await openMarket(address);
  const locks = await inner.readLocks(table);
  const status = async () => (await ask(address, `/api/tables/${table}`, { key: host })).status;
  expect(await status()).toBe(200);
  const asking = ask(address, `/api/tables/${table}/keys`, { key: host, body: { seat: 'host' } });
  isAway = true;
  expect((await asking).status).toBe(503);
  expect(await inner.readLocks(table)).not.toEqual(expect.arrayContaining([...locks]));
  // Nobody comes, and the table is forgotten before the store is back.
  await new Promise((resolve) => setTimeout(resolve, 600));
  isAway = false;
  await expect
    .poll(() => inner.readLocks(table), { timeout: 5_000 })
    .toEqual(expect.arrayContaining([...locks]));
  expect(await status()).toBe(200);
});

test('a key that somebody was given stands, although the one asked for before it was in doubt', async () => {
  const inner = openMemory();
  const [asked, held] = [makeGate(), makeGate()];
  let isFirst = true;
  const replaceLock: Store['replaceLock'] = async (...values) => {
    const isDoubtful = isFirst;
    isFirst = false;
    if (isDoubtful) {
      asked.letGo();
      await held.opened;
    }
    await inner.replaceLock(...values);
    if (isDoubtful) throw new Error('the disk is not sure');
  };
  const address = await startForTest({ store: { ...inner, replaceLock } });
  const { table, host, seats } = await openMarket(address);
  const reissue = () =>
    ask(address, `/api/tables/${table}/keys`, { key: host, body: { seat: 'ana' } });
  const first = reissue();
  await asked.opened;
  const second = reissue();
  // Time for one that would not wait for its turn.
  await new Promise((resolve) => setTimeout(resolve, 50));
  held.letGo();
  expect((await first).status).toBe(503);
  const { status, body } = await second;
  expect(status).toBe(200);
  // Behind what may still be put back.
  await ask(address, `/api/tables/${table}/keys`, { key: host, body: { seat: 'ben' } });
  const look = async (key: unknown) =>
    (await ask(address, `/api/tables/${table}`, { key: String(key) })).status;
  expect([await look(body.key), await look(seats.ana)]).toEqual([200, 404]);
  const locks = await inner.readLocks(table);
  expect(findChair(locks, { key: String(body.key) })).toBe('ana');
});

test('a closing that was stored although the store said it was not is told, without anybody asking', async () => {
  let doubts = 1;
  const address = await startForTest({
    store: makeDoubtful((name) => name === 'close' && doubts-- > 0),
  });
  const { table, host, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  await ana.next(({ type }) => type === 'view');
  const path = `/api/tables/${table}`;
  expect((await ask(address, `${path}/close`, { method: 'POST', key: host })).status).toBe(503);
  expect(await ana.next(({ type }) => type === 'closed')).toHaveProperty('seed');
  expect((await ask(address, path, { key: seats.ana })).body.closed).not.toBeNull();
});

test('a command that comes while a table is being closed is told so when it is closed, or carried out', async () => {
  let letGo = (): void => {};
  let isHeld = false;
  const inner = openMemory();
  const close: Store['close'] = async (...closing) => {
    if (!isHeld) return inner.close(...closing);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    throw new Error('no room left');
  };
  const address = await startForTest({ store: { ...inner, close } });
  const { table, host, seats } = await openMarket(address);
  const path = `/api/tables/${table}`;
  const send = (id: string) =>
    ask(address, `${path}/commands`, { key: seats.ana, body: { id, command: give } });
  isHeld = true;
  const closing = ask(address, `${path}/close`, { method: 'POST', key: host });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const waiting = send('one');
  await new Promise((resolve) => setTimeout(resolve, 50));
  letGo();
  expect((await closing).status).toBe(503);
  expect((await waiting).status).toBe(200);
  isHeld = false;
  expect((await ask(address, `${path}/close`, { method: 'POST', key: host })).status).toBe(200);
  expect((await send('two')).body.code).toBe('table-closed');
});

test('who closes a table while it is being closed is told so when it is, or closes it himself', async () => {
  let fail = (): void => {};
  let isHeld = true;
  const inner = openMemory();
  const close: Store['close'] = async (...closing) => {
    if (!isHeld) return inner.close(...closing);
    isHeld = false;
    return new Promise((_, reject) => {
      fail = () => reject(new Error('no room left'));
    });
  };
  const address = await startForTest({ store: { ...inner, close } });
  const { table, host } = await openMarket(address);
  const closeIt = () => ask(address, `/api/tables/${table}/close`, { method: 'POST', key: host });
  const first = closeIt();
  await expect.poll(() => isHeld, { timeout: 60_000 }).toBe(false);
  const others = Promise.all([closeIt(), closeIt()]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  fail();
  expect((await first).status).toBe(503);
  const [second, third] = await others;
  expect([second.status, third.status].toSorted()).toEqual([200, 422]);
});

test('the clock of a table out of memory speaks although the store could not be read in time', async () => {
  let failures = 0;
  let isAway = false;
  const inner = openMemory();
  const readTable: Store['readTable'] = async (table) => {
    if (!isAway) return inner.readTable(table);
    failures += 1;
    throw new Error('away');
  };
  const store = { ...inner, readTable, end: async () => {} };
  const first = await startMarket({ store });
  const { table } = await openMarket(first.address, { timeLimit: 1 });
  await first.close();
  isAway = true;
  await startForTest({ store });
  await expect.poll(() => failures, { timeout: 5000 }).toBe(1);
  isAway = false;
  const deadline = async () => (await inner.readTable(table))?.deadline;
  expect(await deadline()).toBeTypeOf('number');
  await expect.poll(deadline, { timeout: 5000 }).toBeNull();
});
