import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { refuseUpgrade } from '../socket/refusing.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';
import { upgradeRequest } from '../testing/upgrade.ts';
import { type Answered, openWire } from '../testing/wire.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startMarket();
});
afterAll(() => server.close());

/** What a server answers to a text on a new connection, which it has to end then. */
async function tell(text: string, { port } = server): Promise<Answered> {
  const wire = openWire(port);
  wire.write(text);
  const answer = await wire.answer();
  await expect(wire.answer()).rejects.toThrow();
  return answer;
}

function expectProblem({ status, headers, body }: Answered, wanted: number, code: string): void {
  expect([status, headers['content-type']], body).toEqual([wanted, 'application/problem+json']);
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status: wanted, code });
  expect(JSON.parse(body).message).toMatch(/\w \w+.*\.$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-request-id']).toMatch(/^[\w-]+$/);
}

const CLOSE = 'Host: x\r\nConnection: close\r\n';
const NONSENSE: [name: string, text: string, status: number, code: string][] = [
  ['a line that is none', 'GARBAGE\r\n\r\n', 400, 'bad-request'],
  ['HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad-request'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'bad-request'],
  [
    'no host, and a body',
    'POST /api/tables HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}',
    400,
    'bad-request',
  ],
  [
    'a bad host',
    'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    400,
    'bad-request',
  ],
  ['a star', `OPTIONS * HTTP/1.1\r\n${CLOSE}\r\n`, 400, 'bad-request'],
  [
    'a bad length',
    `POST /api/tables HTTP/1.1\r\n${CLOSE}Content-Length: x\r\n\r\n`,
    400,
    'bad-request',
  ],
  [
    'a long header',
    `GET /healthz HTTP/1.1\r\n${CLOSE}X: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  [
    'an expectation',
    `POST /api/tables HTTP/1.1\r\n${CLOSE}Expect: tea\r\nContent-Length: 2\r\n\r\n{}`,
    417,
    'no-expectation',
  ],
];

test.each(NONSENSE)('%s is answered with a problem', async (_, text, status, code) => {
  expectProblem(await tell(text), status, code);
  expect((await ask(server.address, '/healthz')).status).toBe(200);
});

test('what makes no sense behind a whole request does not touch its answer', async () => {
  const wire = openWire(server.port);
  wire.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect((await wire.answer()).status).toBe(200);
  wire.write('GARBAGE\r\n\r\n');
  expectProblem(await wire.answer(), 400, 'bad-request');
  await expect(wire.answer()).rejects.toThrow();
});

test('HTTP/1.0 needs no host', async () => {
  const { status, body } = await tell('GET /healthz HTTP/1.0\r\n\r\n');
  expect([status, body]).toEqual([200, '{"status":"ok"}']);
  const { table, seats } = await openMarket(server.address);
  const seen = await tell(
    `GET /api/tables/${table} HTTP/1.0\r\nAuthorization: Bearer ${seats.ana}\r\n\r\n`,
  );
  expect(JSON.parse(seen.body)).toMatchObject({ chair: 'ana' });
});

test('who gets no socket is told why', async () => {
  const { table } = await openMarket(server.address);
  const path = `/api/tables/${table}/live`;
  expectProblem(await tell(upgradeRequest('/api/games')), 404, 'not-found');
  const foreign = ['Origin: https://evil.example', 'X-Request-Id: abc-1'];
  const turned = await tell(upgradeRequest(path, foreign));
  expectProblem(turned, 403, 'foreign-site');
  expect(turned.headers['x-request-id']).toBe('abc-1');
  for (const limits of [{ sockets: 0 }, { socketsPerAddress: 0 }]) {
    const full = await startMarket({ limits });
    const answer = await tell(upgradeRequest(path), full);
    expectProblem(answer, 429, 'too-many');
    expect(answer.headers['retry-after']).toBe('10');
    await full.close();
  }
  const at = { table, full: false };
  const request = { headers: {} } as Parameters<typeof refuseUpgrade>[0];
  expect(refuseUpgrade(request, { ...at, ready: false })).toBe('unavailable');
  expect(refuseUpgrade(request, { ...at, ready: true })).toBeUndefined();
});

test('a socket that is not asked for as it should be is refused in words', async () => {
  const { table } = await openMarket(server.address);
  const path = `/api/tables/${table}/live`;
  const asked = upgradeRequest(path);
  const old = await tell(asked.replace('Version: 13', 'Version: 7'));
  expectProblem(old, 400, 'bad-request');
  expect(old.headers['sec-websocket-version']).toContain('13');
  expectProblem(await tell(asked.replace(/Sec-WebSocket-Key.*\r\n/, '')), 400, 'bad-request');
  const posted = await tell(asked.replace('GET', 'POST'));
  expectProblem(posted, 405, 'no-method');
  expect(posted.headers.allow).toContain('GET');
});
