import { connect as dial, type Socket } from 'node:net';
import type { AnyGame } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { makeLogger, openMemory, type RunningServer, startServer } from '@haggle/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { upgradeRequest } from '../../packages/server/src/testing/upgrade.ts';
import { odd, valuesOf } from './shapes.ts';

const games = await loadGames();
const isLong = process.env.HAGGLE_RUNS === 'long';
const RUNS = isLong ? 5000 : 40;
const timeout = 60_000 + RUNS * 200;

// What would tell of the inside: a file, a frame of a stack, a folder, a library.
const INNARDS =
  /node_modules|\.[cm]?[jt]s:\d|\n\s+at |\/(?:home|tmp|usr|root|work)\/|sqlite|\bzod\b|\bhono\b|undici/i;

let server: RunningServer;
let address: string;
const faults: string[] = [];

beforeAll(async () => {
  const logger = makeLogger('silent');
  logger.error = (about: unknown, text?: string) =>
    void faults.push(`${text}: ${String((about as { err?: Error }).err?.stack)}`);
  server = await startServer({ games, store: openMemory(), limits: 'off', logger });
  address = server.address;
});
afterAll(() => server.close());

async function post(
  path: string,
  body: string,
  key = '',
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const answer = await fetch(new URL(path, address), { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

async function open({ id, demo }: AnyGame) {
  const { text } = await post('/api/tables', JSON.stringify({ game: id, setup: demo.setup }));
  return JSON.parse(text) as { table: string; host: string; seats: Record<string, string> };
}

const asText = (value: unknown): string => JSON.stringify(value) ?? 'null';

async function expectWell(): Promise<void> {
  expect((await fetch(new URL('/readyz', address))).status).toBe(200);
  expect(faults.splice(0)).toEqual([]);
}

describe.each(games)('$id', (game) => {
  test('whatever is near to a set-up or a command gets its answer over HTTP', {
    timeout,
  }, async () => {
    const { table, host, seats } = await open(game);
    const words = Object.keys(seats);
    const opening = valuesOf(game.setup, words).map(
      (setup) => ['/api/tables', { game: game.id, setup }, ''] as const,
    );
    const path = `/api/tables/${table}/commands`;
    const asking = fc
      .tuple(
        valuesOf(game.command, words),
        fc.constantFrom(...Object.values(seats), host),
        fc.uuid(),
      )
      .map(([command, key, id]) => [path, { id, command }, key] as const);
    await fc.assert(
      fc.asyncProperty(fc.oneof(opening, asking), async ([to, body, key]) => {
        const { status, text } = await post(to, asText(body), key);
        expect([200, 201, 409, 413, 422]).toContain(status);
        if (status > 400) expect(text).not.toMatch(INNARDS);
      }),
      { numRuns: RUNS },
    );
    await expectWell();
  });

  test('whatever is near to a message gets its answer over the socket', { timeout }, async () => {
    const { table, seats } = await open(game);
    const [seat = '', key = ''] = Object.entries(seats)[0] ?? [];
    const line = await join(table, key);
    const command = valuesOf(game.command, Object.keys(seats));
    const message = fc.oneof(
      fc.tuple(fc.uuid(), command).map(([id, sent]) => ({ type: 'command', id, command: sent })),
      fc.record({ type: odd, id: odd, command }),
      fc.record({
        type: fc.constant('join'),
        key: fc.constant(key),
        since: odd,
        plain: fc.boolean(),
      }),
      fc.record({ type: fc.constant('join'), key: fc.constant(key), chair: fc.constant(seat) }),
    );
    await fc.assert(
      fc.asyncProperty(message, async (sent) => {
        const text = asText(sent);
        // Larger ones end the connection, as they should; that is tried elsewhere.
        if (Buffer.byteLength(text) > 16 * 1024) return;
        expect(await line.ask(text)).not.toMatch(INNARDS);
      }),
      { numRuns: RUNS },
    );
    line.socket.terminate();
    await expectWell();
  });
});

type Line = { readonly socket: WebSocket; readonly ask: (text: string) => Promise<string> };

/** A joined socket; `ask` gives the first answer to a message that is no view. */
async function join(table: string, key: string): Promise<Line> {
  const socket = new WebSocket(new URL(`/api/tables/${table}/live`, address.replace('http', 'ws')));
  let hear: (text: string) => void = () => {};
  socket.on('message', (data) => {
    const text = String(data);
    if (/^\{"type":"(done|refused|joined)"/.test(text)) hear(text);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const ask = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      hear = (heard) => {
        socket.removeAllListeners('close');
        resolve(heard);
      };
      const gone = (): void => reject(new Error(`closed after ${text}`));
      socket.once('close', gone);
      socket.send(text);
    });
  await ask(asText({ type: 'join', key }));
  return { socket, ask };
}

/** Writes bytes to the server's port; resolves with what came back when the line is closed. */
function dribble(write: (wire: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    const wire = dial(server.port, '127.0.0.1', () => write(wire));
    let heard = '';
    wire.on('data', (bytes) => {
      heard += bytes;
    });
    wire.on('error', () => wire.destroy());
    wire.on('close', () => resolve(heard));
  });
}

const HEAD = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test('raw bytes are answered with a plain refusal, or not at all', { timeout }, async () => {
  const start = fc.constantFrom(
    '',
    'GET / HTTP/1.1\r\n',
    `${HEAD}Content-Length: 5\r\n\r\n`,
    `${HEAD}Transfer-Encoding: chunked\r\n\r\n`,
    upgradeRequest('/api/tables/x/live'),
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 200 }), async (first, bytes) => {
      const heard = await dribble((wire) => {
        wire.write(first);
        wire.end(bytes);
      });
      expect(heard).not.toMatch(INNARDS);
      expect(heard).not.toMatch(/^HTTP\/1\.1 5/);
    }),
    { numRuns: RUNS },
  );
  await expectWell();
});

