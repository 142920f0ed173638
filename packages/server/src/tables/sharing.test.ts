import { expect, test, vi } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import { makeFaulty } from '../testing/faulty.ts';
import { makeGate } from '../testing/gate.ts';
import { create, enter, openShared, say } from '../testing/shared.ts';
import type { Outcome } from './room.ts';

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

test('others get their turn while much that another server wrote is read', async () => {
  const inner = openMemory();
  const [here, there] = [openShared({ store: inner }), openShared({ store: inner })];
  const theirs = await create(there);
  const { id } = theirs;
  const mine = await enter(here, id);
  for (let n = 0; n < 500; n++) await say(there, theirs);
  let turns = 0;
  let isRead = false;
  const count = (): void => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  // Whoever looks at the clock finds that the time of this turn is over.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  setImmediate(count);
  await here.open(id);
  isRead = true;
  clock.mockRestore();
  expect(mine.durable.table.head.seq).toBe(501);
  expect(turns).toBeGreaterThan(20);
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

test('a table that is still being loaded when the server ends is not seated any more', async () => {
  const inner = openMemory();
  const { id } = await create(openShared({ store: inner }));
  const reading = makeGate();
  const readEntries: typeof inner.readEntries = async (...where) => {
    await reading.opened;
    return inner.readEntries(...where);
  };
  const seated: string[] = [];
  const opened = (room: { readonly id: string }): void => void seated.push(room.id);
  const rooms = openShared({ store: { ...inner, readEntries } }, { opened });
  const coming = rooms.open(id);
  await rooms.end();
  reading.letGo();
  await expect(coming).rejects.toThrow('the store failed');
  expect(seated).toEqual([]);
});
