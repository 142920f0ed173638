import { expect, test, vi } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import type { Store } from '../stores/store.ts';
import { connect } from '../testing/client.ts';
import { makeGate } from '../testing/gate.ts';
import { type MarketView, market } from '../testing/market.ts';
import { startForTest } from '../testing/running.ts';
import { ask, openMarket } from '../testing/tables.ts';

/** In milliseconds, longer than a turn of the event loop goes on with views. */
const LONG = 30;

/** A part of a view that takes its time to be written, and tells when it is. */
class Slow {
  static written = (): void => {};
  toJSON(): string {
    Slow.written();
    const end = performance.now() + LONG;
    while (performance.now() < end);
    return 'slow';
  }
}

const laden: typeof market = {
  ...market,
  view: (...given): MarketView & { slow: Slow } => ({
    ...market.view(...given),
    slow: new Slow(),
  }),
};

test('others are heard between two whole views, however many are asked for and joined for at once', async () => {
  const inner = openMemory();
  const { table, seats } = await openMarket(await startForTest({ store: inner }));
  const { opened, letGo } = makeGate();
  let asked = 0;
  const readLocks: Store['readLocks'] = async (id) => {
    asked += 1;
    await opened;
    return inner.readLocks(id);
  };
  const address = await startForTest({ store: { ...inner, readLocks }, games: [laden] });
  const looks = Array.from({ length: 4 }, () =>
    ask(address, `/api/tables/${table}`, { key: seats.ana }),
  );
  const guests = await Promise.all(
    Array.from({ length: 4 }, () => connect(address, table, { key: seats.ben })),
  );
  await expect.poll(() => asked).toBe(8);
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  Slow.written = () => void turns.push(turn);
  letGo();
  for (const { status } of await Promise.all(looks)) expect(status).toBe(200);
  for (const guest of guests) await guest.next(({ type }) => type === 'view');
  isOver = true;
  expect(turns).toHaveLength(8);
  expect(new Set(turns).size).toBe(8);
  await Promise.all(guests.map((guest) => guest.leave()));
});

test('who waits for a view sees nothing when the key dies meanwhile', async () => {
  const address = await startForTest({});
  const { table, seats, host } = await openMarket(address);
  const guest = await connect(address, table, { key: seats.ana, silent: true });
  // Whoever looks at the clock finds that the time of this turn is over.
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  guest.send({ type: 'join', key: seats.ana });
  const looking = ask(address, `/api/tables/${table}`, { key: seats.ana });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const body = { seat: 'ana' };
  const made = await ask(address, `/api/tables/${table}/keys`, { key: host, body });
  clock.mockRestore();
  expect(made.status).toBe(200);
  expect((await looking).status).toBe(404);
  expect(await guest.closed).toBe(4401);
  expect(guest.heard.map(({ type }) => type)).toEqual(['refused']);
});