test('ten million bytes are refused before they are read', async () => {
  const long = 'x'.repeat(1024 * 1024);
  const told = await dribble((wire) => {
    wire.write(`${HEAD}Content-Length: ${10 * long.length}\r\n\r\n`);
    wire.write(long);
  });
  expect(told).toMatch(/^HTTP\/1\.1 413 /);
  let written = 0;
  const chunked = await dribble((wire) => {
    wire.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
    const more = (): void => {
      if (wire.destroyed || written >= 10) return void wire.end();
      written += 1;
      wire.write(`${long.length.toString(16)}\r\n${long}\r\n`, () => setImmediate(more));
    };
    more();
  });
  expect(chunked === '' || /^HTTP\/1\.1 413 /.test(chunked)).toBe(true);
  const { table, seats } = await open(games[0] as AnyGame);
  const line = await join(table, Object.values(seats)[0] ?? '');
  const code = new Promise((resolve) => line.socket.once('close', resolve));
  line.socket.send('x'.repeat(10_000_000));
  expect(await code).toBe(1009);
  await expectWell();
});

test('those who write slowly, or open sockets and say nothing, keep nobody else waiting', {
  timeout,
}, async () => {
  const many = isLong ? 4000 : 200;
  const idle: Socket[] = [];
  for (let at = 0; at < many; at += 1) {
    const wire = dial(server.port, '127.0.0.1', () => wire.write(at % 2 ? HEAD : 'G'));
    wire.on('error', () => wire.destroy());
    idle.push(wire);
  }
  await Promise.all(
    idle.map((wire) => wire.connecting && new Promise((resolve) => wire.once('connect', resolve))),
  );
  const { table, seats } = await open(games[0] as AnyGame);
  const line = await join(table, Object.values(seats)[0] ?? '');
  expect(await line.ask('{"type":"echo"}')).toContain('malformed');
  await expectWell();
  line.socket.terminate();
  for (const wire of idle) wire.destroy();
});
