import { afterEach, expect, inject, test } from 'vitest';
import { openPostgresBus } from '../bus/postgres.ts';
import type { RunningServer, ServerOptions } from '../server.ts';
import { openPostgres } from '../stores/postgres.ts';
import { connect, hereOf } from '../testing/client.ts';
import { makeDatabase, query } from '../testing/database.ts';
import { judge, playLeague, RICH } from '../testing/league.ts';
import type { MarketView } from '../testing/market.ts';
import { ask, type Opened, openMarket, startMarket } from '../testing/tables.ts';

const give = { type: 'give', to: 'ben', kind: 'salt' };
const WITHIN = { timeout: 10_000 };
const running = new Set<RunningServer>();
const after: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const server of running) await server.close();
  running.clear();
  for (const clean of after.splice(0)) await clean();
});

async function makePlace(): Promise<string> {
  const { url, drop } = await makeDatabase(inject('postgres'));
  after.push(drop);
  return url;
}

async function start(url: string, options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const store = await openPostgres({ url });
  const bus = openPostgresBus({ url });
  const server = await startMarket({ limits: 'off', store, bus, ...options });
  running.add(server);
  return server;
}

async function startTwo(options: Partial<ServerOptions> = {}) {
  const url = await makePlace();
  return { url, one: await start(url, options), two: await start(url, options) };
}

function send(at: RunningServer, { table, seats }: Opened, id: string, command: unknown = give) {
  const path = `/api/tables/${table}/commands`;
  return ask(at.address, path, { key: seats.ana, body: { id, command } });
}

async function look(at: RunningServer, { table }: Opened, key = '') {
  const { status, body } = await ask(at.address, `/api/tables/${table}`, { key });
  return { status, ...(body as { seq: number; view: MarketView; closed: unknown }) };
}

async function metric(at: RunningServer, name: string): Promise<number> {
  const { body } = await ask(at.address, '/metrics');
  return Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(String(body.text))?.[1]);
}

test('what is done at one server is shown at the other, and read there at once', async () => {
  const { one, two } = await startTwo();
  const opened = await openMarket(one.address);
  const ben = await connect(two.address, opened.table, { key: opened.seats.ben });
  await ben.next(({ type }) => type === 'view');
  expect((await send(one, opened, 'one')).body).toEqual({ seq: 2, refs: { gift: 'ana-ben-1' } });
  // No news is waited for: whoever asks reads what is stored.
  const seen = await look(two, opened, opened.seats.ana);
  expect([seen.seq, seen.view.hand]).toEqual([2, { salt: 4, iron: 1 }]);
  expect((await ben.next(({ type }) => type === 'delta')).seq).toBe(2);
  expect(ben.view()).toMatchObject({ hand: { salt: 3 } });
  // A command sent again elsewhere is answered as it was, and not carried out again.
  expect((await send(two, opened, 'one')).body).toEqual({ seq: 2, refs: { gift: 'ana-ben-1' } });
  const answer = await ben.command('back', { type: 'give', to: 'ana', kind: 'salt' });
  expect(answer).toMatchObject({ type: 'done', seq: 3 });
  expect((await look(one, opened, opened.seats.ana)).seq).toBe(3);
  await ben.leave();
});

test('who is connected is known at every server', async () => {
  const { one, two } = await startTwo();
  const opened = await openMarket(one.address);
  const ana = await connect(one.address, opened.table, { key: opened.seats.ana, here: true });
  const ben = await connect(two.address, opened.table, { key: opened.seats.ben, here: true });
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana', 'ben']);
  await expect.poll(() => hereOf(ben), WITHIN).toEqual(['ana', 'ben']);
  const cleo = await connect(two.address, opened.table, { key: opened.seats.cleo });
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana', 'ben', 'cleo']);
  await ben.leave();
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana', 'cleo']);
  await Promise.all([ana.leave(), cleo.leave()]);
});

test('whoever comes back to another server goes on where he was', async () => {
  const { one, two } = await startTwo();
  const opened = await openMarket(one.address);
  const first = await connect(two.address, opened.table, { key: opened.seats.ben });
  await first.next(({ type }) => type === 'view');
  await first.leave();
  await send(one, opened, 'one');
  const { heard } = first;
  const again = { key: opened.seats.ben, since: 1, view: heard.find(({ view }) => view)?.view };
  const second = await connect(two.address, opened.table, again);
  expect((await second.next(({ type }) => type === 'joined')).seq).toBe(2);
  await second.next(({ type }) => type === 'delta');
  expect(second.view()).toMatchObject({ hand: { salt: 3 } });
  await second.leave();
});

