import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openMemory } from '../stores/memory.ts';
import { connect } from '../testing/client.ts';
import { type MarketView, market } from '../testing/market.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';
import { openBots } from './bots.ts';
import type { Request, Room } from './room.ts';

const running: RunningServer[] = [];
const QUICK = { least: 0, most: 1, gap: 0, alone: 60_000 };

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function start(options: Parameters<typeof startMarket>[0]): Promise<RunningServer> {
  const server = await startMarket({ bots: QUICK, ...options });
  running.push(server);
  return server;
}

test('a bot plays its seat through the same door, and its table remembers it', async () => {
  const store = { ...openMemory(), end: async () => {} };
  const first = await start({ store });
  const { table, seats } = await openMarket(first.address, {}, { bots: ['ben'] });
  const ana = await connect(first.address, table, { key: seats.ana });
  await expect
    .poll(() => ana.view())
    .toMatchObject({ hand: { salt: 7 }, seats: { ben: { cards: 3 } } });
  const seen = await ask(first.address, `/api/tables/${table}`, { key: seats.ana });
  expect(seen.body.bots).toEqual(['ben']);
  await first.close();
  running.splice(0);
  const second = await start({ store });
  const back = await connect(second.address, table, { key: seats.ana });
  await back.command('one', { type: 'give', to: 'ben', kind: 'salt' });
  await expect.poll(() => back.seq()).toBe(5);
  const log = await ask(second.address, `/api/tables/${table}/log?after=3`, { key: seats.ana });
  expect(log.body.entries).toMatchObject([
    { event: { from: 'ana', to: 'ben', kind: 'salt' } },
    { event: { from: 'ben', to: 'ana', kind: 'salt' } },
  ]);
});

