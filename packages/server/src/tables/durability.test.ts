import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openMemory } from '../stores/memory.ts';
import { startChild } from '../testing/child.ts';
import { connect } from '../testing/client.ts';
import { makeFaulty } from '../testing/faulty.ts';
import type { MarketView } from '../testing/market.ts';
import { ask, type Opened, openMarket, startMarket } from '../testing/tables.ts';

const give = { type: 'give', to: 'ben', kind: 'salt' };
const running: RunningServer[] = [];
const folder = mkdtempSync(join(tmpdir(), 'haggle-crash-'));

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Parameters<typeof startMarket>[0]): Promise<RunningServer> {
  const server = await startMarket({ limits: 'off', ...options });
  running.push(server);
  return server;
}

function send(address: string, { table, seats }: Opened, id: string, command: unknown = give) {
  const path = `/api/tables/${table}/commands`;
  return ask(address, path, { key: seats.ana, body: { id, command } });
}

async function look(address: string, { table, seats }: Opened, seat = 'ana') {
  const { body } = await ask(address, `/api/tables/${table}`, { key: seats[seat] });
  return body as { seq: number; view: MarketView };
}

test('while the store fails nothing is carried out, nothing shown, and everybody is told', async () => {
  const faulty = makeFaulty(openMemory());
  const { address } = await start({ store: faulty.store });
  const opened = await openMarket(address);
  const ben = await connect(address, opened.table, { key: opened.seats.ben });
  await ben.next(({ type }) => type === 'view');
  faulty.fail = true;
  const failed = await send(address, opened, 'one');
  expect([failed.status, failed.body.code]).toEqual([503, 'unavailable']);
  expect((await ask(address, '/readyz')).status).toBe(503);
  expect((await ask(address, '/healthz')).status).toBe(200);
  expect((await look(address, opened)).seq).toBe(1);
  const unopened = await ask(address, '/api/tables', {
    body: { game: 'market', setup: { seats: ['ana', 'ben'] } },
  });
  expect([unopened.status, unopened.body.code]).toEqual([503, 'unavailable']);
  faulty.fail = false;
  expect((await send(address, opened, 'one')).body).toEqual({
    seq: 2,
    refs: { gift: 'ana-ben-1' },
  });
  await ben.next(({ type }) => type === 'delta');
  expect(ben.heard.map(({ type }) => type)).toEqual(['joined', 'view', 'delta']);
  expect((await ask(address, '/readyz')).status).toBe(200);
});

test('nothing is shown or answered before it is stored, refusals that rest on it included', async () => {
  let release = (): void => {};
  const faulty = makeFaulty(openMemory());
  const { address } = await start({ store: faulty.store });
  const opened = await openMarket(address, { hands: { ana: { salt: 1 }, ben: {}, cleo: {} } });
  const ana = await connect(address, opened.table, { key: opened.seats.ana });
  const ben = await connect(address, opened.table, { key: opened.seats.ben });
  await Promise.all([ana, ben].map((guest) => guest.next(({ type }) => type === 'view')));
  faulty.before = () => new Promise((resolve) => (release = resolve));
  const first = ana.command('one', give);
  const twin = send(address, opened, 'one');
  const second = ana.command('two', give);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ana.heard).toHaveLength(2);
  expect(ben.heard).toHaveLength(2);
  expect((await look(address, opened)).view.hand).toEqual({ salt: 1 });
  faulty.before = async () => {};
  release();
  expect((await first).type).toBe('done');
  expect((await twin).body).toEqual({ seq: 2, refs: { gift: 'ana-ben-1' } });
  expect(await second).toMatchObject({ type: 'refused', code: 'not-held' });
});

