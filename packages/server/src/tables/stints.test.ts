import { expect, test, vi } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { lockFor, makeKey } from '../keys.ts';
import { openMemory } from '../stores/memory.ts';
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
  const { work, doneBy } = begin();
  for (const label of ['a1', 'a2', 'a3', 'a4', 'a5']) work('a', label, 10);
  expect(doneBy).toEqual(['a1', 'a2']);
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
  const { work, doneBy, drain } = begin();
  for (let n = 1; n <= 4; n++) work('a', `a${n}`, 30);
  work('b', 'b1', 30);
  work('b', 'b2', 30);
  work('c', 'c1', 30);
  await drain();
  expect(doneBy).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a command that waits behind others is refused when its key dies meanwhile, and the others are not', async () => {
  const hear = (): void => {};
  const rooms = openRooms({
    store: openMemory(),
    bus: openLocalBus(),
    games: new Map([[market.id, market]]),
    now: () => 1,
    idle: 60_000,
    milestone: 1000,
    events: {
      ...{ committed: hear, failed: hear, raced: hear, opened: hear, retired: hear },
      ...{ closed: hear, relocked: hear, reseated: hear, undone: hear },
    },
  });
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
  // Whoever looks at the clock finds that the time of this turn is over, until the key is another.
  let time = 0;
  clock.mockImplementation(() => (time += 1000));
  say('ana');
  say('ben');
  expect(outcomes.size).toBe(0);
  await rooms.replaceLock(room, lockFor('ana', makeKey()), async () => true);
  clock.mockRestore();
  await expect.poll(() => outcomes.size).toBe(2);
  expect(outcomes.get('ana')).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  expect(outcomes.get('ben')).toMatchObject({ ok: true });
  await rooms.end();
});
