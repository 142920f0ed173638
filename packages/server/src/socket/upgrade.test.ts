import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { hereOf, connect as sitDown } from '../testing/client.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';
import { upgradeRequest } from '../testing/upgrade.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startMarket();
});
afterAll(() => server.close());

/** A connection on which an upgrade was asked for, and what came back at once. */
async function upgrade(path: string, version?: number): Promise<{ wire: Socket; answer: string }> {
  const wire = connect(server.port, '127.0.0.1');
  wire.write(upgradeRequest(path, version));
  const [data] = (await once(wire, 'data')) as [Buffer];
  return { wire, answer: String(data) };
}

/** A text message as it stands on the wire, masked with nothing. */
function frame(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  if (text.length > 125) throw new Error('a longer message needs a longer header');
  return Buffer.concat([Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0]), text]);
}

test.each(['//', '///', 'http://[', '*', '//api/tables/x/live', '/api/tables/x/live/'])(
  'an upgrade at %s finds nothing, and the server goes on',
  async (path) => {
    const { wire, answer } = await upgrade(path);
    wire.destroy();
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 404 Not Found');
    expect((await ask(server.address, '/healthz')).status).toBe(200);
  },
);

test('who speaks another version of the protocol is told which one is spoken here', async () => {
  const { table } = await openMarket(server.address);
  const { wire, answer } = await upgrade(`/api/tables/${table}/live`, 12);
  wire.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 426 Upgrade Required\r\n/);
  expect(answer).toMatch(/^Upgrade: websocket\r\nSec-WebSocket-Version: 13\r$/m);
  expect(answer).toContain('"code":"no-upgrade"');
});

test('whoever asks for a socket is counted, let in or not, and so is what is no request', async () => {
  const own = await startMarket();
  const { table } = await openMarket(own.address);
  const asked = [
    upgradeRequest(`/api/tables/${table}/live`),
    upgradeRequest('/nowhere'),
    'GET /healthz HTTP/1.1\r\n\r\n',
    'NONSENSE\r\n\r\n',
  ];
  for (const text of asked) {
    const wire = connect(own.port, '127.0.0.1');
    wire.write(text);
    await once(wire, 'data');
    wire.destroy();
  }
  const { text } = (await ask(own.address, '/metrics')).body as { text: string };
  await own.close();
  const count = (method: string, status: number): string =>
    `haggle_http_requests_total{method="${method}",status="${status}"} 1\n`;
  expect(text).toContain(count('GET', 101));
  expect(text).toContain(count('GET', 404));
  expect(text).toContain(count('GET', 400));
  expect(text).toContain(count('other', 400));
});

test('a socket whose key has died is not listened to, even if it does not close', async () => {
  const { table, seats, host } = await openMarket(server.address);
  const { wire } = await upgrade(`/api/tables/${table}/live`);
  let heard = '';
  wire.on('data', (data) => {
    heard += data;
  });
  const told = (text: string) => expect.poll(() => heard).toContain(text);
  const say = (id: string) =>
    wire.write(frame({ type: 'command', id, command: { type: 'say', text: id } }));
  wire.write(frame({ type: 'join', key: seats.ana }));
  say('before');
  await told('"id":"before"');
  const body = { seat: 'ana' };
  await ask(server.address, `/api/tables/${table}/keys`, { key: host, body });
  await told('this key is dead');
  say('after');
  wire.write(frame({ type: 'join', key: host }));
  say('as-host');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).not.toMatch(/after|as-host/);
  const log = await ask(server.address, `/api/tables/${table}/log`, { key: host });
  expect(JSON.stringify(log.body)).toContain('before');
  expect(JSON.stringify(log.body)).not.toMatch(/after|as-host/);
  wire.destroy();
});

test('a chair whose key has died is free at once, whether or not who sat there closes', async () => {
  const own = await startMarket({ limits: { socketsPerChair: 1 } });
  const { table, seats, host } = await openMarket(own.address);
  const wire = connect(own.port, '127.0.0.1');
  let heard = '';
  wire.on('data', (data) => {
    heard += data;
  });
  wire.write(upgradeRequest(`/api/tables/${table}/live`));
  await expect.poll(() => heard).toContain('101');
  wire.write(frame({ type: 'join', key: seats.ana }));
  await expect.poll(() => heard).toContain('joined');
  const watching = await sitDown(own.address, table, { key: host, here: true });
  await expect.poll(() => hereOf(watching)).toContain('ana');
  const body = { seat: 'ana' };
  const made = await ask(own.address, `/api/tables/${table}/keys`, { key: host, body });
  // Long before the half minute that the other end has to answer, and without the moment that who goes has to come back.
  await expect.poll(() => hereOf(watching), { timeout: 2000 }).toEqual(['host']);
  const ana = await sitDown(own.address, table, { key: made.body.key as string });
  await ana.next(({ type }) => type === 'joined');
  wire.destroy();
  await own.close();
});
