import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, expectProblem, hands, look, openTable, type Table } from './client.ts';
import { connect } from './live.ts';
import { useServer } from './process.ts';

const server = useServer('--limits', 'off');
let table: Table;
let other: Table;
beforeAll(async () => {
  table = await openTable(server.address);
  other = await openTable(server.address);
});

const key = () => table.keys.crete ?? '';
const post = (path: string, raw: string, headers: Record<string, string> = {}) =>
  call(server.address, 'POST', path, { key: key(), raw, headers });
const commands = () => `/api/tables/${table.id}/commands`;
const finish = { id: 'a', command: { type: 'finish' } };

/** The calls below a table, each well-formed. */
const CALLS: [method: string, below: string, json?: unknown][] = [
  ['GET', ''],
  ['GET', '/log?after=0'],
  ['POST', '/commands', finish],
  ['POST', '/keys', { seat: 'crete' }],
  ['POST', '/close'],
];

describe('400 bad-json', () => {
  test.each([
    '{',
    '',
    '{"id":"a",}',
    "{'id':1}",
    'NaN',
    '{"a":1} x',
    '\ufeff\ufeff{}',
    '{"id":"\n"}',
  ])('for the body %j', async (raw) => {
    expectProblem(await post(commands(), raw), 400, 'bad-json');
    expectProblem(await post('/api/tables', raw), 400, 'bad-json');
  });

  test('for bytes that are no UTF-8', async () => {
    const raw = new Uint8Array([...Buffer.from('{"id":"a'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const answer = await call(server.address, 'POST', commands(), { key: key(), raw });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectProblem(answer, answer.status);
  });

  test.each(['null', '[]', '1', '"x"', '[[]]', 'true'])(
    'but %s is JSON, of the wrong shape',
    async (raw) => {
      expectProblem(await post(commands(), raw), 422, 'malformed');
      expectProblem(await post('/api/tables', raw), 422, 'malformed');
    },
  );

  test('nesting without end is bad input, not a fault', async () => {
    for (const raw of ['['.repeat(60_000), `${'['.repeat(30_000)}${']'.repeat(30_000)}`]) {
      const answer = await post(commands(), raw);
      expect([400, 422]).toContain(answer.status);
      expectProblem(answer, answer.status);
    }
    const deep = `{"id":"a","command":${'{"type":'.repeat(6000)}1${'}'.repeat(6000)}}`;
    expectProblem(await post(commands(), deep), 422, 'malformed');
  });
});

describe('401 without a key', () => {
  test.each(CALLS)('%s %s', async (method, below, json) => {
    const path = `/api/tables/${table.id}${below}`;
    for (const authorization of [undefined, 'Bearer', 'Bearer ', 'Basic YTpi']) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      expectProblem(await call(server.address, method, path, { json, headers }), 401);
    }
    const inQuery = `${path}${path.includes('?') ? '&' : '?'}key=${key()}`;
    expectProblem(await call(server.address, method, inQuery, { json }), 401);
  });
});

describe('404 alike for an unknown table and a key that does not open this one', () => {
  const clean = ({ status, headers, text }: Answer, id: string) => ({
    status,
    text: text.replaceAll(id, 'ID'),
    headers: [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)),
  });

  test.each(CALLS)('%s %s', async (method, below, json) => {
    const to = (id: string, secret: string, body: unknown) =>
      call(server.address, method, `/api/tables/${id}${below}`, { key: secret, json: body });
    const unknown = table.id.replace(/./g, 'q');
    for (const body of json === undefined ? [json] : [json, {}, [], { id: 1, seat: 1 }]) {
      const first = await to(unknown, key(), body);
      expectProblem(first, 404);
      const answers = [
        [unknown, 'x'.repeat(key().length)],
        [table.id, other.keys.crete],
        [table.id, other.keys.host],
        [table.id, 'x'.repeat(key().length)],
        [table.id, 'x'],
        [table.id, key().slice(1)],
        ['__proto__', key()],
      ] as const;
      for (const [id, secret] of answers)
        expect(clean(await to(id, secret ?? '', body), id)).toEqual(clean(first, unknown));
    }
    expect((await look(table, 'crete')).view.seats).toMatchObject({ crete: { finished: false } });
  });

  test('on the socket too', async () => {
    const unknown = { ...table, id: table.id.replace(/./g, 'q') };
    const foreign = { ...table, keys: other.keys };
    const ends = [];
    for (const there of [unknown, foreign]) {
      const live = await connect(there, 'crete');
      const refused = await live.join();
      ends.push([refused, await live.closed, live.messages.length]);
    }
    expect(ends[0]).toMatchObject([{ type: 'refused', code: 'bad-key' }, 4401, 1]);
    expect(ends[1]).toEqual(ends[0]);
  });
});

describe('404 and 405', () => {
  test.each([
    '/api',
    '/api/nothing',
    '/api/games/chess',
    '/api/games/__proto__',
    '/api/games/constructor',
    '/api/tables/x/nothing',
    '/api/%E0%A4%A',
    '/api/tables/%00',
    '/api/games/..%2f..%2fpackage.json',
  ])('%s is not there', async (path) => {
    const answer = await call(server.address, 'GET', path, { key: key() });
    expect([400, 404]).toContain(answer.status);
    expectProblem(answer, answer.status);
  });

  test.each([
    ['DELETE', '/api/games'],
    ['POST', '/api/games'],
    ['PUT', '/api/games/advanced-civilization'],
    ['GET', '/api/tables'],
    ['DELETE', '/api/tables/ID'],
    ['PATCH', '/api/tables/ID'],
    ['GET', '/api/tables/ID/commands'],
    ['PUT', '/api/tables/ID/commands'],
    ['POST', '/api/tables/ID/log'],
    ['GET', '/api/tables/ID/keys'],
    ['GET', '/api/tables/ID/close'],
    ['POST', '/api/tables/ID/live'],
    ['POST', '/openapi.json'],
    ['POST', '/healthz'],
    ['DELETE', '/readyz'],
    ['PUT', '/metrics'],
  ])('%s %s is not allowed', async (method, path) => {
    const answer = await call(server.address, method, path.replace('ID', table.id), { key: key() });
    expectProblem(answer, 405);
    expect(answer.headers.get('allow')).toMatch(/^[A-Z]+(, ?[A-Z]+)*$/);
  });
});

describe('413 too-large', () => {
  const pad = (json: unknown, length: number) => JSON.stringify(json).padEnd(length);

  test('a body of 64 KiB may be, one byte more may not', async () => {
    expect((await post(commands(), pad({ ...finish, id: 'full' }, 65_536))).status).toBe(200);
    expectProblem(await post(commands(), pad(finish, 65_537)), 413, 'too-large');
    const keys = await post(`/api/tables/${table.id}/keys`, pad({ seat: 'crete' }, 65_537));
    expectProblem(keys, 413, 'too-large');
  });

  test('a set-up of 256 KiB may be, one byte more may not', async () => {
    const setup = { game: 'advanced-civilization', setup: hands };
    expect((await post('/api/tables', pad(setup, 262_144))).status).toBe(201);
    expectProblem(await post('/api/tables', pad(setup, 262_145)), 413, 'too-large');
  });

  test('a body in pieces that names no length is measured too', async () => {
    const pieces = (count: number) =>
      new ReadableStream({
        start: (controller) => {
          for (let at = 0; at < count; at += 1) controller.enqueue(Buffer.alloc(1024, 32));
          controller.enqueue(Buffer.from(JSON.stringify({ ...finish, id: 'pieces' })));
          controller.close();
        },
      });
    const send = (count: number) =>
      call(server.address, 'POST', commands(), { key: key(), raw: pieces(count) });
    expect((await send(10)).body.code).toBe('no-change');
    expectProblem(await send(70), 413, 'too-large');
  });

  test('an announced gigabyte is refused before it comes', async () => {
    const { port } = server;
    const answer = await new Promise<{ status: number | undefined; text: string }>(
      (resolve, reject) => {
        const asked = request({ port, host: '127.0.0.1', method: 'POST', path: commands() });
        asked.setHeader('content-type', 'application/json');
        asked.setHeader('authorization', `Bearer ${key()}`);
        asked.setHeader('content-length', 2 ** 30);
        asked.on('error', reject);
        asked.on('response', (response) => {
          let text = '';
          response.on('data', (data) => {
            text += data;
          });
          response.on('end', () => resolve({ status: response.statusCode, text }));
          response.on('error', reject);
        });
        asked.write('{');
      },
    );
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'too-large' });
  });
});

