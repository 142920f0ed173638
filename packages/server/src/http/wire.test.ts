import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { NO_LIMITS } from '../limits/limits.ts';
import { makeUnread } from '../limits/unread.ts';
import type { RunningServer } from '../server.ts';
import { openMemory } from '../stores/memory.ts';
import { startMarket } from '../testing/tables.ts';
import type { Env } from './caller.ts';
import { makeHttpServer } from './wire.ts';

const LIVE = '/api/tables/abc/live';

let server: RunningServer;

/** A server at which one socket has taken the only place. */
beforeAll(async () => {
  server = await startMarket({ limits: { sockets: 1, joinWithin: 600_000 } });
  await once(new WebSocket(new URL(LIVE, server.address.replace('http', 'ws'))), 'open');
});
afterAll(() => server.close());

/** What comes back on a connection of one's own until it ends. */
function call(text: string, port = server.port): Promise<string> {
  return new Promise((resolve, reject) => {
    const wire = connect(port, '127.0.0.1');
    let heard = '';
    wire.on('data', (data) => {
      heard += data;
    });
    wire.once('error', reject);
    wire.once('close', () => resolve(heard));
    wire.write(text);
  });
}

const HOST = 'Host: x\r\nConnection: close\r\n';
const UPGRADE = [
  'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
].join('');

test.each([
  ['no request line', 'GARBAGE\r\n\r\n', 400, 'bad-request'],
  ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
  ['two Hosts', `GET /healthz HTTP/1.1\r\nHost: y\r\n${HOST}\r\n`, 400, 'bad-request'],
  [
    'a socket of two Hosts',
    `GET ${LIVE} HTTP/1.1\r\nHost: y\r\n${UPGRADE}\r\n`,
    400,
    'bad-request',
  ],
  [
    'a bad Host',
    'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    400,
    'bad-request',
  ],
  ['no path', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad-request'],
  [
    'a bad length',
    `POST /api/tables HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`,
    400,
    'bad-request',
  ],
  [
    'long headers',
    `GET /healthz HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  ['an expectation', `GET /healthz HTTP/1.1\r\n${HOST}Expect: foo\r\n\r\n`, 417, 'no-expectation'],
  ['a socket elsewhere', `GET /api/x HTTP/1.1\r\n${UPGRADE}\r\n`, 404, 'not-found'],
  ['a socket by POST', `POST ${LIVE} HTTP/1.1\r\n${UPGRADE}\r\n`, 405, 'no-method'],
  [
    'a socket of another site',
    `GET ${LIVE} HTTP/1.1\r\n${UPGRADE}Origin: http://y\r\n\r\n`,
    403,
    'foreign',
  ],
  ['a socket too many', `GET ${LIVE} HTTP/1.1\r\n${UPGRADE}\r\n`, 429, 'too-many'],
])('%s is answered as a problem', async (_, text, status, code) => {
  const [head = '', body = ''] = (await call(text)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w`));
  expect(head).toMatch(/^content-type: application\/problem\+json$/im);
  expect(JSON.parse(body)).toMatchObject({ status, code, message: expect.any(String) });
  expect(head).toMatch(/^x-request-id: [\w-]{36}$/im);
  if (status === 429) expect(head).toMatch(/^retry-after: 10$/im);
});

test('a socket that does not shake hands as it should is answered as a problem', async () => {
  const other = await startMarket();
  const heard = await new Promise<string>((resolve) => {
    const wire = connect(other.port, '127.0.0.1');
    let text = '';
    wire.on('data', (data) => {
      text += data;
    });
    wire.once('close', () => resolve(text));
    wire.write(
      `GET ${LIVE} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
  });
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain('"code":"bad-request"');
  await other.close();
});

