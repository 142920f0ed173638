import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { startMarket } from '../testing/tables.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startMarket({ limits: { sockets: 0 } });
});
afterAll(() => server.close());

/** What comes back on a connection of one's own until it ends. */
function call(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const wire = connect(server.port, '127.0.0.1');
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
const LIVE = '/api/tables/abc/live';

test.each([
  ['no request line', 'GARBAGE\r\n\r\n', 400, 'bad-request'],
  ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
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
