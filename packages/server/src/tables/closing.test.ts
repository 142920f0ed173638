import { expect, test, vi } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import { makeGate } from '../testing/gate.ts';
import { market } from '../testing/market.ts';
import { create, openShared, SEATS, say } from '../testing/shared.ts';

test('a table of which the store lost what it had stored is given up and not closed', async () => {
  const inner = openMemory();
  let isLost = false;
  let closings = 0;
  const readTable: typeof inner.readTable = async (table) => {
    const record = await inner.readTable(table);
    return record && isLost ? { ...record, head: 1 } : record;
  };
  const close: typeof inner.close = async (table, head, at) => {
    closings += 1;
    return isLost ? false : inner.close(table, head, at);
  };
  const rooms = openShared({ store: { ...inner, readTable, close } });
  const created = await rooms.create({ game: market, setup: SEATS, bots: [] });
  if (!created.ok) throw new Error('not opened');
  const { room } = created.value;
  await say(rooms, room);
  isLost = true;
  await expect(rooms.close(room)).rejects.toThrow('the store failed');
  expect(closings).toBe(1);
});

test('a table that is given up while its closing waits is not closed as it was', async () => {
  const inner = openMemory();
  const [began, gate] = [makeGate(), makeGate()];
  let reads = -Infinity;
  const readTable: typeof inner.readTable = async (table) => {
    const record = await inner.readTable(table);
    reads += 1;
    if (reads === 2) {
      began.letGo();
      await gate.opened;
    }
    return record && (reads === 1 || reads === 2) ? { ...record, head: 1 } : record;
  };
  const close = vi.fn(inner.close);
  const rooms = openShared({ store: { ...inner, readTable, close } });
  const room = await create(rooms);
  await say(rooms, room);
  reads = 0;
  const seen = rooms.open(room.id);
  await began.opened;
  const closing = rooms.close(room);
  gate.letGo();
  await expect(closing).rejects.toThrow('the store failed');
  expect(close).not.toHaveBeenCalled();
  expect(await seen).not.toBe(room);
});

test('whoever closes a table that was deleted is told that there is none', async () => {
  const store = openMemory();
  const rooms = openShared({ store });
  const room = await create(rooms);
  await store.remove(room.id);
  expect(await rooms.close(room)).toBe('not-found');
  const other = await create(rooms);
  expect([await rooms.close(other), await rooms.close(other)]).toEqual([null, 'table-closed']);
});