test('a request of HTTP/1.0, which knows no Host, is answered', async () => {
  expect(await call('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['in place of a request', `GET /healthz HTTP/1.1\r\n${HOST}Expect: foo\r\n`],
  ['instead of a path', `OPTIONS * HTTP/1.1\r\n${HOST}`],
  ['without a Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n'],
  ['to a socket', `GET ${LIVE} HTTP/1.1\r\n${UPGRADE}`],
])(
  'what is answered %s bears the id that it was asked with, where that is one',
  async (_, text) => {
    const idIn = async (id: string) =>
      /^x-request-id: (.*)$/im.exec(await call(`${text}X-Request-Id: ${id}\r\n\r\n`))?.[1];
    expect(await idIn('mine-7')).toBe('mine-7');
    expect(await idIn('a b')).toMatch(/^[\w-]{36}$/);
  },
);

test('who is turned away while he still speaks hears why', async () => {
  const heard = await call(`GET /healthz HTTP/1.1\r\n${HOST}X: ${'a'.repeat(4_000_000)}\r\n\r\n`);
  expect(heard).toContain('"code":"headers-too-large"');
  const socket = `GET ${LIVE} HTTP/1.1\r\n${UPGRADE}\r\n${'a'.repeat(4_000_000)}`;
  expect(await call(socket)).toContain('"code":"too-many"');
});

test('who is turned away and does not go is cut off', async () => {
  const wire = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  wire.write('GARBAGE\r\n\r\n');
  wire.on('error', () => {});
  wire.resume();
  const closed = new Promise((resolve) => wire.once('close', resolve));
  await new Promise((resolve) => wire.once('end', resolve));
  const more = setInterval(() => wire.write('MORE\r\n'), 10);
  await closed;
  clearInterval(more);
});

/** A service in which nothing is counted. */
const quiet = {
  metrics: { request: () => {} },
  limits: NO_LIMITS,
  unread: makeUnread(NO_LIMITS),
  trustProxy: false,
};

test('who is told that his request comes too late is not served any more', async () => {
  let served = 0;
  const app = new Hono<Env>().post('/', async (c) => {
    await c.req.text();
    served += 1;
    return c.text('done');
  });
  app.onError((_, c) => c.text('gone'));
  const bare = makeHttpServer(app, { ...quiet, logger: pino({ level: 'silent' }) });
  bare.on('request', ({ socket }) => {
    bare.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  const wire = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  wire.on('error', () => {});
  wire.write(`POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\n\r\nab`);
  const [heard] = await once(wire, 'data');
  expect(String(heard)).toContain('"code":"too-late"');
  wire.write('cd');
  await once(bare.close(), 'close');
  expect(served).toBe(0);
  wire.destroy();
});

test('a proxy hangs up before the server does', async () => {
  const idle = async (trustProxy: boolean): Promise<string | null> => {
    const app = new Hono<Env>().get('/', (c) => c.text('done'));
    const parts = { ...quiet, trustProxy, logger: pino({ level: 'silent' }) };
    const bare = makeHttpServer(app, parts);
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
    const { port } = bare.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { connection: 'keep-alive' },
    });
    await answer.text();
    bare.close();
    bare.closeIdleConnections();
    return answer.headers.get('keep-alive');
  };
  expect([await idle(false), await idle(true)]).toEqual(['timeout=5', 'timeout=130']);
});

test('what an answer or a turning away is logged with is the id that it bears', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const app = new Hono<Env>().get('/broken', () => {
    throw 'not even an error';
  });
  const bare = makeHttpServer(app, { ...quiet, logger });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  const broken = await fetch(`http://127.0.0.1:${port}/broken`, {
    headers: { 'x-request-id': 'mine-8', connection: 'close' },
  });
  expect([broken.status, broken.headers.get('x-request-id')]).toEqual([500, 'mine-8']);
  expect(await broken.json()).toMatchObject({ code: 'fault' });
  const heard = await call('GARBAGE\r\n\r\n', port);
  const id = /^x-request-id: (.*)$/im.exec(heard)?.[1];
  const logged = lines.map((line) => JSON.parse(line).requestId);
  expect(logged).toEqual(['mine-8', id]);
  bare.close();
});

test('what fails below the application is answered, logged and counted', async () => {
  const logged: Record<string, unknown>[] = [];
  const counted: unknown[] = [];
  let listening = false;
  const app = new Hono<Env>().get('/', (c) => c.text('done'));
  const bare = makeHttpServer(app, {
    ...quiet,
    metrics: { request: (...what) => void counted.push(what) },
    logger: pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
    get trustProxy(): boolean {
      if (!listening) return false;
      throw new Error('nobody foresaw this');
    },
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  listening = true;
  const { port } = bare.address() as AddressInfo;
  const heard = await call(`GET / HTTP/1.1\r\n${HOST}X-Request-Id: mine-9\r\n\r\n`, port);
  expect(heard).toMatch(/^HTTP\/1\.1 500 /);
  expect(heard).toContain('"code":"fault"');
  expect(counted).toEqual([['GET', 500]]);
  expect(logged).toMatchObject([{ requestId: 'mine-9', err: { message: 'nobody foresaw this' } }]);
  bare.close();
});

test('what fails while a socket is being made is answered and logged', async () => {
  const logged: Record<string, unknown>[] = [];
  const logger = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
  const own = await startMarket({ logger });
  const fault = new Error('nobody foresaw this');
  const making = vi.spyOn(WebSocketServer.prototype, 'handleUpgrade').mockImplementation(() => {
    throw fault;
  });
  const request = `GET ${LIVE} HTTP/1.1\r\n${UPGRADE}X-Request-Id: mine-10\r\n\r\n`;
  expect(await call(request, own.port)).toContain('"code":"fault"');
  making.mockRestore();
  expect(logged).toMatchObject([{ requestId: 'mine-10', err: { message: fault.message } }]);
  await own.close();
});

test('a body in very many pieces is turned away before it is read to its end', async () => {
  const opening = (pieces: number) =>
    [
      `POST /api/tables HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`,
      `Transfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(pieces)}0\r\n\r\n`,
    ].join('');
  expect(await call(opening(1000))).toContain('"code":"bad-json"');
  expect(await call(opening(20_000))).toContain('HTTP/1.1 413');
});

test('who asks whether the server is ready while that is looked into shares the answer', async () => {
  const store = openMemory();
  let checks = 0;
  let answer = (): void => {};
  const check: typeof store.check = async () => {
    checks += 1;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  const own = await startMarket({ store: { ...store, check } });
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  const look = async () => (await fetch(new URL('/readyz', own.address))).status;
  const first = [look(), look(), look()];
  await expect.poll(() => checks).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer();
  expect(await Promise.all(first)).toEqual([200, 200, 200]);
  expect(checks).toBe(1);
  // So does whoever asks shortly after: asking on and on writes no more often.
  expect(await look()).toBe(200);
  expect(checks).toBe(1);
  clock.mockReturnValue(now + 250);
  const next = look();
  await expect.poll(() => checks).toBe(2);
  answer();
  expect(await next).toBe(200);
  clock.mockRestore();
  await own.close();
});
