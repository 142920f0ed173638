import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openMarket, startMarket } from '../testing/tables.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startMarket();
});
afterAll(() => server.close());

/** A connection on which one sends and waits for an answer whose body is JSON. */
function call() {
  const wire = connect(server.port, '127.0.0.1');
  let heard = '';
  let wake = (): void => {};
  wire.on('data', (data) => {
    heard += data;
    wake();
  });
  const isWhole = (): boolean => {
    const [head = '', body] = heard.split('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    return body !== undefined && body.length === Number(length);
  };
  const answer = async (): Promise<{ status: number; body: unknown }> => {
    while (!isWhole()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    heard = '';
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  };
  return { wire, answer };
}

const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';

test('who offers another protocol with every request is served, on the same connection', async () => {
  const { table, seats } = await openMarket(server.address);
  const { wire, answer } = call();
  const body = JSON.stringify({ id: 'one', command: { type: 'say', text: 'hi' } });
  const post = [
    `POST /api/tables/${table}/commands HTTP/1.1\r\nHost: x\r\n${OFFER}`,
    `Authorization: Bearer ${seats.ana}\r\nContent-Type: application/json\r\n`,
    `Content-Length: ${body.length}\r\n\r\n`,
  ].join('');
  const get = (offer: string) => `GET /healthz HTTP/1.1\r\nHost: x\r\n${offer}\r\n`;
  for (const offer of [OFFER, '', OFFER]) {
    wire.write(get(offer));
    expect(await answer()).toEqual({ status: 200, body: { status: 'ok' } });
  }
  wire.write(post + body.slice(0, 9));
  await new Promise((resolve) => setImmediate(resolve));
  wire.write(body.slice(9));
  expect(await answer()).toEqual({ status: 200, body: { seq: 2 } });
  wire.write(post + body);
  expect(await answer()).toEqual({ status: 200, body: { seq: 2 } });
  const ended = new Promise((resolve) => wire.once('end', resolve));
  wire.write(get(OFFER.replace('Upgrade,', 'close, Upgrade,')));
  expect((await answer()).status).toBe(200);
  await ended;
});

test('who does not wait for one answer before asking again gets them all, in their order', async () => {
  const wire = connect(server.port, '127.0.0.1');
  let heard = '';
  const got = new Promise<void>((resolve) => {
    wire.on('data', (data) => {
      heard += data;
      if ((heard.match(/x-request-id: r\d/g) ?? []).length === 3) resolve();
    });
    wire.once('close', () => resolve());
  });
  const ask = (id: string) =>
    `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n${OFFER}\r\n`;
  wire.write(['r1', 'r2', 'r3'].map(ask).join(''));
  await got;
  wire.destroy();
  expect(heard.match(/x-request-id: r\d/g)).toEqual(
    ['r1', 'r2', 'r3'].map((id) => `x-request-id: ${id}`),
  );
});

test('a connection on which another protocol is offered counts once, however often', async () => {
  const own = await startMarket({ limits: { connectionsPerAddress: 2 } });
  const wire = connect(own.port, '127.0.0.1');
  let heard = '';
  wire.on('data', (data) => {
    heard += data;
  });
  for (let count = 1; count <= 5; count += 1) {
    wire.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n${OFFER}\r\n`);
    await expect.poll(() => heard.match(/HTTP\/1\.1 200/g)?.length).toBe(count);
  }
  wire.destroy();
  await own.close();
});

test('a body behind very many headers is no request of its own', async () => {
  const wire = connect(server.port, '127.0.0.1');
  let heard = '';
  const ended = new Promise((resolve) => wire.once('close', resolve));
  wire.on('data', (data) => {
    heard += data;
  });
  const inner = 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Request-Id: smuggled\r\n\r\n';
  const head = [
    `POST /api/tables/x/commands HTTP/1.1\r\nHost: x\r\n${OFFER}`,
    'a:b\r\n'.repeat(2100),
    `Content-Length: ${inner.length}\r\n\r\n`,
  ].join('');
  wire.write(`${head}${inner}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await ended;
  // Newer Nodes end the connection there; older ones serve what comes behind the body.
  const [first, ...others] = heard.match(/HTTP\/1\.1 \d+/g) ?? [];
  expect(first).toBe('HTTP/1.1 401');
  expect(others.length).toBeLessThan(2);
  expect(heard).not.toContain('smuggled');
});
