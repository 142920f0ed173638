import { expect, test, vi } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { lockFor } from '../keys.ts';
import { guardStore } from '../stores/guarded.ts';
import { openMemory } from '../stores/memory.ts';
import { type Faulty, makeFaulty } from '../testing/faulty.ts';
import { makeGate } from '../testing/gate.ts';
import { market } from '../testing/market.ts';
import type { RoomsEvents } from './house.ts';
import type { Outcome, Room } from './room.ts';
import { openRooms, type Rooms } from './rooms.ts';

const events = {
  committed: () => {},
  failed: () => {},
  raced: () => {},
  opened: () => {},
  retired: () => {},
  closed: () => {},
  relocked: () => {},
  reseated: () => {},
  undone: () => {},
};

/** The rooms of a server over a store that others use too, and of which it hears nothing. */
function openShared({ store }: Pick<Faulty, 'store'>, heard: Partial<RoomsEvents> = {}): Rooms {
  return openRooms({
    store: guardStore(store),
    bus: { ...openLocalBus(), shared: true },
    games: new Map([[market.id, market]]),
    now: () => 1,
    idle: 60_000,
    milestone: 1000,
    events: { ...events, ...heard },
  });
}

const SEATS = { seats: ['ana', 'ben', 'cleo'], hands: { ana: { salt: 5 }, ben: {}, cleo: {} } };

/** Opens a table at these rooms. */
async function create(rooms: Rooms): Promise<Room> {
  const created = await rooms.create({ game: market, setup: SEATS, bots: [] });
  if (!created.ok) throw new Error('not opened');
  return created.value.room;
}

/** Comes to a table that is stored. */
async function enter(rooms: Rooms, table: string): Promise<Room> {
  const room = await rooms.open(table);
  if (!room) throw new Error('not stored');
  return room;
}

/** Has ana say something at these rooms; gives what becomes of it. */
function say(rooms: Rooms, room: Room): Promise<Outcome> {
  const command = { type: 'say', text: 'hello' };
  return new Promise((reply) => rooms.ask(room, { chair: 'ana', command, reply }));
}

test('who comes while what another server wrote is being read waits until it is read', async () => {
  const inner = openMemory();
  const faulty = makeFaulty(inner);
  const [commit, reading] = [makeGate(), makeGate()];
  let isLoaded = false;
  let hasRead = false;
  const readEntries: typeof inner.readEntries = async (...where) => {
    if (isLoaded) {
      await reading.opened;
      hasRead = true;
    }
    return inner.readEntries(...where);
  };
  const here = openShared({ store: { ...faulty.store, readEntries } });
  const there = openShared({ store: inner });
  const theirs = await create(there);
  const { id } = theirs;
  const mine = await enter(here, id);
  isLoaded = true;
  faulty.before = () => commit.opened;
  const lost = say(here, mine);
  await say(there, theirs);
  const seen = [here.open(id), here.open(id)].map(async (opening) => {
    const room = await opening;
    return { hasRead, seq: room?.durable.table.head.seq };
  });
  faulty.fail = true;
  commit.letGo();
  expect(await lost).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
  // Time for those who would not wait.
  await new Promise((resolve) => setTimeout(resolve, 30));
  reading.letGo();
  const whole = { hasRead: true, seq: 2 };
  expect(await Promise.all(seen)).toEqual([whole, whole]);
});

test('a table that always comes second gives up, also where commands come while it is under way', async () => {
  const inner = openMemory();
  const faulty = makeFaulty({ ...inner, append: async (batch) => batch.map(() => 'fenced') });
  const rooms = openShared(faulty);
  const room = await create(rooms);
  const others: Promise<Outcome>[] = [];
  faulty.before = async () => {
    if (others.length < 100) others.push(say(rooms, room));
  };
  expect(await say(rooms, room)).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
  expect(others.length).toBeLessThan(50);
  await Promise.all(others);
});

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

test('a command that waits while damage is read is told of that, and not to try again', async () => {
  const inner = openMemory();
  const [began, gate] = [makeGate(), makeGate()];
  let isDamaged = false;
  const readEntries: typeof inner.readEntries = async (...where) => {
    const entries = await inner.readEntries(...where);
    if (!isDamaged) return entries;
    began.letGo();
    await gate.opened;
    return entries.map((entry) => ({ ...entry, hash: 'of another entry' }));
  };
  const here = openShared({ store: { ...inner, readEntries } });
  const there = openShared({ store: inner });
  const theirs = await create(there);
  const mine = await enter(here, theirs.id);
  await say(there, theirs);
  isDamaged = true;
  const seen = here.open(mine.id);
  await began.opened;
  const asked = say(here, mine);
  gate.letGo();
  await expect(seen).rejects.toThrow('damaged at entry 2');
  expect(await asked).toMatchObject({ ok: false, refusal: { code: 'log-damaged' } });
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

test('what could not be read for somebody who came is read on its own as soon as it can be', async () => {
  const inner = openMemory();
  let isAway = false;
  const readEntries: typeof inner.readEntries = async (...where) => {
    if (isAway) throw new Error('the store is away');
    return inner.readEntries(...where);
  };
  const here = openShared({ store: { ...inner, readEntries } });
  const there = openShared({ store: inner });
  const room = await create(there);
  const mine = await enter(here, room.id);
  await say(there, room);
  isAway = true;
  await expect(here.open(room.id)).rejects.toThrow();
  expect(mine.durable.table.head.seq).toBe(1);
  isAway = false;
  await expect.poll(() => mine.durable.table.head.seq, { timeout: 60_000 }).toBe(2);
});

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

test('whoever comes to a table that is given up while it is loaded is let into what is stored', async () => {
  const inner = openMemory();
  let reads = -Infinity;
  const readTable: typeof inner.readTable = async (table) => {
    const record = await inner.readTable(table);
    reads += 1;
    // After it was loaded, the store seems to be behind, as in a failover.
    return record && (reads === 2 || reads === 3) ? { ...record, head: 1 } : record;
  };
  const undone: string[] = [];
  const here = openShared(
    { store: { ...inner, readTable } },
    { undone: ({ id }) => undone.push(id) },
  );
  const there = openShared({ store: inner });
  const theirs = await create(there);
  await say(there, theirs);
  reads = 0;
  const mine = await enter(here, theirs.id);
  expect(undone).toEqual([theirs.id]);
  expect(await say(here, mine)).toMatchObject({ ok: true, seq: 3 });
});

test('whoever watches a room hears who did what changed there, at this server or at another', async () => {
  const store = openMemory();
  const [here, there] = [openShared({ store }), openShared({ store })];
  const mine = await create(here);
  const theirs = await enter(there, mine.id);
  const heard: (readonly [string, readonly string[]])[] = [];
  mine.watchers.add((changed, by) => void (changed.length > 0 && heard.push(['mine', by])));
  theirs.watchers.add((changed, by) => void (changed.length > 0 && heard.push(['theirs', by])));
  expect(await say(here, mine)).toMatchObject({ ok: true });
  await enter(there, mine.id);
  expect(heard).toEqual([
    ['mine', ['ana']],
    ['theirs', ['ana']],
  ]);
  await Promise.all([here.end(), there.end()]);
});
