import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { upgradeRequest } from '../../packages/server/src/testing/upgrade.ts';
import {
  ask,
  call,
  done,
  expectProblem,
  look,
  openTable,
  readLog,
  send,
  type Table,
} from './client.ts';
import { breathe, connect, sit } from './live.ts';
import { makeFolder, type Serving, serve } from './process.ts';

let server: Serving;
const data = makeFolder();
beforeAll(async () => {
  server = await serve(data, '--limits', 'off');
});
afterAll(() => server.end('SIGKILL'));

/** Sends bytes as they are and gives what comes back until the server hangs up or falls silent. */
function speak(text: string): Promise<string> {
  return new Promise((resolve) => {
    const wire = dial(server.port, '127.0.0.1', () => wire.write(text));
    let heard = '';
    wire.on('data', (bytes) => {
      heard += bytes.toString();
    });
    // Who hangs up while we still speak resets the line; what came before counts.
    wire.on('error', () => wire.destroy());
    wire.on('close', () => resolve(heard));
    wire.setTimeout(700, () => wire.destroy());
  });
}

describe('what is no request', () => {
  test.each([
    ['noise', 'hello\r\n\r\n'],
    ['a bent header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n'],
    [
      'two lengths',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['an upgrade elsewhere', upgradeRequest('/api/games')],
    ['an upgrade to nothing', upgradeRequest('/')],
    ['an upgrade by a bent path', upgradeRequest('/api/tables/%zz/live')],
    [
      'an upgrade to another protocol',
      upgradeRequest('/api/tables/x/live').replace('websocket', 'h2c'),
    ],
  ])('%s gets no fault and no word of the inside', async (_, text) => {
    const heard = await speak(text);
    expect(heard).not.toMatch(/^HTTP\/1\.1 (101|2|5)/);
    expect(heard).not.toMatch(/node_modules|\n\s+at |\.ts\b|\.js:/);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  });

  test('a plain GET of the socket’s address is answered with a problem', async () => {
    const table = await openTable(server.address);
    const answer = await ask(table, 'crete', 'GET', '/live');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectProblem(answer, answer.status);
  });

  test('a socket cut in the middle of a command hurts nobody', async () => {
    const table = await openTable(server.address);
    const [crete, egypt] = [await sit(table, 'crete'), await sit(table, 'egypt')];
    for (let at = 0; at < 20; at += 1)
      crete.send({ type: 'command', id: `c-${at}`, command: { type: 'say', text: `c-${at}` } });
    crete.socket.terminate();
    expect(await egypt.command('1', { type: 'say', text: 'still here' })).toMatchObject({
      type: 'done',
    });
    await breathe();
    const { seq, view } = await look(table, 'egypt');
    expect({ seq: egypt.seq(), view: egypt.view() }).toEqual({ seq, view });
    await egypt.close();
  });

  test('a socket that is not read holds nobody up, and comes to the present view', async () => {
    const table = await openTable(server.address);
    const [crete, egypt] = [await sit(table, 'crete'), await sit(table, 'egypt')];
    egypt.socket.pause();
    const text = 'x'.repeat(500);
    for (let at = 0; at < 3000; at += 1)
      crete.send({ type: 'command', id: `c-${at}`, command: { type: 'say', text } });
    await crete.next(({ type, id }) => type === 'done' && id === 'c-2999');
    egypt.socket.resume();
    const { seq, view } = await look(table, 'egypt');
    for (let patience = 0; egypt.seq() < seq && patience < 200; patience += 1) await breathe(20);
    const back = egypt.seq() < seq ? await connect(table, 'egypt', egypt) : egypt;
    if (back !== egypt) await back.join({ since: egypt.seq() });
    for (let patience = 0; back.seq() < seq && patience < 200; patience += 1) await breathe(20);
    expect({ seq: back.seq(), view: back.view() }).toEqual({ seq, view });
    expect([...egypt.faults, ...back.faults]).toEqual([]);
    for (const live of [crete, egypt, back]) live.socket.terminate();
  });

  test('no page of another site speaks over the socket or reads an answer', async () => {
    const table = await openTable(server.address);
    const session = await ask(table, 'crete', 'POST', '/session');
    const cookie = session.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; *HttpOnly/i);
    expect(cookie).toMatch(/; *SameSite=Strict/i);
    expect(cookie).not.toContain(table.keys.crete);
    const elsewhere = await call(server.address, 'GET', `/api/tables/${table.id}`, {
      key: table.keys.crete ?? '',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBe(null);
    const address = `${server.address.replace('http', 'ws')}/api/tables/${table.id}/live`;
    const headers = { origin: 'https://elsewhere.example', cookie: cookie.split(';')[0] ?? '' };
    const socket = new WebSocket(address, { headers });
    const heard: string[] = [];
    socket.on('message', (bytes: Buffer) => heard.push(bytes.toString()));
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', chair: 'crete' })));
    await new Promise((resolve) => {
      socket.on('error', resolve);
      socket.on('close', resolve);
      setTimeout(resolve, 1000);
    });
    socket.terminate();
    expect(heard.join()).not.toContain('"view"');
  });

  test('the scheme of a key is read in any case', async () => {
    const table = await openTable(server.address);
    const headers = { authorization: `bearer ${table.keys.crete}` };
    const { status } = await call(server.address, 'GET', `/api/tables/${table.id}`, { headers });
    expect(status).toBe(200);
  });
});

describe('commands that race', () => {
  test('under one id: one is carried out, the others are id-reused', async () => {
    const table = await openTable(server.address);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        send(table, 'crete', 'one', { type: 'say', text: `word ${at}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await look(table, 'egypt')).view.talk).toHaveLength(1);
  });
});

describe('what is over', () => {
  test('keeps its last fifty in the view, and all in the log', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'egypt');
    const terms = {
      type: 'propose',
      gives: { count: 3, named: ['salt', 'salt'] },
      asks: { count: 3 },
    };
    const offers: string[] = [];
    for (let at = 0; at < 55; at += 1) {
      const { refs } = await done(table, 'crete', `p-${at}`, terms);
      const { offer } = refs as { offer: string };
      offers.push(offer);
      if (at > 1) await done(table, 'crete', `w-${at}`, { type: 'withdraw', offer });
    }
    const { seq, view } = await look(table, 'egypt');
    const kept = [...offers.slice(0, 2), ...offers.slice(-50)];
    expect(Object.keys(view.offers as object).sort()).toEqual(kept.sort());
    await live.next((message) => message.seq === seq);
    expect(live.view()).toEqual(view);
    expect(live.faults).toEqual([]);
    await live.close();
    const events = (await readLog(table, 'egypt')).map(({ event }) => event.type);
    expect(events.filter((type) => type === 'proposed')).toHaveLength(55);
  });
});

/** Two seats hand each other's three cards to and fro, so many times. */
async function swap(table: Table, times: number): Promise<void> {
  const kinds = ['salt', 'grain'];
  const side = (kind = '') => ({ count: 3, named: [kind, kind] });
  for (let at = 0; at < times; at += 1) {
    const [mine = '', yours = ''] = at % 2 === 0 ? kinds : kinds.toReversed();
    const terms = { type: 'propose', to: 'b', gives: side(mine), asks: side(yours) };
    const { refs } = await done(table, 'a', `p-${at}`, terms);
    const deal = { ...(refs as object), revision: 1 };
    await done(table, 'b', `a-${at}`, { type: 'accept', ...deal, cards: { [yours]: 3 } });
    await done(table, 'a', `d-${at}`, { type: 'deliver', ...deal, cards: { [mine]: 3 } });
  }
}

describe('what is settled', () => {
  test('of more than fifty trades the last fifty stand in the view, for all alike', async () => {
    const setup = { seats: ['a', 'b'], hands: { a: { salt: 3 }, b: { grain: 3 } } };
    const table = await openTable(server.address, setup);
    const [live, watcher] = [await sit(table, 'a'), await sit(table, 'spectator')];
    await swap(table, 52);
    const { seq, view } = await look(table, 'spectator');
    await watcher.next((message) => message.seq === seq);
    expect(watcher.view()).toEqual(view);
    expect(view.trades).toHaveLength(50);
    expect(live.view().trades).toHaveLength(50);
    expect(Object.keys(live.view().offers as object)).toHaveLength(50);
    expect([...live.faults, ...watcher.faults]).toEqual([]);
    const events = (await readLog(table, 'spectator')).map(({ event }) => event.type);
    expect(events.filter((type) => type === 'traded')).toHaveLength(52);
    await Promise.all([live.close(), watcher.close()]);
  });
});

/** Changes one byte of each place in a folder's files that holds this word. */
function flip(folder: string, word: string): number {
  let flipped = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const bytes = readFileSync(join(folder, name));
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
      bytes[at] = (bytes[at] ?? 0) ^ 32;
      flipped += 1;
    }
    writeFileSync(join(folder, name), bytes);
  }
  return flipped;
}

describe('a store', () => {
  test('gives back any text as it was said', async () => {
    const table = await openTable(server.address);
    const texts = [
      '\ud800',
      '\u0000',
      '\u2028"\\/',
      'e\u0301',
      '🂡'.repeat(125),
      '\uffff',
      '</script>',
    ];
    const said: string[] = [];
    for (const [at, text] of texts.entries()) {
      const { status } = await send(table, 'crete', `t-${at}`, { type: 'say', text });
      if (status === 200) said.push(text);
    }
    expect(said.length).toBeGreaterThan(3);
    const before = await look(table, 'egypt');
    await server.end('SIGKILL');
    server = await serve(data, '--limits', 'off');
    const again = { ...table, address: server.address };
    expect(await look(again, 'egypt')).toEqual(before);
    await done(again, 'crete', 'more', { type: 'say', text: 'more' });
    const shown = (before.view.talk as { text: string }[]).map(({ text }) => text);
    expect(shown).toEqual(said);
  });

  test('with one flipped byte is reported with its place, not mended, and other tables play on', async () => {
    const folder = makeFolder();
    const first = await serve(folder);
    const [good, bad] = [await openTable(first.address), await openTable(first.address)];
    await done(good, 'crete', '1', { type: 'say', text: 'all is well' });
    for (const word of ['before', 'straight', 'after'])
      await done(bad, 'crete', word, { type: 'say', text: word });
    await first.end('SIGTERM');
    expect(flip(folder, 'straight')).toBeGreaterThan(0);
    const second = await serve(folder);
    try {
      const here = { ...bad, address: second.address };
      const answer = await ask(here, 'crete', 'GET', '');
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expectProblem(answer, answer.status);
      const refused = await send(here, 'egypt', '1', { type: 'finish' });
      expect(refused.status).toBeGreaterThanOrEqual(500);
      const live = await connect(here, 'crete');
      live.send({ type: 'join', key: here.keys.crete });
      await Promise.race([live.closed, breathe(1000)]);
      expect(JSON.stringify(live.messages)).not.toContain('Straight');
      live.socket.terminate();
      expect(second.complained() + answer.text).toMatch(/\b3\b/);
      expect((await look({ ...good, address: second.address }, 'egypt')).view.talk).toMatchObject([
        { text: 'all is well' },
      ]);
    } finally {
      await second.end('SIGKILL');
    }
  });
});
