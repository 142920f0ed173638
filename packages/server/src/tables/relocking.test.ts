import { expect, test } from 'vitest';
import { lockFor } from '../keys.ts';
import { openMemory } from '../stores/memory.ts';
import { makeGate } from '../testing/gate.ts';
import { create, enter, openShared, say } from '../testing/shared.ts';

test('a key that is given out while the keys are being read is the one that stands', async () => {
  const inner = openMemory();
  const gate = makeGate();
  const began = makeGate();
  let reads = -Infinity;
  const readLocks: typeof inner.readLocks = async (table) => {
    const locks = await inner.readLocks(table);
    // The second reading follows the first, which found another key than the one in memory.
    if (++reads === 2) {
      began.letGo();
      await gate.opened;
    }
    return locks;
  };
  const here = openShared({ store: { ...inner, readLocks } });
  const there = openShared({ store: inner });
  const room = await create(there);
  const mine = await enter(here, room.id);
  reads = 0;
  await there.replaceLock(room, lockFor('ben', 'of ben'), async () => true);
  const seen = here.open(room.id);
  await began.opened;
  const lock = lockFor('ana', 'of ana');
  await here.replaceLock(mine, lock, async () => true);
  gate.letGo();
  await seen;
  expect(mine.locks).toContainEqual(lock);
  expect(mine.locks).toContainEqual(lockFor('ben', 'of ben'));
});

test('a command that waits while the keys are being read is refused when its own is found to be dead', async () => {
  const inner = openMemory();
  const [began, gate] = [makeGate(), makeGate()];
  let reads = -Infinity;
  const readLocks: typeof inner.readLocks = async (table) => {
    // The first one is the look of whoever comes.
    if (++reads === 2) {
      began.letGo();
      await gate.opened;
    }
    return inner.readLocks(table);
  };
  const here = openShared({ store: { ...inner, readLocks } });
  const there = openShared({ store: inner });
  const theirs = await create(there);
  const mine = await enter(here, theirs.id);
  await there.replaceLock(theirs, lockFor('ana', 'of ana'), async () => true);
  reads = 0;
  const seen = here.open(mine.id);
  await began.opened;
  const asked = say(here, mine);
  expect(here.counts().waiting).toBe(1);
  gate.letGo();
  await seen;
  expect(await asked).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  expect((await inner.readTable(mine.id))?.head).toBe(1);
});

test('a command that waits for a closing is refused when its key dies meanwhile', async () => {
  const inner = openMemory();
  const [began, gate] = [makeGate(), makeGate()];
  const close: typeof inner.close = async () => {
    began.letGo();
    await gate.opened;
    throw new Error('no room left');
  };
  const rooms = openShared({ store: { ...inner, close } });
  const room = await create(rooms);
  const closing = rooms.close(room).catch(() => 'failed');
  await began.opened;
  const asked = say(rooms, room);
  expect(rooms.counts().waiting).toBe(1);
  await rooms.replaceLock(room, lockFor('ana', 'of ana'), async () => true);
  gate.letGo();
  expect(await closing).toBe('failed');
  expect(await asked).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
});

test('a lock that was put back opens, although the lost one had been read meanwhile', async () => {
  const inner = openMemory();
  const gate = makeGate();
  let reads = -Infinity;
  const readLocks: typeof inner.readLocks = async (table) => {
    if (++reads === 1) await gate.opened;
    return inner.readLocks(table);
  };
  let isDoubtful = true;
  const replaceLock: typeof inner.replaceLock = async (...values) => {
    await inner.replaceLock(...values);
    if (isDoubtful) {
      isDoubtful = false;
      throw new Error('the disk is not sure');
    }
  };
  const here = openShared({ store: { ...inner, readLocks, replaceLock } });
  const room = await create(here);
  const first = room.locks.find(({ chair }) => chair === 'ana');
  reads = 0;
  const lost = lockFor('ana', 'of nobody');
  await expect(here.replaceLock(room, lost, async () => true)).rejects.toThrow();
  await here.open(room.id);
  expect(room.locks).toContainEqual(lost);
  gate.letGo();
  await expect.poll(() => room.locks).toContainEqual(first);
  expect(await inner.readLocks(room.id)).toContainEqual(first);
});

test('a new key opens also where the room was given up while it was stored', async () => {
  const inner = openMemory();
  const [asked, gate] = [makeGate(), makeGate()];
  const replaceLock: typeof inner.replaceLock = async (...values) => {
    asked.letGo();
    await gate.opened;
    await inner.replaceLock(...values);
  };
  let isLost = false;
  const readTable: typeof inner.readTable = async (table) => {
    const record = await inner.readTable(table);
    return record && isLost ? { ...record, head: 1 } : record;
  };
  const undone = (): void => {
    isLost = false;
  };
  const here = openShared({ store: { ...inner, replaceLock, readTable } }, { undone });
  const room = await create(here);
  await say(here, room);
  const lock = lockFor('ana', 'of ana');
  const replaced = here.replaceLock(room, lock, async () => true);
  await asked.opened;
  isLost = true;
  const anew = await enter(here, room.id);
  expect(anew).not.toBe(room);
  gate.letGo();
  await replaced;
  expect(anew.locks).toContainEqual(lock);
});
