import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { connect, sit } from './live.ts';
import { haggle, makeFolder, type Serving, serve } from './process.ts';

let server: Serving;
const data = makeFolder();
beforeAll(async () => {
  server = await serve(data);
});
afterAll(() => server.end('SIGKILL'));

async function reissue(table: Table, seat: string): Promise<Table> {
  const { status, body, text } = await ask(table, 'host', 'POST', '/keys', { seat });
  expect(status, text).toBe(200);
  return { ...table, keys: { ...table.keys, [seat]: String(body.key) } };
}

describe('keys', () => {
  test('are long secrets, all different, and none is in the store', async () => {
    const table = await openTable(server.address);
    const keys = Object.values(table.keys);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22,}$/);
    for (const key of keys)
      expect(() => execFileSync('grep', ['-rqaF', '--', key, data])).toThrow();
    execFileSync('grep', ['-rqaF', '--', table.id, data]);
  });

  test('a new key for a chair kills the old one at once', async () => {
    const table = await openTable(server.address);
    const before = await look(table, 'crete');
    const next = await reissue(table, 'crete');
    expect(next.keys.crete).not.toBe(table.keys.crete);
    expectProblem(await ask(table, 'crete', 'GET', ''), 404);
    expectProblem(await send(table, 'crete', 'a', { type: 'finish' }), 404);
    expect(await look(next, 'crete')).toEqual(before);
    await look(next, 'egypt');
  });

  test('a new key kills the old one on live sockets, and only that chair’s', async () => {
    const table = await openTable(server.address);
    const [crete, twin, egypt] = [
      await sit(table, 'crete'),
      await sit(table, 'crete'),
      await sit(table, 'egypt'),
    ];
    const next = await reissue(table, 'crete');
    crete.send({ type: 'command', id: 'late', command: { type: 'say', text: 'still here' } });
    expect(await Promise.all([crete.closed, twin.closed])).toEqual([4401, 4401]);
    expect(crete.messages.some(({ type }) => type === 'done')).toBe(false);
    await done(next, 'crete', 'b', { type: 'say', text: 'back' });
    await egypt.next(({ type }) => type === 'delta');
    expect(egypt.view().talk).toMatchObject([{ text: 'back' }]);
    const old = await connect(table, 'crete');
    expect(await old.join()).toMatchObject({ type: 'refused', code: 'bad-key' });
    expect(await old.closed).toBe(4401);
    await egypt.close();
  });

  test('a chair keeps its seq and its command ids under a new key', async () => {
    const table = await openTable(server.address);
    const first = await send(table, 'crete', 'one', { type: 'finish' });
    const next = await reissue(table, 'crete');
    const again = await send(next, 'crete', 'one', { type: 'finish' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expectProblem(await send(next, 'crete', 'one', { type: 'unfinish' }), 409, 'id-reused');
  });

  test('the spectator’s and the host’s own are chairs too', async () => {
    const table = await openTable(server.address);
    const next = await reissue(await reissue(table, 'spectator'), 'host');
    expectProblem(await ask(table, 'spectator', 'GET', ''), 404);
    expectProblem(await ask(table, 'host', 'GET', ''), 404);
    await look(next, 'spectator');
    await done(next, 'host', 'a', { type: 'end-trading' });
  });

  test('only the host gives keys, and only for chairs of this table', async () => {
    const table = await openTable(server.address);
    for (const chair of ['crete', 'egypt', 'spectator']) {
      const answer = await ask(table, chair, 'POST', '/keys', { seat: 'crete' });
      expectProblem(answer, 422, 'not-host');
    }
    for (const seat of ['rome', '__proto__', 'constructor', 'clock', '', 7, null])
      expectProblem(await ask(table, 'host', 'POST', '/keys', { seat }), 422, 'malformed');
    expectProblem(await ask(table, 'host', 'POST', '/keys', {}), 422, 'malformed');
    await look(table, 'crete');
  });
});

