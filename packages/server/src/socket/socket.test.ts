import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { connect, hereOf } from '../testing/client.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';

let server: RunningServer;
let address: string;

beforeAll(async () => {
  server = await startMarket({ limits: { joinWithin: 300 } });
  address = server.address;
});
afterAll(() => server.close());

const give = { type: 'give', to: 'ben', kind: 'salt' };
const isView = ({ type }: { type: string }): boolean => type === 'view';
const isDelta = ({ type }: { type: string }): boolean => type === 'delta';
const isRefused = ({ type }: { type: string }): boolean => type === 'refused';
const isJoined = ({ type }: { type: string }): boolean => type === 'joined';
const WITHIN = { timeout: 10_000 };

test('a delta leads from the view before to the view that the server has', async () => {
  const { table, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  await ana.next(isView);
  for (let n = 1; n <= 3; n++) await ana.command(`c${n}`, give);
  await ana.command('say', { type: 'say', text: 'thanks' });
  const seen = await ask(address, `/api/tables/${table}`, { key: seats.ana });
  expect(ana.view()).toEqual(seen.body.view);
  expect(ana.seq()).toBe(seen.body.seq);
  await ana.leave();
});

test('a chair hears of what changes its own view and of nothing else', async () => {
  const { table, seats, spectator, host } = await openMarket(address, {
    hands: { ana: { salt: 2 }, ben: { salt: 2 }, cleo: { oil: 1 } },
  });
  const keys = [seats.ana, seats.ben, seats.cleo, spectator, host];
  const guests = await Promise.all(keys.map((key) => connect(address, table, { key })));
  await Promise.all(guests.map((guest) => guest.next(isView)));
  const [ana, ben, cleo, crowd, master] = guests;
  await ana?.command('a', { ...give, to: 'ana' });
  await ana?.command('b', { ...give, to: 'ana' });
  // Ana alone saw those: a gift to herself changes no count that others see.
  await ben?.command('hello', { type: 'say', text: 'hello' });
  for (const guest of [cleo, crowd, master]) {
    await guest?.next(isDelta);
    expect(guest?.heard.map(({ type }) => type)).toEqual(['joined', 'view', 'delta']);
    expect(guest?.seq()).toBe(2);
    expect(JSON.stringify(guest?.heard)).not.toContain('salt');
  }
  await ana?.next(({ seq, type }) => type === 'delta' && seq === 4);
  await Promise.all(guests.map((guest) => guest.leave()));
});

test('who asks for it is told who is connected, and nobody else', async () => {
  const { table, seats, spectator } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana, here: true });
  const crowd = await connect(address, table, { key: spectator });
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana']);
  const ben = await connect(address, table, { key: seats.ben, here: true });
  // At once, before the view; the others soon after.
  await expect.poll(() => hereOf(ben), WITHIN).toEqual(['ana', 'ben']);
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana', 'ben']);
  await ben.next(isView);
  expect(ben.heard.slice(0, 3).map(({ type }) => type)).toEqual(['joined', 'here', 'view']);
  await ben.leave();
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana']);
  // So is who comes without a socket, but not a page that looks once, by its session.
  const path = `/api/tables/${table}`;
  const traded = await ask(address, `${path}/session`, { method: 'POST', key: seats.ben });
  const headers = { cookie: traded.headers.get('set-cookie')?.split(';')[0] ?? '' };
  expect((await ask(address, path, { headers })).body).toMatchObject({ chair: 'ben' });
  await ask(address, path, { key: seats.cleo });
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana', 'cleo']);
  const body = { id: 'hello', command: { type: 'say', text: 'hello' } };
  await ask(address, `/api/tables/${table}/commands`, { key: seats.ben, body });
  await expect.poll(() => hereOf(ana), WITHIN).toEqual(['ana', 'ben', 'cleo']);
  await crowd.next(isDelta);
  expect(crowd.heard.map(({ type }) => type)).toEqual(['joined', 'view', 'delta']);
  await Promise.all([ana.leave(), crowd.leave()]);
});

