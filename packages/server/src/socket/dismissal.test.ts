import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Limits } from '../limits/limits.ts';
import { openMemory } from '../stores/memory.ts';
import { connect, type Guest } from '../testing/client.ts';
import { makeFaulty } from '../testing/faulty.ts';
import { makeGate } from '../testing/gate.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';

const say = (n: number) => ({
  type: 'command',
  id: `c${n}`,
  command: { type: 'say', text: `${n}` },
});
const answersOf = (guest: Guest): unknown[] =>
  guest.heard.filter(({ type }) => type === 'done' || type === 'refused').map(({ id }) => id);

/** A server whose store waits for `release` before it keeps anything. */
async function startHeld(limits: Partial<Limits>) {
  const { opened, letGo: release } = makeGate();
  const faulty = makeFaulty(openMemory());
  faulty.before = () => opened;
  return { server: await startMarket({ store: faulty.store, limits }), release };
}

test('who is closed for a binary message or a bad key gets the answer to what was carried out', async () => {
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
