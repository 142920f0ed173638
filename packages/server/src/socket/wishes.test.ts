import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';
import { openWire } from '../testing/wire.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startMarket();
});
afterAll(() => server.close());

const H2C = [
  'Host: 127.0.0.1',
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
];

/** A request that wishes for HTTP/2, as curl --http2 and the HttpClient of Java send it. */
function wishing(first: string, more: readonly string[] = [], body = ''): string {
  return [first, ...H2C, ...more, '', body].join('\r\n');
}

test('who offers HTTP/2 is served over HTTP/1.1, time and again on one connection', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  const wire = openWire(server.port);
  for (let n = 0; n < 30; n++) {
    wire.write(wishing(`GET /api/games?n=${n} HTTP/1.1`));
    const { status, headers, body } = await wire.answer();
    expect([status, headers.connection]).toEqual([200, 'keep-alive']);
    expect(JSON.parse(body)).toMatchObject({ games: [{ id: 'market' }] });
  }
  wire.write(wishing('GET /api/nothing HTTP/1.1'));
  const nothing = await wire.answer();
  expect([nothing.status, JSON.parse(nothing.body).code]).toEqual([404, 'not-found']);
  wire.close();
  await ask(server.address, '/healthz');
  process.off('warning', warn);
  expect(warnings).toEqual([]);
});

test('and a body comes with it, at once or in pieces, with requests behind it', async () => {
  const { table, seats } = await openMarket(server.address);
  const wire = openWire(server.port);
  const command = (id: string): [string, string[], string] => {
    const body = JSON.stringify({ id, command: { type: 'say', text: `${id} grüßt` } });
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const headers = ['Content-Type: application/json', `Authorization: Bearer ${seats.ana}`];
    return [`POST /api/tables/${table}/commands HTTP/1.1`, [...headers, length], body];
  };
  wire.write(wishing(...command('whole')));
  expect(JSON.parse((await wire.answer()).body)).toEqual({ seq: 2 });
  const [first, headers, body] = command('pieces');
  const parts = [wishing(first, headers), body.slice(0, 9), body.slice(9)];
  for (const part of parts) {
    await new Promise<void>((resolve) => wire.socket.write(part, () => resolve()));
    await ask(server.address, '/healthz');
  }
  expect(JSON.parse((await wire.answer()).body)).toEqual({ seq: 3 });
  wire.write(wishing(...command('behind')) + wishing(...command('further')));
  expect(JSON.parse((await wire.answer()).body)).toEqual({ seq: 4 });
  expect(JSON.parse((await wire.answer()).body)).toEqual({ seq: 5 });
  wire.close();
  const seen = await ask(server.address, `/api/tables/${table}`, { key: seats.ben });
  const { talk } = seen.body.view as { talk: { text: string }[] };
  expect(talk.map(({ text }) => text.split(' ')[0])).toEqual([
    'whole',
    'pieces',
    'behind',
    'further',
  ]);
});

test('other words of Connection still count', async () => {
  const wire = openWire(server.port);
  wire.write(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n',
  );
  const { status, headers } = await wire.answer();
  expect([status, headers.connection]).toEqual([200, 'close']);
  await expect(wire.answer()).rejects.toThrow('ended');
});

test('a wish at the live connection gets the answer of a plain request there', async () => {
  const { table } = await openMarket(server.address);
  const wire = openWire(server.port);
  wire.write(wishing(`GET /api/tables/${table}/live HTTP/1.1`));
  const { status, body } = await wire.answer();
  expect([status, JSON.parse(body).code]).toEqual([426, 'no-upgrade']);
  wire.close();
});
