import { expect, test } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import { makeGate } from '../testing/gate.ts';
import { market } from '../testing/market.ts';
import { create, enter, openShared, SEATS } from '../testing/shared.ts';

test('bots that were seated at another server sit here as well', async () => {
  const store = openMemory();
  const reseated: string[] = [];
  const here = openShared({ store }, { reseated: ({ bots }) => reseated.push(bots.join()) });
  const there = openShared({ store });
  const theirs = await create(there);
  const mine = await enter(here, theirs.id);
  await Promise.all(['ana', 'ben'].map((seat) => there.reseat(theirs, { seat, plays: true })));
  await here.open(mine.id);
  expect([mine.bots, reseated]).toEqual([['ana', 'ben'], ['ana,ben']]);
  await here.reseat(mine, { seat: 'ana', plays: false });
  await there.open(mine.id);
  expect([theirs.bots, reseated]).toEqual([['ben'], ['ana,ben', 'ben']]);
});

test('two servers that seat bots at one moment take none from each other', async () => {
  const store = openMemory();
  const [here, there] = [openShared({ store }), openShared({ store })];
  const theirs = await create(there);
  const mine = await enter(here, theirs.id);
  await Promise.all([
    here.reseat(mine, { seat: 'ana', plays: true }),
    there.reseat(theirs, { seat: 'ben', plays: true }),
  ]);
  for (const rooms of [here, there])
    expect((await rooms.open(mine.id))?.bots).toEqual(['ana', 'ben']);
});

test('bots of another server are told of although the keys could not be read with them', async () => {
  const inner = openMemory();
  let reads = -Infinity;
  const readLocks: typeof inner.readLocks = async (table) => {
    // The first one is the look of whoever comes, the second one follows what was read of the table.
    if (++reads === 2) throw new Error('the store is away');
    return inner.readLocks(table);
  };
  const reseated: string[] = [];
  const here = openShared(
    { store: { ...inner, readLocks } },
    { reseated: ({ bots }) => reseated.push(bots.join()) },
  );
  const there = openShared({ store: inner });
  const theirs = await create(there);
  const mine = await enter(here, theirs.id);
  await there.reseat(theirs, { seat: 'ana', plays: true });
  reads = 0;
  await expect(here.open(mine.id)).rejects.toThrow();
  expect(reads).toBe(2);
  await expect.poll(() => mine.stale).toBe(false);
  expect([mine.bots, reseated]).toEqual([['ana'], ['ana']]);
});

test('nobody sits down in a room that was given up while a bot was seated there', async () => {
  const inner = openMemory();
  const [asked, gate] = [makeGate(), makeGate()];
  const seatBot: typeof inner.seatBot = async (...values) => {
    asked.letGo();
    await gate.opened;
    return inner.seatBot(...values);
  };
  const reseated: string[] = [];
  const here = openShared(
    { store: { ...inner, seatBot } },
    { reseated: ({ id }) => reseated.push(id) },
  );
  const room = await create(here);
  const seated = here.reseat(room, { seat: 'ana', plays: true });
  await asked.opened;
  await inner.remove(room.id);
  expect(await here.open(room.id)).toBeUndefined();
  gate.letGo();
  await seated;
  expect(reseated).toEqual([]);
});

test('bots that the store may have seated, though it could not tell, sit there as it turns out', async () => {
  const inner = openMemory();
  const seatBot: typeof inner.seatBot = async (...values) => {
    await inner.seatBot(...values);
    throw new Error('the disk is not sure');
  };
  const here = openShared({ store: { ...inner, seatBot } });
  const room = await create(here);
  await expect(here.reseat(room, { seat: 'ana', plays: true })).rejects.toThrow();
  await expect.poll(() => room.bots).toEqual(['ana']);
});

test('bots sit down again at a table whose closing the store has lost', async () => {
  const inner = openMemory();
  let isLost = false;
  const readTable: typeof inner.readTable = async (table) => {
    const record = await inner.readTable(table);
    return record && isLost ? { ...record, closed: null } : record;
  };
  const reseated: string[] = [];
  const rooms = openShared(
    { store: { ...inner, readTable } },
    { reseated: ({ bots }) => reseated.push(bots.join()) },
  );
  const created = await rooms.create({ game: market, setup: SEATS, bots: ['ana'] });
  if (!created.ok) throw new Error('not opened');
  const { room } = created.value;
  expect(await rooms.close(room)).toBe(null);
  isLost = true;
  await enter(rooms, room.id);
  expect([room.closed, reseated]).toEqual([null, ['ana']]);
});