test('what was decided on something that could not be stored is not carried out either', async () => {
  let release = (): void => {};
  const faulty = makeFaulty(openMemory());
  const { address } = await start({ store: faulty.store });
  const opened = await openMarket(address);
  faulty.before = () => new Promise((resolve) => (release = resolve));
  const first = send(address, opened, 'one');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = send(address, opened, 'two');
  await new Promise((resolve) => setTimeout(resolve, 50));
  faulty.fail = true;
  faulty.before = async () => {};
  release();
  expect([(await first).status, (await second).status]).toEqual([503, 503]);
  faulty.fail = false;
  expect((await send(address, opened, 'two')).body.seq).toBe(2);
  expect((await look(address, opened)).view.hand).toEqual({ salt: 4, iron: 1 });
});

test('two servers over one store: who comes second reads on and decides again', async () => {
  const store = openMemory();
  const one = await start({ store });
  const two = await start({ store });
  const opened = await openMarket(one.address, { hands: { ana: { salt: 60 }, ben: {}, cleo: {} } });
  const here = await connect(one.address, opened.table, { key: opened.seats.ben });
  const there = await connect(two.address, opened.table, { key: opened.seats.ben });
  await Promise.all([here, there].map((guest) => guest.next(({ type }) => type === 'view')));
  const addresses = Array.from({ length: 40 }, (_, n) => (n % 2 ? one : two).address);
  const answers = await Promise.all(addresses.map((at, n) => send(at, opened, `c${n}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.seq)).size).toBe(40);
  const [last] = [await send(one.address, opened, 'l1'), await send(two.address, opened, 'l2')];
  expect(last.status).toBe(200);
  await Promise.all([here, there].map((guest) => guest.next(({ seq }) => Number(seq) >= 42)));
  const entries = await store.readEntries(opened.table, 0, 100);
  expect(entries).toHaveLength(43);
  expect((await look(two.address, opened)).view.hand).toEqual({ salt: 18 });
  const repeated = await send(two.address, opened, 'c1');
  expect(repeated.body).toEqual(answers[1]?.body);
});

test('a table that leaves memory comes back the same, with its answers and its log', async () => {
  const server = await start({ idle: 40, milestone: 10 });
  const { address } = server;
  const opened = await openMarket(address, { hands: { ana: { salt: 99 }, ben: {}, cleo: {} } });
  for (let n = 0; n < 35; n++) await send(address, opened, `c${n}`);
  const before = await look(address, opened);
  const log = await ask(address, `/api/tables/${opened.table}/log?after=3`, {
    key: opened.seats.ben,
  });
  await expect
    .poll(async () => (await ask(address, '/metrics')).body.text as string, { timeout: 5000 })
    .toMatch(/haggle_tables 0/);
  const again = await ask(address, `/api/tables/${opened.table}/log?after=3`, {
    key: opened.seats.ben,
  });
  expect(again.body).toEqual(log.body);
  expect(again.body.entries).toHaveLength(33);
  expect(await look(address, opened)).toEqual(before);
  expect((await send(address, opened, 'c5')).body.seq).toBe(7);
});

test('a clock speaks at its instant, also when that passed while nobody served the table', async () => {
  let now = 1_000_000;
  const store = openMemory();
  const lasting = { ...store, end: async () => {} };
  const first = await start({ store: lasting, now: () => now });
  const opened = await openMarket(first.address, { timeLimit: 60 });
  const late = await openMarket(first.address, { timeLimit: 3_000_000 });
  now += 59_999;
  expect((await send(first.address, opened, 'one')).status).toBe(200);
  await first.close();
  running.splice(0);
  now += 1;
  const second = await start({ store: lasting, now: () => now });
  await expect
    .poll(async () => (await look(second.address, opened)).view.phase, { timeout: 3000 })
    .toBe('over');
  expect((await send(second.address, opened, 'two')).body.code).toBe('wrong-phase');
  const log = await ask(second.address, `/api/tables/${opened.table}/log`, {
    key: opened.seats.cleo,
  });
  expect((log.body.entries as unknown[]).at(-1)).toMatchObject({ at: 1_060_000 });
  expect((await look(second.address, late)).view.phase).toBe('open');
  now -= 500_000;
  expect((await send(second.address, late, 'one')).status).toBe(200);
});

test('at the deadline itself a command is too late, even if no timer has rung yet', async () => {
  let now = 1_000_000;
  const { address } = await start({ now: () => now });
  const opened = await openMarket(address, { timeLimit: 60 });
  const ben = await connect(address, opened.table, { key: opened.seats.ben });
  await ben.next(({ type }) => type === 'view');
  now += 60_000;
  expect((await send(address, opened, 'one')).body.code).toBe('wrong-phase');
  await ben.next(({ type }) => type === 'delta');
  expect(ben.view()).toMatchObject({ phase: 'over', hand: { salt: 2 } });
});

test('a log with a changed entry is not played on', async () => {
  const store = openMemory();
  const lying: typeof store = {
    ...store,
    readEntries: async (table, after, limit) =>
      (await store.readEntries(table, after, limit)).map((entry) =>
        entry.seq === 3 ? { ...entry, event: { ...entry.event, kind: 'gold' } } : entry,
      ),
  };
  const first = await start({ store });
  const opened = await openMarket(first.address);
  for (let n = 0; n < 5; n++) await send(first.address, opened, `c${n}`);
  const second = await start({ store: lying });
  const seen = await ask(second.address, `/api/tables/${opened.table}`, { key: opened.seats.ana });
  expect([seen.status, seen.body.code]).toEqual([500, 'log-damaged']);
});

test('a server killed in mid-load loses no answered command and carries none out twice', async () => {
  let server = await startChild(folder);
  const hands = { ana: { salt: 100_000 }, ben: {}, cleo: {} };
  const opened = await openMarket(server.address, { hands });
  const answered = new Map<string, unknown>();
  for (let round = 0; round < 4; round++) {
    const enough = answered.size + 40 + 13 * round;
    const load = hammer(server.address, opened, { round, answered });
    await expect.poll(() => answered.size, { timeout: 20_000 }).toBeGreaterThan(enough);
    await server.kill(round === 3 ? 'SIGTERM' : 'SIGKILL');
    const unanswered = await load;
    server = await startChild(folder);
    for (const id of unanswered) {
      const { status, body } = await send(server.address, opened, id);
      expect(status).toBe(200);
      answered.set(id, body);
    }
    const given = 100_000 - ((await look(server.address, opened)).view.hand?.salt ?? 0);
    expect(given).toBe(answered.size);
    expect((await look(server.address, opened, 'ben')).view.hand?.salt).toBe(given);
  }
  for (const [id, body] of [...answered].filter((_, n) => n % 7 === 0)) {
    expect((await send(server.address, opened, id)).body).toEqual(body);
  }
  expect(new Set([...answered.values()].map((body) => (body as { seq: number }).seq)).size).toBe(
    answered.size,
  );
  await server.kill('SIGTERM');
});

/** Sends commands on several lines at once until the server is gone; the ids without an answer. */
async function hammer(
  address: string,
  opened: Opened,
  { round, answered }: { round: number; answered: Map<string, unknown> },
): Promise<string[]> {
  const lines = await Promise.all(
    [0, 1, 2, 3].map(async (line) => {
      for (let n = 0; ; n++) {
        const id = `r${round}-${line}-${n}`;
        try {
          const { status, body } = await send(address, opened, id);
          if (status !== 200) return id;
          answered.set(id, body);
        } catch {
          return id;
        }
      }
    }),
  );
  return lines;
}

test('a command that was answered is answered again, even while a commit fails', async () => {
  const faulty = makeFaulty(openMemory());
  const { address } = await start({ store: faulty.store });
  const opened = await openMarket(address);
  const first = await send(address, opened, 'one');
  faulty.fail = true;
  const [failed, again] = await Promise.all([
    send(address, opened, 'two'),
    send(address, opened, 'one'),
  ]);
  expect(failed.status).toBe(503);
  expect(again).toMatchObject({ status: 200, body: first.body });
});