test('who was away a moment gets the difference, who is up to date nothing, others the whole', async () => {
  const { table, seats } = await openMarket(address);
  const ben = await connect(address, table, { key: seats.ben });
  await ben.next(isView);
  const { view, seq } = { view: ben.view(), seq: ben.seq() };
  await ben.leave();
  const ana = await connect(address, table, { key: seats.ana });
  for (let n = 1; n <= 3; n++) await ana.command(`c${n}`, give);
  const back = await connect(address, table, { key: seats.ben, since: seq, view });
  const missed = await back.next(isDelta);
  expect(back.heard.map((message) => message.type)).toEqual(['joined', 'delta']);
  expect(missed.seq).toBe(4);
  expect(back.view()).toMatchObject({ hand: { salt: 5, ochre: 3 } });
  const known = await connect(address, table, { key: seats.ben, since: 4, view: back.view() });
  expect(await known.next(isJoined)).toEqual({ type: 'joined', seq: 4 });
  const lost = await connect(address, table, { key: seats.ben, since: 99 });
  const whole = await lost.next(isView);
  expect(whole).toMatchObject({ seq: 4, view: { hand: { salt: 5 } } });
  const plain = await connect(address, table, { key: seats.ben, since: seq, plain: true });
  expect(await plain.next(isView)).toEqual(whole);
  await ana.command('c4', give);
  expect(await plain.next(isView)).toMatchObject({ seq: 5, view: { hand: { salt: 6 } } });
  await known.next(isDelta);
  expect(known.heard.map((message) => message.type)).toEqual(['joined', 'delta']);
  expect(view).toMatchObject({ hand: { salt: 2 } });
});

test('one socket may join again, and then follows the other chair', async () => {
  const { table, seats } = await openMarket(address);
  const guest = await connect(address, table, { key: seats.ana });
  await guest.next(isView);
  guest.send({ type: 'join', key: seats.cleo });
  await guest.next(isJoined);
  await guest.next(
    ({ type, view }) => type === 'view' && (view as { viewer: string }).viewer === 'cleo',
  );
  const refused = await guest.command('a', give);
  expect(refused).toMatchObject({ type: 'refused', code: 'not-held' });
});

