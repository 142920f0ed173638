import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'haggle-page-'));
const STYLE = '@media (width < 40em) {\n  body { margin: 0 }\n}';
let server: RunningServer;
let address: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Haggle</title><style>${STYLE}</style>`,
  );
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync('export {};'));
  writeFileSync(join(folder, '.secret'), 'no');
  server = await startMarket({ page: folder });
  address = server.address;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('every answer tells browsers to be strict', async () => {
  for (const path of ['/', '/api/games', '/nothing/here.txt', '/api/tables/x', '/healthz']) {
    const { headers } = await ask(address, path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect((await ask(address, '/api/games')).headers.get('cache-control')).toBe('no-store');
});

test('the page alone may have the styles that its build wrote into it', async () => {
  const policyAt = async (path: string) =>
    (await ask(address, path)).headers.get('content-security-policy');
  const hash = createHash('sha256').update(STYLE).digest('base64');
  for (const path of ['/', '/tables/abc'])
    expect(await policyAt(path)).toContain(`; style-src 'self' 'sha256-${hash}'; `);
  for (const path of ['/api/games', '/assets/main-abc.js'])
    expect(await policyAt(path)).toContain("; style-src 'self'; ");
});

test('a request keeps the id that it came with, if it is one', async () => {
  const given = await ask(address, '/healthz', { headers: { 'x-request-id': 'abc-1' } });
  expect(given.headers.get('x-request-id')).toBe('abc-1');
  const bad = await ask(address, '/healthz', { headers: { 'x-request-id': '{"a":1}' } });
  expect(bad.headers.get('x-request-id')).not.toContain('{');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.1', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['identity, xbr-gzip', null],
])('to one who takes %s a file goes out in %s', async (accepted, packing) => {
  const headers = { 'accept-encoding': accepted };
  const script = await ask(address, '/assets/main-abc.js', { headers });
  expect([script.status, script.headers.get('content-encoding')]).toEqual([200, packing]);
  expect(script.body).toEqual({ text: 'export {};' });
});

test('the page is there under every place of its own, and its assets are kept for good', async () => {
  for (const path of ['/', '/tables/abc', '/index.html']) {
    const page = await ask(address, path);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.headers.get('cache-control')).toBe('no-cache');
  }
  const script = await ask(address, '/assets/main-abc.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toContain('immutable');
  const paths = ['/assets/none.js', '/.secret', '/%2e%2e/package.json', '/..%2f..%2fpackage.json'];
  // A slash too many must not make a server that is not ready look like one that is.
  const slashed = ['/healthz/', '/readyz/', '/metrics/'];
  for (const path of [...paths, ...slashed, '/%00', '/%ff', '/api/none']) {
    expect({ path, status: (await ask(address, path)).status }).toEqual({ path, status: 404 });
  }
});

test('the page and its files are there to be read and for nothing else', async () => {
  for (const path of ['/', '/t/abc', '/assets/main-abc.js', '/assets/none.js']) {
    const { status, headers } = await ask(address, path, { body: {} });
    const expected = path.endsWith('none.js') ? [404, null] : [405, 'GET, HEAD'];
    expect({ path, found: [status, headers.get('allow')] }).toEqual({ path, found: expected });
    expect(headers.get('content-type')).toBe('application/problem+json');
  }
});

test('the server says that it lives, that it is ready, and how it fares', async () => {
  const { table, seats } = await openMarket(address);
  await ask(address, `/api/tables/${table}/commands`, {
    key: seats.ana,
    body: { id: 'a', command: { type: 'say', text: 'secret words' } },
  });
  expect((await ask(address, '/healthz')).body).toEqual({ status: 'ok' });
  expect((await ask(address, '/readyz')).body).toEqual({ status: 'ready' });
  const { text } = (await ask(address, '/metrics')).body as { text: string };
  expect(text).toMatch(/haggle_tables 1/);
  expect(text).toMatch(/haggle_commands_total\{result="done"\} 1/);
  expect(text).not.toContain(table);
});

test('the description of the API names every call', async () => {
  const { body } = await ask(address, '/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths as object)).toEqual(
    expect.arrayContaining([
      '/api/games',
      '/api/games/{game}',
      '/api/tables',
      '/api/tables/{table}',
      '/api/tables/{table}/commands',
      '/api/tables/{table}/log',
      '/api/tables/{table}/keys',
      '/api/tables/{table}/session',
      '/api/tables/{table}/close',
    ]),
  );
  expect(JSON.stringify(body)).toContain('"additionalProperties":false');
});

test('every call has a name of its own, says what it gives, and how it may fail', async () => {
  const { body } = await ask(address, '/openapi.json');
  type Call = { operationId: string; responses: Record<string, { content?: unknown }> };
  const paths = body.paths as Record<string, Record<string, Call>>;
  const calls = Object.values(paths).flatMap((path) => Object.values(path));
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(16);
  for (const { operationId, responses } of calls) {
    if (operationId === 'connectLive') expect(Object.keys(responses)).toContain('426');
    else expect((responses[200] ?? responses[201])?.content).toBeDefined();
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503']));
  }
  const look = paths['/api/tables/{table}']?.get as unknown as { parameters: { name: string }[] };
  expect(look.parameters.map(({ name }) => name)).toEqual(['table', 'chair']);
  expect(Object.keys(paths['/metrics']?.get?.responses ?? {})).toContain('404');
});

test('the headers that an answer needs are described where it has them, and nowhere else', async () => {
  const { body } = await ask(address, '/openapi.json');
  type Answers = Record<string, { headers?: object }>;
  const paths = body.paths as Record<string, Record<string, { responses: Answers }>>;
  const TOLD = ['location', 'set-cookie', 'www-authenticate', 'upgrade'];
  const { table, seats } = await openMarket(address);
  const at = '/api/tables/{table}';
  const setup = { seats: ['ana', 'ben', 'cleo'] };
  const calls = [
    ['/api/tables', 'post', { body: { game: 'market', setup } }, 201],
    [at, 'get', { key: seats.ana }, 200],
    [at, 'get', {}, 401],
    [`${at}/session`, 'post', { key: seats.ana, method: 'POST' }, 200],
    [`${at}/session`, 'post', { method: 'POST' }, 401],
    [`${at}/session`, 'delete', { method: 'DELETE' }, 422],
    [`${at}/live`, 'get', {}, 426],
  ] as const;
  for (const [path, method, request, expected] of calls) {
    const { status, headers } = await ask(address, path.replace('{table}', table), request);
    const described = Object.keys(paths[path]?.[method]?.responses[status]?.headers ?? {});
    const told = TOLD.filter((name) => headers.has(name));
    expect([path, status, told]).toEqual([
      path,
      expected,
      described.map((one) => one.toLowerCase()),
    ]);
  }
});

/** The status of `/metrics`, asked for under another name of the machine. */
function statusAs(address: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(new URL('/metrics', address), { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

test('the figures are for this machine, and for those who bring the token', async () => {
  const guarded = await startMarket({ metricsToken: 'open-sesame' });
  const status = async (at: string, headers: Record<string, string>): Promise<number> =>
    (await ask(at, '/metrics', { headers })).status;
  const foreign = { 'x-forwarded-for': '192.0.2.7' };
  try {
    expect(await status(address, {})).toBe(200);
    expect(await status(address, foreign)).toBe(404);
    expect(await status(address, { forwarded: 'for=192.0.2.7' })).toBe(404);
    expect(await statusAs(address, 'rebound.example')).toBe(404);
    expect(await statusAs(address, '127.rebound.example')).toBe(404);
    expect(await statusAs(address, 'localhost')).toBe(200);
    expect(await statusAs(address, '127.0.0.1:80')).toBe(200);
    expect(await status(guarded.address, { ...foreign, authorization: 'Bearer wrong-token' })).toBe(
      404,
    );
    expect(await status(guarded.address, { ...foreign, authorization: 'Bearer open-sesame' })).toBe(
      200,
    );
  } finally {
    await guarded.close();
  }
  const trusting = await startMarket({ trustProxy: true });
  try {
    expect(await status(trusting.address, {})).toBe(200);
    for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip']) {
      expect(await status(trusting.address, { [name]: '127.0.0.1' })).toBe(404);
    }
  } finally {
    await trusting.close();
  }
});
