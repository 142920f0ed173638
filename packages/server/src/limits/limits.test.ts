import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { expect, test } from 'vitest';
import { connect } from '../testing/client.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';
import { makeBuckets } from './buckets.ts';
import { makeCrowd } from './crowd.ts';
import { type Bounds, readJson } from './json.ts';
import { LIMITS, type Limits, NO_LIMITS, settleLimits } from './limits.ts';

test('a bucket gives its burst at once and then so many a second', () => {
  let now = 0;
  const buckets = makeBuckets({ perSecond: 2, burst: 3 }, () => now);
  const take = () => buckets.take('ana');
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 0.5]);
  expect(buckets.take('ben')).toBe(0);
  now = 499;
  expect(take()).toBeCloseTo(0.001);
  now = 501;
  expect([take(), take() > 0]).toEqual([0, true]);
  now = 1e9;
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 0.5]);
});

test('what costs more than others is owed, and keeps its caller waiting', () => {
  let now = 0;
  const { take, owe, debt } = makeBuckets({ perSecond: 2, burst: 3 }, () => now);
  owe('ana', 5);
  expect([debt('ana'), take('ana'), debt('ana')]).toEqual([0, 0, 0]);
  owe('ana', 5);
  expect([debt('ana'), debt('ben'), take('ana'), take('ben')]).toEqual([1.5, 0, 2, 0]);
  now = 1999;
  expect(take('ana')).toBeCloseTo(0.001);
  now = 2001;
  expect(take('ana')).toBe(0);
  now = 1e9;
  owe('ana', 5);
  expect(debt('ana')).toBe(1);
});

test('a bucket of less than one a second gives one at a time, and not one alone', () => {
  let now = 0;
  const { take } = makeBuckets({ perSecond: 0.1, burst: 0.5 }, () => now);
  expect([take('ana'), take('ana')]).toEqual([0, 10]);
  now = 10_000;
  expect([take('ana'), take('ana')]).toEqual([0, 10]);
});

test('buckets of a million callers stay few', () => {
  const buckets = makeBuckets({ perSecond: 0.001, burst: 2 }, () => 0);
  for (let n = 0; n < 120_000; n++) buckets.take(`${n}`);
  expect([buckets.take('119999'), buckets.take('119999') > 0]).toEqual([0, true]);
});

test('who keeps asking is not forgotten for a crowd of others, nor what is owed', () => {
  let now = 0;
  const { take, owe } = makeBuckets({ perSecond: 1, burst: 2 }, () => now);
  const crowd = (name: string) => {
    for (let n = 0; n < 30_000; n++) take(`${name}${n}`);
  };
  take('ana');
  owe('ana', 100);
  crowd('a');
  expect(take('ana')).toBeGreaterThan(90);
  crowd('b');
  expect(take('ana')).toBeGreaterThan(90);
  // All others are full again by then, and go first.
  now = 10_000;
  crowd('c');
  expect(take('ana')).toBeGreaterThan(80);
});

test('a crowd has room for so many of each', () => {
  const crowd = makeCrowd(2);
  expect(['a', 'a', 'a', 'b'].map(crowd.enter)).toEqual([true, true, false, true]);
  crowd.leave('a');
  expect([crowd.enter('a'), crowd.enter('a')]).toEqual([true, false]);
});

test('JSON is read with care for how much it holds', () => {
  const read = (text: string, bounds: Partial<Bounds> = {}) =>
    readJson(text, { values: 100, whole: 'body', ...bounds });
  expect(read('{"a":[1,{"b":null}]}', { values: 5 })).toEqual({
    ok: true,
    value: { a: [1, { b: null }] },
  });
  expect(read('{"a":[1,{"b":null}]}', { values: 4 })).toMatchObject({
    refusal: { code: 'malformed', data: { field: 'body', problem: 'more than 4 values' } },
  });
  expect(read('[1,2,3]', { values: 3 })).toMatchObject({ refusal: { code: 'malformed' } });
  expect(read('[1,2,3]', { values: 4 })).toMatchObject({ ok: true });
  expect(read('7', { values: 1 })).toEqual({ ok: true, value: 7 });
  expect(read('nope')).toMatchObject({ refusal: { code: 'bad-json' } });
});

test('who sends too many commands is told when to come back', async () => {
  const server = await startMarket({ limits: { commands: { perSecond: 1, burst: 3 } } });
  const { table, seats } = await openMarket(server.address);
  const say = (n: number) =>
    ask(server.address, `/api/tables/${table}/commands`, {
      key: seats.ana,
      body: { id: `c${n}`, command: { type: 'say', text: 'x' } },
    });
  const answers = await Promise.all([1, 2, 3, 4].map(say));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(refused[0]?.body.code).toBe('too-many');
  await server.close();
});

