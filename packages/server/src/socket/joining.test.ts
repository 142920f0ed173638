import { expect, test } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import type { Store } from '../stores/store.ts';
import { connect, type Guest, hereOf } from '../testing/client.ts';
import { makeGate } from '../testing/gate.ts';
import { startForTest } from '../testing/running.ts';
import { openMarket } from '../testing/tables.ts';

/** A table at a server that learns what opens its chairs only when it is let go. */
async function openSlowly(limits: { readonly queued?: number } = {}) {
  const store = openMemory();
  const opened = await openMarket(await startForTest({ store }));
  const gate = makeGate();
  const readLocks: Store['readLocks'] = async (table) => {
    await gate.opened;
    return store.readLocks(table);
  };
  const address = await startForTest({ store: { ...store, readLocks }, limits });
  const join = (seat: string): Promise<Guest> =>
    connect(address, opened.table, { key: opened.seats[seat], here: true });
  return { join, letGo: gate.letGo };
}

const say = (guest: Guest, count: number): void => {
  for (let n = 1; n <= count; n += 1) {
    guest.send({ type: 'command', id: `a${n}`, command: { type: 'say', text: `${n}` } });
  }
};

test('what is said behind a join waits for it, and is carried out in its order', async () => {
  const { join, letGo } = await openSlowly({ queued: 3 });
  const ana = await join('ana');
  say(ana, 3);
  letGo();
  for (const id of ['a1', 'a2', 'a3']) {
    expect(await ana.next(({ type }) => type === 'done')).toMatchObject({ id });
  }
  expect(ana.heard[0]?.type).toBe('joined');
});

test('who says more behind a join than may wait is turned away', async () => {
  const { join } = await openSlowly({ queued: 3 });
  const ana = await join('ana');
  say(ana, 4);
  expect(await ana.next(({ type }) => type === 'refused')).toMatchObject({ code: 'too-many' });
  expect(await ana.closed).toBe(4429);
  expect(ana.heard.length).toBe(1);
});

test('who hangs up while he joins is not seated', async () => {
  const { join, letGo } = await openSlowly();
  const ana = await join('ana');
  const ben = await join('ben');
  await ana.leave();
  letGo();
  await ben.next(({ type }) => type === 'here');
  await ben.command('b1', { type: 'say', text: 'who is here?' });
  expect(hereOf(ben)).toEqual(['ben']);
});

test('a binary message behind a join waits for it too, and for what was said before', async () => {
  const { join, letGo } = await openSlowly();
  const ana = await join('ana');
  say(ana, 1);
  ana.socket.send(Buffer.from('{}'));
  letGo();
  expect(await ana.closed).toBe(1003);
  const heard = ana.heard.map(({ type }) => type).filter((type) => type !== 'here');
  expect(heard).toEqual(['joined', 'view', 'delta', 'done']);
});

test('a join that is refused changes nothing: the socket stays in its chair, also for what came behind it', async () => {
  // One for the opening, one for the first join.
  const limits = { requests: { perSecond: 0.001, burst: 2 } };
  const address = await startForTest({ limits });
  const { table, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  await ana.next(({ type }) => type === 'view');
  ana.send({ type: 'join', key: seats.ben });
  say(ana, 1);
  expect(await ana.next(({ type }) => type === 'refused')).toMatchObject({ code: 'too-many' });
  await ana.next(({ type }) => type === 'done');
  expect(ana.view()).toMatchObject({ viewer: 'ana', talk: [{ from: 'ana', text: '1' }] });
  ana.send({ type: 'join', key: seats.ben, since: 'yesterday' });
  expect(await ana.next(({ type }) => type === 'refused')).toMatchObject({ code: 'malformed' });
  expect(await ana.command('b', { type: 'say', text: 'b' })).toMatchObject({ type: 'done' });
  expect(ana.heard.filter(({ type }) => type === 'joined')).toHaveLength(1);
  await ana.leave();
});