test('a bot takes the place of somebody who has gone, and leaves it to him again', async () => {
  const store = { ...openMemory(), end: async () => {} };
  const first = await start({ store });
  const { table, host, seats } = await openMarket(first.address);
  const path = `/api/tables/${table}`;
  const seat = (plays: boolean, at = first) =>
    ask(at.address, `${path}/bots`, { key: host, body: { seat: 'ben', plays } });
  const ana = await connect(first.address, table, { key: seats.ana });
  await ana.next(({ type }) => type === 'joined');
  expect((await seat(true)).body).toEqual({ bots: ['ben'] });
  expect((await seat(true)).body).toEqual({ bots: ['ben'] });
  expect((await ana.next(({ type }) => type === 'bots')).bots).toEqual(['ben']);
  // Ben has two of salt, which his bot gives away.
  await expect.poll(() => ana.view()).toMatchObject({ hand: { salt: 7 } });
  await first.close();
  running.splice(0);
  const second = await start({ store });
  const seen = await ask(second.address, path, { key: seats.cleo });
  expect(seen.body.bots).toEqual(['ben']);
  const back = await connect(second.address, table, { key: seats.ana });
  expect((await back.next(({ type }) => type === 'bots')).bots).toEqual(['ben']);
  await back.command('one', { type: 'give', to: 'ben', kind: 'salt' });
  await expect.poll(() => back.seq()).toBe(5);
  expect((await seat(false, second)).body).toEqual({ bots: [] });
  expect((await back.next(({ type }) => type === 'bots')).bots).toEqual([]);
  await back.command('two', { type: 'give', to: 'ben', kind: 'salt' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(back.seq()).toBe(6);
});

test('a clock that rings for a table out of memory does not wake its bots, and somebody who comes does', async () => {
  const store = { ...openMemory(), end: async () => {} };
  const first = await start({ store });
  const { table, host } = await openMarket(first.address, { timeLimit: 1 }, { bots: ['ben'] });
  await first.close();
  running.splice(0);
  let looks = 0;
  const watched: typeof market = {
    ...market,
    bot: () => {
      looks += 1;
      return { wait: 5 };
    },
  };
  const second = await start({ store, games: [watched] });
  const head = async () => (await store.readTable(table))?.deadline;
  await expect.poll(head, { timeout: 60_000 }).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(looks).toBe(0);
  await ask(second.address, `/api/tables/${table}`, { key: host });
  await expect.poll(() => looks, { timeout: 60_000 }).toBeGreaterThan(0);
});

/** A room of which there is only what bots look at. */
function makeRoom(bots: readonly string[], bot: () => unknown): Room {
  return {
    bots,
    closed: null,
    usedAt: Date.now(),
    game: { bot },
    durable: { chairs: new Map() },
    audience: new Map(),
    untold: new Set(),
    toldAt: 0,
    watchers: new Set(),
  } as unknown as Room;
}

const greet = () => ({ command: { type: 'say', text: 'hello' } });

test('a bot whose command is refused, or that breaks, waits before it looks again', async () => {
  for (const broken of [false, true]) {
    const asked: Request[] = [];
    const faults: unknown[] = [];
    const bot = () => {
      if (broken) throw new Error('a fault in the bot');
      return { command: { type: 'give', to: 'ana', kind: 'salt' } };
    };
    const room = makeRoom(['ben'], bot);
    const bots = openBots({
      pace: QUICK,
      now: Date.now,
      failed: (fault) => faults.push(fault),
      duty: () => true,
      quit: () => {},
      ask: (_, request) => {
        asked.push(request);
        request.reply({ ok: false, refusal: { code: 'not-held', message: 'no' } });
      },
    });
    bots.attend(room);
    await new Promise((resolve) => setTimeout(resolve, 200));
    bots.stop();
    expect([asked.length, faults.length]).toEqual(broken ? [0, 1] : [1, 0]);
  }
});

test('a bot that was sent away does not come back, whatever still reaches it', async () => {
  const asked: Request[] = [];
  const room = makeRoom(['ben'], greet);
  const bots = openBots({
    pace: QUICK,
    now: Date.now,
    failed: () => {},
    duty: () => true,
    quit: () => {},
    ask: (_, request) => void asked.push(request),
  });
  bots.attend(room);
  await expect.poll(() => asked.length).toBe(1);
  bots.dismiss(room);
  asked[0]?.reply({ ok: true, seq: 2, refs: {} });
  for (const watch of room.watchers) watch(['ben'], []);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(1);
});

test('a bot goes on as it was while another one comes and goes', async () => {
  const happened: string[] = [];
  const room = makeRoom(['ben'], greet);
  const bots = openBots({
    pace: { least: 60, most: 60, gap: 0, alone: 60_000 },
    now: Date.now,
    failed: () => {},
    duty: () => true,
    quit: () => happened.push('quit'),
    ask: (_, { chair }) => happened.push(chair),
  });
  bots.attend(room);
  // Each time before anybody has thought for long enough.
  const flipping = setInterval(() => {
    room.bots = room.bots.length === 1 ? ['ben', 'ana'] : ['ben'];
    bots.reseat(room);
  }, 10);
  await expect.poll(() => happened).not.toEqual([]);
  clearInterval(flipping);
  expect(happened[0]).toBe('ben');
  expect(happened).not.toContain('quit');
  bots.stop();
});

test('a bot that has gone does not come back with the answer to what it asked', async () => {
  const asked: Request[] = [];
  const room = makeRoom(['ben', 'ana'], greet);
  const bots = openBots({
    pace: QUICK,
    now: Date.now,
    failed: () => {},
    duty: () => true,
    quit: () => {},
    ask: (_, request) => asked.push(request),
  });
  bots.attend(room);
  await expect.poll(() => asked.length).toBe(2);
  room.bots = ['ana'];
  bots.reseat(room);
  for (const { reply } of asked.splice(0)) reply({ ok: true, seq: 1, refs: {} });
  await expect.poll(() => asked.map(({ chair }) => chair)).toEqual(['ana']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.map(({ chair }) => chair)).toEqual(['ana']);
  bots.stop();
});

test('bots of one table do not speak faster than the pace allows', async () => {
  const { address } = await start({ bots: { ...QUICK, gap: 150 } });
  const { table, seats } = await openMarket(address, {}, { bots: ['ana', 'ben', 'cleo'] });
  const host = await connect(address, table, { key: seats.ana });
  await host.next(({ type }) => type === 'view');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { seq } = (await ask(address, `/api/tables/${table}`, { key: seats.ana })).body;
  expect(Number(seq)).toBeLessThanOrEqual(9);
});

test('a bot whose view a person changed goes before those that wait on account of other bots', async () => {
  for (const [by, order] of [
    ['dora', ['ana', 'cleo', 'ben']],
    ['ana', ['ana', 'ben', 'cleo']],
    ['clock', ['ana', 'ben', 'cleo']],
  ] as const) {
    const asked: string[] = [];
    const room = makeRoom(['ana', 'ben', 'cleo'], greet);
    const bots = openBots({
      pace: { ...QUICK, most: 0, gap: 150 },
      now: Date.now,
      failed: () => {},
      duty: () => true,
      quit: () => {},
      ask: (_, { chair }) => void asked.push(chair),
    });
    bots.attend(room);
    await expect.poll(() => asked).toEqual(['ana']);
    for (const watch of room.watchers) watch(['cleo'], [by]);
    await expect.poll(() => asked).toEqual(order);
    bots.stop();
  }
});

test('bots that are alone stop, go on when somebody comes, and stop when the table is closed', async () => {
  const { address } = await start({ bots: { ...QUICK, least: 40, most: 60, alone: 80 } });
  const setup = { hands: { ana: { salt: 90 }, ben: { salt: 90 }, cleo: {} } };
  const opened = await openMarket(address, setup, { bots: ['ana', 'ben'] });
  const gifts = (view: unknown): number => (view as MarketView).gifts.length;
  await new Promise((resolve) => setTimeout(resolve, 700));
  const come = await connect(address, opened.table, { key: opened.seats.ana });
  const { view } = await come.next(({ type }) => type === 'view');
  const before = gifts(view);
  await come.command('hello', { type: 'say', text: 'hello' });
  expect(before).toBeLessThanOrEqual(4);
  const path = `/api/tables/${opened.table}`;
  await ask(address, `${path}/close`, { method: 'POST', key: opened.host });
  const { seq } = (await ask(address, path, { key: opened.host })).body;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await ask(address, path, { key: opened.host })).body.seq).toBe(seq);
});