test('whatever a chair asks for in a body comes out of its rate', async () => {
  const server = await startMarket({ limits: { commands: { perSecond: 0.001, burst: 1 } } });
  const asked = {
    commands: { id: 'one', command: { type: 'end' } },
    bots: { seat: 'ben', plays: true },
    keys: { seat: 'ben' },
  };
  for (const [path, body] of Object.entries(asked)) {
    const { table, host } = await openMarket(server.address);
    const post = async () =>
      (await ask(server.address, `/api/tables/${table}/${path}`, { key: host, body })).status;
    expect([path, await post(), await post()]).toEqual([path, 200, 429]);
  }
  await server.close();
});

test('the chairs of one address have a rate of their own together, over HTTP and on sockets', async () => {
  const limits = { commandsPerAddress: { perSecond: 0.1, burst: 3 } };
  const server = await startMarket({ limits });
  const { table, seats } = await openMarket(server.address);
  const post = (seat: string, path: string, body: object) =>
    ask(server.address, `/api/tables/${table}/${path}`, { key: seats[seat], body });
  const statuses: number[] = [];
  for (const seat of ['ana', 'ben', 'cleo', 'ana']) {
    const { status } = await post(seat, 'commands', {
      id: 'a',
      command: { type: 'say', text: 'x' },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await post('ben', 'bots', { seat: 'ben', plays: true })).status).toBe(429);
  const ben = await connect(server.address, table, { key: seats.ben });
  ben.send({ type: 'command', id: 'b', command: { type: 'say', text: 'x' } });
  expect(await ben.next(({ type }) => type === 'refused')).toMatchObject({
    id: 'b',
    code: 'too-many',
    retryAfter: 10,
  });
  await server.close();
});

test('a view that is larger than views are counts for as many requests, over HTTP and on sockets', async () => {
  const server = await startMarket({ limits: { requests: { perSecond: 0.01, burst: 12 } } });
  const kinds = Array.from({ length: 2000 }, (_, n) => `${'k'.repeat(58)}${1000 + n}`);
  const hands = { ana: Object.fromEntries(kinds.map((kind) => [kind, 1])), ben: { salt: 1 } };
  const { table, seats } = await openMarket(server.address, { hands });
  const look = async (seat: string) =>
    (await ask(server.address, `/api/tables/${table}`, { key: seats[seat] })).status;
  expect([await look('ben'), await look('ana'), await look('ana')]).toEqual([200, 200, 200]);
  // One for the table, one for Ben, three for each look of Ana's; there are four left.
  const ana = await connect(server.address, table, { key: seats.ana });
  await ana.next(({ type }) => type === 'view');
  expect([await look('ben'), await look('ben')]).toEqual([200, 429]);
  await server.close();
});

test('who follows a table by whole views pays for the large ones as for those that are asked for', async () => {
  const server = await startMarket({ limits: { requests: { perSecond: 0.01, burst: 12 } } });
  const kinds = Array.from({ length: 2000 }, (_, n) => `${'k'.repeat(58)}${1000 + n}`);
  const hands = { ana: Object.fromEntries(kinds.map((kind) => [kind, 1])), ben: { salt: 1 } };
  const { table, seats } = await openMarket(server.address, { hands });
  const [ana, ben] = await Promise.all(
    ['ana', 'ben'].map((seat) => connect(server.address, table, { key: seats[seat], plain: true })),
  );
  for (const guest of [ana, ben]) await guest?.next(({ type }) => type === 'view');
  const say = (n: number) => ben?.command(`c${n}`, { type: 'say', text: `${n}` });
  // One for the table, one for each join, two for each view of Ana's: the fifth of them is more than there is.
  for (let n = 1; n <= 4; n++) expect((await say(n))?.type).toBe('done');
  expect(await ana?.closed).toBe(1013);
  expect(ana?.heard.filter(({ type }) => type === 'view')).toHaveLength(5);
  expect((await say(5))?.type).toBe('done');
  expect(ben?.heard.filter(({ type }) => type === 'view')).toHaveLength(6);
  await server.close();
});

test('a page of a log, and a log file, count by their size as views do', async () => {
  const requests = { perSecond: 0.01, burst: 13 };
  const server = await startMarket({ limits: { requests, commands: NONE } });
  const { table, host, seats } = await openMarket(server.address);
  const ana = await connect(server.address, table, { key: seats.ana });
  const text = 'x'.repeat(500);
  for (let n = 0; n < 130; n++) await ana.command(`c${n}`, { type: 'say', text });
  const read = async (query: string) =>
    (await ask(server.address, `/api/tables/${table}/log?${query}`, { key: seats.ana })).status;
  // One for the table, one for the join, two for each page; there are seven left, and six for the closing.
  expect([await read('after=0'), await read('after=0')]).toEqual([200, 200]);
  await ask(server.address, `/api/tables/${table}/close`, { key: host, body: {} });
  // A page of two requests, a file of three.
  expect([await read('after=0'), await read('format=file')]).toEqual([200, 200]);
  expect([await read('after=999'), await read('after=999')]).toEqual([200, 429]);
  await server.close();
});

test('what is refused to one chair costs the others of its house nothing', async () => {
  const limits = {
    commands: { perSecond: 0.1, burst: 2 },
    commandsPerAddress: { perSecond: 0.1, burst: 3 },
  };
  const server = await startMarket({ limits });
  const { table, seats } = await openMarket(server.address);
  const statuses: number[] = [];
  for (const [n, seat] of ['ana', 'ana', 'ana', 'ana', 'ben', 'cleo'].entries()) {
    const body = { id: `c${n}`, command: { type: 'say', text: 'x' } };
    const path = `/api/tables/${table}/commands`;
    statuses.push((await ask(server.address, path, { key: seats[seat], body })).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429, 200, 429]);
  await server.close();
});

test('a socket that floods is refused for a while, and then closed', async () => {
  const limits = { commands: { perSecond: 1, burst: 5 }, patience: 4 };
  const server = await startMarket({ limits });
  const { table, seats } = await openMarket(server.address);
  const ana = await connect(server.address, table, { key: seats.ana });
  const ben = await connect(server.address, table, { key: seats.ben });
  await ana.next(({ type }) => type === 'view');
  for (let n = 0; n < 20; n++) {
    ana.send({ type: 'command', id: `c${n}`, command: { type: 'say', text: 'x' } });
  }
  expect(await ana.closed).toBe(4429);
  const refused = ana.heard.filter(({ type }) => type === 'refused');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ id: 'c5', code: 'too-many', retryAfter: 1 });
  expect((await ben.command('a', { type: 'say', text: 'calm' })).type).toBe('done');
  await server.close();
});