describe('closing', () => {
  test('is the host’s, shows seed and salt, and opens the whole log to the seats', async () => {
    const table = await openTable(server.address);
    const { refs } = await done(table, 'crete', 'one', {
      type: 'propose',
      to: 'egypt',
      gives: { count: 3, named: ['salt', 'salt'] },
      asks: { count: 3 },
      note: 'a whispered note',
    });
    for (const chair of ['crete', 'spectator'])
      expectProblem(await ask(table, chair, 'POST', '/close'), 422, 'not-host');
    const open = await ask(table, 'thrace', 'GET', '');
    expect(open.body).toMatchObject({ closed: null });
    const closing = await ask(table, 'host', 'POST', '/close');
    expect(closing.status, closing.text).toBe(200);
    const { body, text } = await ask(table, 'thrace', 'GET', '');
    expect(text).toContain('"salt"');
    const { seed, salt } = body.closed as { seed: string; salt: string };
    expect(String(salt).length).toBeGreaterThanOrEqual(16);
    const hash = createHash('sha256').update(`${salt}:${seed}`).digest('hex');
    expect(hash).toBe(table.commitment);
    expect(seed).toBeTruthy();
    for (const seat of ['crete', 'egypt', 'thrace']) {
      const log = JSON.stringify(await readLog(table, seat));
      expect(log).toContain('a whispered note');
      expect(log).toContain(String((refs as { offer: string }).offer));
      for (const kind of ['salt', 'piracy', 'iron', 'oil']) expect(log).toContain(kind);
    }
    expect(await readLog(table, 'thrace')).toEqual(await readLog(table, 'crete'));
  });

  test('leaves a table that can be read and no longer played', async () => {
    const table = await openTable(server.address);
    const first = await send(table, 'crete', 'one', { type: 'say', text: 'hm' });
    const live = await sit(table, 'egypt');
    await ask(table, 'host', 'POST', '/close');
    expectProblem(await send(table, 'crete', 'two', { type: 'finish' }), 422);
    expect((await send(table, 'crete', 'one', { type: 'say', text: 'hm' })).text).toBe(first.text);
    expect((await look(table, 'egypt')).view.talk).toMatchObject([{ text: 'hm' }]);
    expect(await live.command('a', { type: 'finish' })).toMatchObject({ type: 'refused' });
    await live.close();
  });

  test('gives a log that proves the deal, and one flipped letter does not', async () => {
    const setup = { seats: ['crete', 'egypt'], cities: { crete: 4, egypt: 3 } };
    const table = await openTable(server.address, setup);
    await done(table, 'crete', 'one', { type: 'say', text: 'hello' });
    const early = await ask(table, 'crete', 'GET', '/log?format=file');
    expect(early.text).not.toContain('"hash"');
    await ask(table, 'host', 'POST', '/close');
    const { status, text } = await ask(table, 'crete', 'GET', '/log?format=file');
    expect(status).toBe(200);
    expect(text).toContain(table.commitment);
    const verify = async (name: string, content: string) => {
      const file = join(makeFolder(), name);
      writeFileSync(file, content);
      return haggle('verify', file, '--json');
    };
    const held = await verify('log.jsonl', text);
    expect(held.code, held.out + held.err).toBe(0);
    const bent = await verify('bent.jsonl', text.replace('hello', 'jello'));
    expect(bent.code, bent.out + bent.err).toBe(1);
    expect(bent.out, 'the place where the chain breaks').toMatch(/\b2\b/);
    const { closed } = (await ask(table, 'crete', 'GET', '')).body as { closed: { salt: string } };
    const other = closed.salt.replace(/^./, (letter) => (letter === '0' ? '1' : '0'));
    const foreign = await verify('salt.jsonl', text.replace(closed.salt, other));
    expect(foreign.code, foreign.out + foreign.err).toBe(1);
  });

  test('a seed is drawn for each table, and a given one does not make a guessable commitment', async () => {
    const setup = { seats: ['crete', 'egypt'], cities: { crete: 4, egypt: 3 }, seed: 'the same' };
    const tables = [await openTable(server.address, setup), await openTable(server.address, setup)];
    const dealt = await Promise.all(tables.map((table) => look(table, 'crete')));
    expect(dealt[0]?.view.hand).toEqual(dealt[1]?.view.hand);
    expect(new Set(tables.map(({ commitment }) => commitment)).size).toBe(2);
    for (const { view } of dealt) expect(JSON.stringify(view)).not.toContain('the same');
  });
});

test('dead keys stay dead and closed tables stay closed over a restart', async () => {
  const folder = makeFolder();
  const first = await serve(folder);
  const table = await openTable(first.address);
  const next = await reissue(table, 'crete');
  const other = await openTable(first.address);
  await ask(other, 'host', 'POST', '/close');
  const closed = (await ask(other, 'crete', 'GET', '')).body.closed;
  await first.end('SIGKILL');
  const second = await serve(folder);
  try {
    const { address } = second;
    expectProblem(await ask({ ...table, address }, 'crete', 'GET', ''), 404);
    await look({ ...next, address }, 'crete');
    const path = `/api/tables/${other.id}`;
    const { body } = await call(address, 'GET', path, { key: String(other.keys.crete) });
    expect(body.closed).toEqual(closed);
    expectProblem(await send({ ...other, address }, 'crete', 'a', { type: 'finish' }), 422);
  } finally {
    await second.end('SIGKILL');
  }
});