test('commands are answered each in its way, and the same id acts once', async () => {
  const { table, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  const done = await ana.command('one', give);
  expect(done).toEqual({ type: 'done', id: 'one', seq: 2, refs: { gift: 'ana-ben-1' } });
  expect(await ana.command('one', give)).toEqual(done);
  expect(await ana.command('one', { ...give, kind: 'iron' })).toMatchObject({ code: 'id-reused' });
  expect(await ana.command('two', { ...give, kind: 'oil' })).toEqual({
    type: 'refused',
    id: 'two',
    code: 'not-held',
    clause: 'MA-2',
    message: 'You have no oil.',
  });
  expect(await ana.command('two', { type: 'end' })).toMatchObject({ code: 'not-host' });
  expect(await ana.command('two', {})).toMatchObject({ code: 'malformed' });
  expect(await ana.command('two', { type: 'say', text: '!' })).toEqual({
    type: 'done',
    id: 'two',
    seq: 3,
  });
});

test('a bad key is refused, and so is the key of another table', async () => {
  const one = await openMarket(address);
  const other = await openMarket(address);
  for (const joining of [{ key: 'x' }, { key: other.host }, { chair: 'ana' }, {}]) {
    const guest = await connect(address, one.table, joining);
    expect(await guest.next(isRefused)).toMatchObject({ code: 'bad-key' });
    expect(await guest.closed).toBe(4401);
  }
  const nowhere = await connect(address, 'nowhere', { key: one.host });
  expect(await nowhere.next(isRefused)).toMatchObject({ code: 'bad-key' });
  expect(await nowhere.closed).toBe(4401);
});

test('a session opens its chair, and a new key closes it and the sockets of the old one', async () => {
  const { table, seats, host } = await openMarket(address);
  const path = `/api/tables/${table}`;
  const traded = await ask(address, `${path}/session`, { method: 'POST', key: seats.ana });
  const headers = { cookie: traded.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const ana = await connect(address, table, { chair: 'ana', headers });
  expect((await ana.next(isView)).view).toMatchObject({ viewer: 'ana' });
  const ben = await connect(address, table, { chair: 'ben', headers });
  expect(await ben.closed).toBe(4401);
  const other = await connect(address, table, { key: seats.ben });
  await other.next(isView);
  await ask(address, `${path}/keys`, { key: host, body: { seat: 'ana' } });
  expect(await ana.closed).toBe(4401);
  const again = await connect(address, table, { chair: 'ana', headers });
  expect(await again.closed).toBe(4401);
  expect((await other.command('a', { ...give, to: 'ana' })).type).toBe('done');
});

test('what is no message is refused, and the socket goes on', async () => {
  const { table, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  const bad: [string, string][] = [
    ['{', 'bad-json'],
    ['', 'bad-json'],
    ['null', 'malformed'],
    ['[]', 'malformed'],
    ['{"type":"shout"}', 'malformed'],
    ['{"type":"command","id":"a"}', 'malformed'],
    ['{"type":"command","id":"","command":{}}', 'malformed'],
    ['{"type":"command","id":"a","command":{},"x":1}', 'malformed'],
    ['{"type":"command","id":"a","command":{"__proto__":{}}}', 'malformed'],
    ['{"type":"join","since":1.5}', 'malformed'],
    [`{"type":"command","id":"a","command":${'['.repeat(99)}${']'.repeat(99)}}`, 'malformed'],
  ];
  for (const [sent, code] of bad) {
    ana.send(sent);
    expect({ sent, ...(await ana.next(isRefused)) }).toMatchObject({ sent, code });
  }
  expect((await ana.command('b', give)).type).toBe('done');
});

test('a command before the join is refused; without a join the socket is closed', async () => {
  const { table } = await openMarket(address);
  const guest = await connect(address, table, { silent: true });
  expect(await guest.command('a', give)).toMatchObject({ code: 'not-joined' });
  expect(await guest.closed).toBe(4408);
});

test.each(['', 'x', 'x'.repeat(5000)])('a text that is no key is refused as one', async (key) => {
  const { table } = await openMarket(address);
  const guest = await connect(address, table, { key });
  expect(await guest.next(isRefused)).toMatchObject({ code: 'bad-key' });
  expect(await guest.closed).toBe(4401);
});

test.each([99, -1, 2 ** 60])('since %d, which is not known, brings a whole view', async (since) => {
  const { table, seats } = await openMarket(address);
  const guest = await connect(address, table, { key: seats.ana, since });
  expect(await guest.next(isView)).toMatchObject({ seq: 1 });
  await guest.leave();
});

test('a message that is too large or binary closes the socket', async () => {
  const { table, seats } = await openMarket(address);
  const large = await connect(address, table, { key: seats.ana });
  large.send(JSON.stringify({ type: 'command', id: 'a', command: { text: 'x'.repeat(16_384) } }));
  expect(await large.closed).toBe(1009);
  const binary = await connect(address, table, { key: seats.ana });
  binary.socket.send(Buffer.from('{}'));
  expect(await binary.closed).toBe(1003);
});

test('a message in many frames is taken, and one in countless frames closes the socket', async () => {
  const { table, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  await ana.next(isView);
  const text = JSON.stringify({
    type: 'command',
    id: 'a',
    command: { type: 'say', text: 'hello' },
  });
  const pieces = [...text].slice(0, 59);
  for (const piece of pieces) ana.socket.send(piece, { fin: false });
  ana.socket.send(text.slice(pieces.length));
  expect(await ana.next(({ id }) => id === 'a')).toMatchObject({ type: 'done' });
  for (let n = 0; n < 80; n++) ana.socket.send('x', { fin: false });
  expect(await ana.closed).toBe(1008);
});

test('pages of other sites, and other paths, get no socket', async () => {
  const { table, seats } = await openMarket(address);
  const headers = { origin: 'https://evil.example' };
  await expect(connect(address, table, { key: seats.ana, headers })).rejects.toThrow('403');
  const own = { origin: new URL(address).origin };
  const guest = await connect(address, table, { key: seats.ana, headers: own });
  expect((await guest.next(isView)).seq).toBe(1);
  await expect(connect(address, `${table}/x`, {})).rejects.toThrow('404');
});

test('everybody is told that the table is closed', async () => {
  const { table, seats, host } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  await ana.next(isView);
  const closed = await ask(address, `/api/tables/${table}/close`, { method: 'POST', key: host });
  expect(await ana.next(({ type }) => type === 'closed')).toEqual({
    type: 'closed',
    ...closed.body,
  });
  expect(await ana.command('a', give)).toMatchObject({ code: 'table-closed' });
});

test('a server that stops says so', async () => {
  const other = await startMarket();
  const { table, seats } = await openMarket(other.address);
  const ana = await connect(other.address, table, { key: seats.ana });
  await ana.next(isView);
  await other.close();
  expect(await ana.closed).toBe(1012);
});

test('a socket whose other end is gone without a word is ended', async () => {
  const other = await startMarket({ beat: 150 });
  const { table, seats } = await openMarket(other.address);
  const ana = await connect(other.address, table, { key: seats.ana });
  const ben = await connect(other.address, table, { key: seats.ben });
  await Promise.all([ana, ben].map((guest) => guest.next(isView)));
  ben.socket.pause();
  await expect
    .poll(async () => (await ask(other.address, '/metrics')).body.text, { timeout: 5000 })
    .toMatch(/haggle_connected\{role="seat"\} 1/);
  expect(ana.socket.readyState).toBe(ana.socket.OPEN);
  ben.socket.terminate();
  await other.close();
});

test('a command that is not even let in is refused by its id', async () => {
  const { table, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  await ana.next(isView);
  const nest = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const commands = { proto: '{"__proto__":1}', deep: nest(40), deepest: nest(4000) };
  for (const [id, command] of Object.entries(commands)) {
    ana.send(`{"type":"command","id":"${id}","command":${command}}`);
    expect(await ana.next(isRefused)).toMatchObject({ id, code: 'malformed' });
  }
  await ana.leave();
});
