import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Limits } from '../limits/limits.ts';
import { openMemory } from '../stores/memory.ts';
import { connect, type Guest, type Heard } from '../testing/client.ts';
import { makeFaulty } from '../testing/faulty.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';

const isRefused = ({ type }: Heard): boolean => type === 'refused';
const say = (n: number) => ({
  type: 'command',
  id: `c${n}`,
  command: { type: 'say', text: `${n}` },
});
const answersOf = (guest: Guest): unknown[] =>
  guest.heard.filter(({ type }) => type === 'done' || type === 'refused').map(({ id }) => id);

/** A server whose store waits for `release` before it keeps anything. */
async function startHeld(limits: Partial<Limits>) {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const faulty = makeFaulty(openMemory());
  faulty.before = () => held;
  return { server: await startMarket({ store: faulty.store, limits }), release };
}

test('one who floods gets the answers to what was carried out, and is closed then', async () => {
  const { server, release } = await startHeld({
    commands: { perSecond: 0.01, burst: 3 },
    patience: 4,
  });
  const { table, seats } = await openMarket(server.address);
  const ana = await connect(server.address, table, { key: seats.ana });
  await ana.next(({ type }) => type === 'view');
  for (let n = 0; n < 20; n++) ana.send(say(n));
  for (let n = 0; n < 4; n++) await ana.next(isRefused);
  release();
  expect(await ana.closed).toBe(4429);
  expect(answersOf(ana)).toEqual(['c3', 'c4', 'c5', 'c6', 'c0', 'c1', 'c2']);
  const seen = await ask(server.address, `/api/tables/${table}`, { key: seats.ben });
  expect(seen.body.seq).toBe(4);
  await server.close();
});

test('so does one who is closed for a binary message, or for a bad key', async () => {
  for (const [wrong, code] of [
    [Buffer.from('{}'), 1003],
    ['{"type":"join","key":"x"}', 4401],
  ] as const) {
    const { server, release } = await startHeld({});
    const { table, seats } = await openMarket(server.address);
    const ana = await connect(server.address, table, { key: seats.ana });
    await ana.next(({ type }) => type === 'view');
    ana.send(say(0));
    ana.socket.send(wrong);
    ana.send(say(1));
    ana.socket.ping();
    await once(ana.socket, 'pong');
    release();
    expect(await ana.closed).toBe(code);
    expect(answersOf(ana).filter((id) => id !== undefined)).toEqual(['c0']);
    const seen = await ask(server.address, `/api/tables/${table}`, { key: seats.ben });
    expect(seen.body.seq).toBe(2);
    await server.close();
  }
});

test('a chair that is full refuses the next socket before it closes it', async () => {
  const server = await startMarket({ limits: { socketsPerChair: 1 } });
  const { table, seats } = await openMarket(server.address);
  const first = await connect(server.address, table, { key: seats.ana });
  await first.next(({ type }) => type === 'view');
  const second = await connect(server.address, table, { key: seats.ana });
  expect(await second.closed).toBe(4429);
  expect(second.heard).toMatchObject([{ type: 'refused', code: 'too-many', retryAfter: 10 }]);
  expect(await first.command('a', { type: 'say', text: 'still here' })).toMatchObject({
    type: 'done',
  });
  await server.close();
});