describe('415', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data; boundary=x',
  ])('for %s', async (type) => {
    const raw = JSON.stringify({ ...finish, id: 'typed' });
    expectProblem(await post(commands(), raw, { 'content-type': type }), 415);
    expectProblem(await post('/api/tables', '{}', { 'content-type': type }), 415);
  });

  test('application/json may name its charset, in any case', async () => {
    const raw = JSON.stringify({ id: 'typed', command: { type: 'unfinish' } });
    const answer = await post(commands(), raw, {
      'content-type': 'Application/JSON; Charset=utf-8',
    });
    expect(answer.status, answer.text).toBe(200);
  });
});

describe('422 for a table that cannot be opened', () => {
  const game = 'advanced-civilization';
  const open = (json: unknown) => call(server.address, 'POST', '/api/tables', { json });
  const withSeat = (seat: unknown) => ({ game, setup: { seats: ['crete', seat] } });

  test.each([
    'host',
    'spectator',
    'clock',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'Crete',
    'a b',
    '',
    'é',
    'a/b',
    7,
    null,
    {},
    'x'.repeat(1000),
  ])('no seat is named %j', async (seat) => {
    expectProblem(await open(withSeat(seat)), 422, 'malformed');
  });

  test.each([
    ['no game', { setup: hands }, /game/],
    ['an unknown game', { game: 'chess', setup: hands }, /game/],
    ['a game called __proto__', { game: '__proto__', setup: hands }, /game/],
    ['a game called constructor', { game: 'constructor', setup: hands }, /game/],
    ['no set-up', { game }, /setup|set-up/],
    ['an unknown field', { game, setup: hands, colour: 'red' }, /colour/],
    ['a name that is no text', { game, setup: hands, name: 7 }, /name/],
    ['an unknown field in the set-up', { game, setup: { ...hands, colour: 'red' } }, /colour/],
    ['one seat', { game, setup: { seats: ['crete'], cities: {} } }, /seats/],
    ['two seats of one name', { game, setup: { seats: ['crete', 'crete'] } }, /seats/],
    ['too many seats', { game, setup: { seats: 9, cities: {} } }, /seats/],
    ['a billion seats', { game, setup: { seats: 1e9, cities: {} } }, /seats/],
    [
      'more cards than exist',
      { game, setup: { ...hands, hands: { crete: { salt: 10 } } } },
      /salt/,
    ],
    ['half a card', { game, setup: { ...hands, hands: { crete: { salt: 0.5 } } } }, /salt/],
    ['a hand for nobody', { game, setup: { ...hands, hands: { rome: { salt: 1 } } } }, /rome/],
  ])('%s is malformed, and the message names it', async (_, json, field) => {
    const answer = await open(json);
    expectProblem(answer, 422, 'malformed');
    expect(answer.body.message).toMatch(field);
  });

  test('nothing of an object’s machinery is taken from a set-up', async () => {
    const raw = `{"game":"${game}","setup":{"seats":["crete","egypt"],"hands":{"__proto__":{"salt":3}}}}`;
    expectProblem(await call(server.address, 'POST', '/api/tables', { raw }), 422, 'malformed');
    const bag = `{"game":"${game}","setup":{"seats":["crete","egypt"],"hands":{"crete":{"__proto__":3}}}}`;
    const answer = await call(server.address, 'POST', '/api/tables', { raw: bag });
    expect(answer.body.code).toMatch(/^(malformed|not-trade-cards)$/);
    expectProblem(answer, 422);
  });
});
