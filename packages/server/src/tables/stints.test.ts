import { expect, test, vi } from 'vitest';
import type { Bus, Ears } from '../bus/bus.ts';
import { openLocalBus } from '../bus/local.ts';
import { lockFor, makeKey } from '../keys.ts';
import { openMemory } from '../stores/memory.ts';
import type { Store } from '../stores/store.ts';
import { market } from '../testing/market.ts';
import type { Outcome } from './room.ts';
import { openRooms } from './rooms.ts';
import { makeStints } from './stints.ts';

/** Stints on a clock that only work moves, and what was done in them. */
function begin() {
  let clock = 0;
  const stints = makeStints(() => clock);
  const doneBy: string[] = [];
  const work = (name: string, label: string, takes: number): void =>
    stints.take(name, () => {
      doneBy.push(label);
      clock += takes;
    });
  return { ...stints, work, doneBy };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('work is done at once while there is time, and then others are listened to first', async () => {
  const { work, doneBy, waiting } = begin();
  for (const label of ['a1', 'a2', 'a3', 'a4', 'a5']) work('a', label, 10);
  expect(doneBy).toEqual(['a1', 'a2']);
  expect(waiting()).toBe(3);
  await nextTurn();
  expect(doneBy).toEqual(['a1', 'a2', 'a3', 'a4']);
  work('b', 'b1', 1);
  expect(doneBy).toHaveLength(4);
  await nextTurn();
  expect(doneBy.slice(4)).toEqual(['a5', 'b1']);
  await nextTurn();
  work('a', 'a6', 1);
  expect(doneBy.at(-1)).toBe('a6');
});

test('who asks for much waits for himself: names take turns, and each keeps its order', async () => {
  const { work, doneBy, drain, waiting } = begin();
  for (let n = 1; n <= 4; n++) work('a', `a${n}`, 30);
  work('b', 'b1', 30);
  work('b', 'b2', 30);
  work('c', 'c1', 30);
  expect(waiting()).toBe(6);
  await drain();
  expect(waiting()).toBe(0);
  expect(doneBy).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

/** A table of which commands wait until `letGo`, and what becomes of them. */
async function openWaiting(store: Store = openMemory(), undone = (): void => {}) {
  const hear = (): void => {};
  let ears: Ears = { hear, missed: hear };
  const listen: Bus['listen'] = async (given) => {
    ears = given;
  };
  const rooms = openRooms({
    store,
    bus: { ...openLocalBus(), listen },
    games: new Map([[market.id, market]]),
    now: () => 1,
    idle: 60_000,
    milestone: 1000,
    events: {
      ...{ committed: hear, failed: hear, raced: hear, opened: hear, retired: hear },
      ...{ closed: hear, relocked: hear, reseated: hear, undone },
    },
  });
  await rooms.start();
  const created = await rooms.create({ game: market, setup: { seats: ['ana', 'ben'] }, bots: [] });
  if (!created.ok) throw new Error('not opened');
  const { room } = created.value;
  const outcomes = new Map<string, Outcome>();
  const say = (chair: string): void =>
    rooms.ask(room, {
      chair,
      command: { type: 'say', text: 'x' },
      reply: (outcome) => void outcomes.set(chair, outcome),
    });
  const clock = vi.spyOn(performance, 'now');
  // Whoever looks at the clock finds that the time of this turn is over.
  let time = 0;
  clock.mockImplementation(() => (time += 1000));
  return { rooms, room, outcomes, say, ears, letGo: () => clock.mockRestore() };
}

test('a command that waits behind others is refused when its key dies meanwhile, and the others are not', async () => {
  const { rooms, room, outcomes, say, letGo } = await openWaiting();
  say('ana');
  say('ben');
  expect(outcomes.size).toBe(0);
  await rooms.replaceLock(room, lockFor('ana', makeKey()), async () => true);
  letGo();
  await expect.poll(() => outcomes.size).toBe(2);
  expect(outcomes.get('ana')).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  expect(outcomes.get('ben')).toMatchObject({ ok: true });
  await rooms.end();
});

test('a command that waits at a table that is deleted meanwhile is told that there is none', async () => {
  const store = openMemory();
  const { rooms, room, outcomes, say, ears, letGo } = await openWaiting(store);
  say('ana');
  await store.remove(room.id);
  ears.hear({ table: room.id, head: null });
  await expect.poll(() => rooms.counts().tables).toBe(0);
  letGo();
  await expect.poll(() => outcomes.get('ana')).toMatchObject({ refusal: { code: 'not-found' } });
  await rooms.end();
});

test('a command that waits at a table that is given up meanwhile writes nothing to what is stored instead', async () => {
  const inner = openMemory();
  let isOther = false;
  const readEntries: Store['readEntries'] = async (...where) =>
    (await inner.readEntries(...where)).map((entry) =>
      isOther ? { ...entry, hash: 'of another entry' } : entry,
    );
  const append = vi.fn(inner.append);
  const undone = vi.fn();
  const { rooms, room, outcomes, say, ears, letGo } = await openWaiting(
    { ...inner, readEntries, append },
    undone,
  );
  say('ana');
  // As after a failover to a database that was behind, where somebody went on.
  isOther = true;
  ears.hear({ table: room.id, head: null });
  await expect.poll(() => undone).toHaveBeenCalledOnce();
  letGo();
  await expect.poll(() => outcomes.get('ana')).toMatchObject({ refusal: { code: 'unavailable' } });
  expect(append).not.toHaveBeenCalled();
  await rooms.end();
});