test('a new key opens everywhere, and the old one is dead everywhere', async () => {
  const { one, two } = await startTwo();
  const opened = await openMarket(one.address);
  const ben = await connect(two.address, opened.table, { key: opened.seats.ben });
  await ben.next(({ type }) => type === 'view');
  const made = await ask(one.address, `/api/tables/${opened.table}/keys`, {
    key: opened.host,
    body: { seat: 'ben' },
  });
  expect((await look(two, opened, opened.seats.ben)).status).toBe(404);
  expect((await look(two, opened, String(made.body.key))).status).toBe(200);
  expect(await ben.closed).toBe(4401);
  const again = await connect(two.address, opened.table, { key: String(made.body.key) });
  await again.next(({ type }) => type === 'view');
  const old = await connect(two.address, opened.table, { key: opened.seats.ben });
  expect(await old.closed).toBe(4401);
  await again.leave();
});

test('a bot that is seated at one server is known at the other, and sent away there', async () => {
  const { one, two } = await startTwo();
  const opened = await openMarket(one.address);
  const path = `/api/tables/${opened.table}`;
  const ana = await connect(two.address, opened.table, { key: opened.seats.ana });
  await ana.next(({ type }) => type === 'joined');
  const seat = (at: RunningServer, plays: boolean) =>
    ask(at.address, `${path}/bots`, { key: opened.host, body: { seat: 'ben', plays } });
  expect((await seat(one, true)).body).toEqual({ bots: ['ben'] });
  expect((await ana.next(({ type }) => type === 'bots')).bots).toEqual(['ben']);
  const { body } = await ask(two.address, path, { key: opened.seats.ana });
  expect(body.bots).toEqual(['ben']);
  expect((await seat(two, false)).body).toEqual({ bots: [] });
  expect((await ana.next(({ type }) => type === 'bots')).bots).toEqual([]);
  expect((await ask(one.address, path, { key: opened.host })).body.bots).toEqual([]);
  await ana.leave();
});