test('requests, tables and sockets of one address are counted', async () => {
  const limits = {
    requests: { perSecond: 0.01, burst: 8 },
    openings: { perSecond: 0.01, burst: 2 },
    socketsPerAddress: 3,
    socketsPerChair: 2,
  };
  const server = await startMarket({ limits });
  const { table, seats } = await openMarket(server.address);
  await openMarket(server.address);
  await expect(openMarket(server.address)).rejects.toThrow('too-many');
  const join = () => connect(server.address, table, { key: seats.ana });
  const guests = [await join(), await join(), await join()];
  expect(await guests[2]?.closed).toBe(4429);
  expect(guests[2]?.heard).toMatchObject([{ type: 'refused', code: 'too-many', retryAfter: 10 }]);
  await guests[0]?.leave();
  const more = [await join(), await connect(server.address, table, { silent: true })];
  await expect(join()).rejects.toThrow('429');
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) statuses.push((await ask(server.address, '/api/games')).status);
  expect(statuses).toContain(429);
  expect((await ask(server.address, '/readyz')).status).toBe(200);
  for (const guest of more) guest.socket.terminate();
  await server.close();
});

test('who says nothing takes no more connections than an address may have, and soon none', async () => {
  const server = await startMarket({ limits: { connectionsPerAddress: 3 } });
  const silent = [1, 2, 3].map(() => connectTcp({ port: server.port, host: '127.0.0.1' }));
  await Promise.all(silent.map((wire) => once(wire, 'connect')));
  await expect(ask(server.address, '/healthz')).rejects.toThrow();
  silent.at(0)?.destroy();
  await expect
    .poll(() =>
      ask(server.address, '/healthz').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  for (const wire of silent) wire.destroy();
  await server.close();
});

test('who does not read what was answered gets nothing more, and others do not suffer', async () => {
  const server = await startMarket({ limits: { unread: 64 * 1024 } });
  const { table, seats } = await openMarket(server.address);
  const ana = await connect(server.address, table, { key: seats.ana });
  const text = '\u0001'.repeat(500);
  for (let n = 0; n < 50; n++) await ana.command(`c${n}`, { type: 'say', text });
  const request = [
    `GET /api/tables/${table}/log HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${seats.ana}`,
    '\r\n',
  ].join('\r\n');
  const lazy = connectTcp({ port: server.port, host: '127.0.0.1' });
  lazy.pause();
  const status = () => ask(server.address, '/api/games').then((answer) => answer.status);
  // The kernel takes some megabytes by itself.
  for (let n = 0; n < 400 && (await status()) === 200; n++) lazy.write(request.repeat(5));
  expect(await status()).toBe(429);
  expect((await ask(server.address, '/readyz')).status).toBe(200);
  lazy.destroy();
  await expect.poll(status).toBe(200);
  await server.close();
});

test('those who watch cannot keep others out', async () => {
  const server = await startMarket({ limits: { socketsPerChair: 1 }, trustProxy: true });
  const { table, spectator } = await openMarket(server.address);
  const from = (address: string) =>
    connect(server.address, table, { key: spectator, headers: { 'x-forwarded-for': address } });
  const guests = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')];
  expect(await guests[1]?.closed).toBe(4429);
  await guests[2]?.next(({ type }) => type === 'view');
  for (const guest of guests) guest.socket.terminate();
  await server.close();
});

test('one who reads too slowly is let go, and the others hear everything', async () => {
  const server = await startMarket({ limits: { backlog: 20_000, commands: NONE } });
  const { table, seats } = await openMarket(server.address);
  const slow = await connect(server.address, table, { key: seats.ben, plain: true });
  await slow.next(({ type }) => type === 'view');
  slow.socket.pause();
  const ana = await connect(server.address, table, { key: seats.ana });
  const text = 'x'.repeat(450);
  for (let n = 0; n < 2000; n++) await ana.command(`c${n}`, { type: 'say', text: `${n} ${text}` });
  slow.socket.resume();
  // Who reads on only after seconds does not hear why any more.
  expect([1013, 1006]).toContain(await slow.closed);
  await expect
    .poll(async () => (await ask(server.address, '/metrics')).body.text, { timeout: 60_000 })
    .toMatch(/haggle_connected\{role="seat"\} 1/);
  await server.close();
});

test('one who floods is answered for all that was carried out before he is let go', async () => {
  const limits = { commands: { perSecond: 0.001, burst: 20 }, patience: 10 };
  const server = await startMarket({ limits });
  const { table, seats } = await openMarket(server.address);
  const ana = await connect(server.address, table, { key: seats.ana });
  await ana.next(({ type }) => type === 'view');
  for (let n = 0; n < 40; n++) {
    ana.send({ type: 'command', id: `c${n}`, command: { type: 'say', text: `${n}` } });
  }
  expect(await ana.closed).toBe(4429);
  const count = (wanted: string) => ana.heard.filter(({ type }) => type === wanted).length;
  expect([count('done'), count('refused')]).toEqual([20, 10]);
  const seen = await ask(server.address, `/api/tables/${table}`, { key: seats.ana });
  expect(seen.body.seq).toBe(21);
  await server.close();
});

const NONE = { perSecond: Number.POSITIVE_INFINITY, burst: 1 };

test('a server takes the limits it is given, and none that would let nobody play', () => {
  expect(settleLimits()).toEqual(LIMITS);
  expect(settleLimits('off')).toBe(NO_LIMITS);
  expect(settleLimits(NO_LIMITS)).toEqual(NO_LIMITS);
  const commands = { perSecond: 0.1, burst: 0.5 };
  expect(settleLimits({ body: 1, commands })).toEqual({ ...LIMITS, body: 1, commands });
  const wrong: readonly [unknown, string][] = [
    [{ body: 0 }, 'the limit body may not be 0'],
    [{ sockets: 1.5 }, 'the limit sockets may not be 1.5'],
    [{ joinWithin: 2 ** 31 }, 'the limit joinWithin may not be 2147483648'],
    [{ joinWithin: Number.POSITIVE_INFINITY }, 'the limit joinWithin may not be Infinity'],
    [{ values: '32' }, 'the limit values may not be "32"'],
    [{ commands: 20 }, 'the limit commands may not be 20'],
    [{ requests: { perSecond: 0, burst: 1 } }, 'the limit requests may not be {"perSecond":0'],
    [{ sockets: { perSecond: 1, burst: 1 } }, 'the limit sockets may not be {"perSecond":1'],
    [{ socket: 5 }, 'there is no limit socket'],
  ];
  for (const [limits, message] of wrong) {
    expect(() => settleLimits(limits as Partial<Limits>)).toThrow(message);
  }
});