test('a table closed at one server is closed at the other', async () => {
  const { one, two } = await startTwo();
  const opened = await openMarket(one.address);
  const ben = await connect(two.address, opened.table, { key: opened.seats.ben });
  await ben.next(({ type }) => type === 'view');
  const close = (at: RunningServer) =>
    ask(at.address, `/api/tables/${opened.table}/close`, { key: opened.host, method: 'POST' });
  const answers = await Promise.all([close(one), close(two), close(one)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const told = await ben.next(({ type }) => type === 'closed');
  expect(told).toMatchObject({ seed: expect.any(String), salt: expect.any(String) });
  for (const at of [one, two]) {
    expect((await look(at, opened, opened.seats.ana)).closed).not.toBeNull();
    expect((await send(at, opened, 'late')).body.code).toBe('table-closed');
  }
  expect(ben.heard.filter(({ type }) => type === 'closed')).toHaveLength(1);
  await ben.leave();
});

test('three servers, one table: every command once, every view as it is stored', async () => {
  const { url, one, two } = await startTwo();
  const three = await start(url);
  const opened = await openMarket(one.address, { hands: RICH });
  const addresses = [one, two, three].map(({ address }) => address);
  const record = await playLeague({ opened, addresses: () => addresses, commands: 60 });
  const store = await openPostgres({ url });
  expect(await judge(store, opened, record)).toEqual([]);
  expect(record.answered.size).toBe(180);
  await store.end();
});

test('a clock speaks once, at a server that has the table or at any that is left', async () => {
  let now = 1_000_000;
  const { url, one, two } = await startTwo({ now: () => now });
  const opened = await openMarket(one.address, { timeLimit: 60 });
  const forgotten = await openMarket(one.address, { timeLimit: 60 });
  const ben = await connect(two.address, opened.table, { key: opened.seats.ben });
  await ben.next(({ type }) => type === 'view');
  running.delete(one);
  await one.close();
  now += 60_000;
  // The alarms of this server sleep by the real clock; a new one finds what is overdue.
  const three = await start(url, { now: () => now });
  await ben.next(({ type }) => type === 'delta');
  expect(ben.view()).toMatchObject({ phase: 'over' });
  const store = await openPostgres({ url });
  await expect
    .poll(async () => (await store.readTable(forgotten.table))?.deadline, { timeout: 30_000 })
    .toBeNull();
  for (const { table } of [opened, forgotten]) {
    expect(await store.readEntries(table, 0, 10)).toMatchObject([{}, { by: 'clock' }]);
  }
  expect(await metric(three, 'haggle_bus_connected')).toBe(1);
  await store.end();
  await ben.leave();
});

test('the bots of a table are played by one server, and by another when that is gone', async () => {
  const bots = { least: 1, most: 2, gap: 0, alone: 60_000 };
  const { one, two } = await startTwo({ bots });
  const opened = await openMarket(
    one.address,
    { hands: { ana: { salt: 1000 }, ben: { salt: 300 }, cleo: {} } },
    { bots: ['ben'] },
  );
  await expect.poll(() => metric(one, 'haggle_duties'), { timeout: 30_000 }).toBe(1);
  const ana = await connect(two.address, opened.table, { key: opened.seats.ana });
  await ana.next(({ view }) => ((view as MarketView)?.hand?.salt ?? 0) >= 1000);
  const gifts = () => (ana.view() as MarketView).hand?.salt ?? 0;
  await expect.poll(gifts, { timeout: 30_000 }).toBeGreaterThan(1005);
  expect([await metric(one, 'haggle_duties'), await metric(two, 'haggle_duties')]).toEqual([1, 0]);
  running.delete(one);
  await one.close();
  const so = gifts();
  await expect.poll(gifts, { timeout: 30_000 }).toBeGreaterThan(so + 5);
  expect(await metric(two, 'haggle_duties')).toBe(1);
  await ana.leave();
});

/** Cuts the lines on which news arrive. */
function cutLines(url: string) {
  const listening = `FROM pg_stat_activity WHERE application_name = 'haggle news' AND datname = current_database()`;
  return query(url, `SELECT pg_terminate_backend(pid) ${listening}`);
}

/** A table at which two things were done; takes the database back to where only the first was. */
async function openLost(url: string, at: RunningServer) {
  const opened = await openMarket(at.address);
  await send(at, opened, 'one');
  const [before] = await query<{ chairs: string }>(url, 'SELECT chairs FROM haggle.tables');
  await send(at, opened, 'two');
  const lose = `
    DELETE FROM haggle.entries WHERE seq > 2;
    DELETE FROM haggle.answers WHERE id = 'two';
    UPDATE haggle.tables SET head = 2, chairs = '${before?.chairs}'`;
  return { opened, lose: () => query(url, lose) };
}

test('what a failover lost is given up, and everybody comes back to what is stored', async () => {
  const url = await makePlace();
  const logged: string[] = [];
  const error = ({ err }: { err?: Error }): void => void logged.push(String(err?.message));
  const server = await start(url, { logger: { error, debug: () => {} } as never });
  const { opened, lose } = await openLost(url, server);
  const ben = await connect(server.address, opened.table, { key: opened.seats.ben });
  await ben.next(({ seq }) => seq === 3);
  await lose();
  await cutLines(url);
  expect(await ben.closed).toBe(1012);
  expect(logged.join('\n')).toContain(`lost entries of table ${opened.table}`);
  const again = await connect(server.address, opened.table, { key: opened.seats.ben, since: 3 });
  expect(await again.next(({ type }) => type === 'view')).toMatchObject({ seq: 2 });
  expect((await send(server, opened, 'two')).body).toMatchObject({ seq: 3 });
  await again.next(({ seq }) => seq === 3);
  await again.leave();
  // Whoever asks before the news are there again is shown what is stored as well.
  await lose();
  expect((await look(server, opened, opened.seats.ana)).seq).toBe(2);
});

test('a server leaves no snapshot of what a failover lost', async () => {
  const { url, one, two } = await startTwo();
  const { opened, lose } = await openLost(url, one);
  await lose();
  running.delete(one);
  await one.close();
  const say = { type: 'say', text: 'something else' };
  for (const id of ['three', 'four']) await send(two, opened, id, say);
  const three = await start(url);
  expect((await look(three, opened, opened.seats.ana)).status).toBe(200);
  expect((await send(three, opened, 'five', say)).body).toEqual({ seq: 5 });
});

test('a server whose line was cut says so, makes another, and shows what it missed', async () => {
  const { url, one, two } = await startTwo();
  const opened = await openMarket(one.address);
  const ana = await connect(one.address, opened.table, { key: opened.seats.ana, here: true });
  const ben = await connect(two.address, opened.table, { key: opened.seats.ben });
  const cleo = await connect(two.address, opened.table, { key: opened.seats.cleo });
  await Promise.all([ben, cleo].map((guest) => guest.next(({ type }) => type === 'view')));
  expect(await cutLines(url)).toHaveLength(2);
  await send(one, opened, 'one');
  await ask(one.address, `/api/tables/${opened.table}/keys`, {
    key: opened.host,
    body: { seat: 'cleo' },
  });
  await ben.next(({ type }) => type === 'delta');
  expect(await cleo.closed).toBe(4401);
  await expect
    .poll(async () => (await ask(two.address, '/readyz')).status, { timeout: 30_000 })
    .toBe(200);
  expect(await metric(two, 'haggle_bus_reconnects')).toBe(1);
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana', 'ben']);
  await ben.leave();
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana']);
  await ana.leave();
});
