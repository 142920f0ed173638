import { commitTo } from '@haggle/engine';
import { expect, test } from 'vitest';
import { ask, openMarket } from '../testing/tables.ts';
import { useMarket } from '../testing/use-market.ts';

const market = useMarket();

const give = { type: 'give', to: 'ben', kind: 'salt' };

test('commands are carried out, refused with their clause, or not understood', async () => {
  const { table, seats, host, spectator } = await openMarket(market.address);
  const path = `/api/tables/${table}/commands`;
  const send = (key: string | undefined, command: unknown, id = 'one') =>
    ask(market.address, path, { key, body: { id, command } });
  const done = await send(seats.ana, give);
  expect([done.status, done.body]).toEqual([200, { seq: 2, refs: { gift: 'ana-ben-1' } }]);
  const said = await send(seats.ana, { type: 'say', text: 'hi' }, 'two');
  expect(said.body).toEqual({ seq: 3 });
  const refused = await send(seats.ana, { ...give, kind: 'ochre' }, 'three');
  expect(refused.body).toMatchObject({ status: 422, code: 'not-held', clause: 'MA-2' });
  expect(refused.body.message).toBe('You have no ochre.');
  expect((await send(seats.ana, { ...give, kind: '__proto__' }, 'four')).body.code).toBe(
    'not-held',
  );
  expect((await send(seats.ana, { ...give, kind: 'toString' }, 'four')).body.code).toBe('not-held');
  expect((await send(seats.ana, { type: 'dance' }, 'four')).body.code).toBe('malformed');
  expect((await send(seats.ana, undefined, 'four')).body.code).toBe('malformed');
  expect((await send(seats.ana, give, 'a b')).body.code).toBe('malformed');
  expect((await send(seats.ana, { type: 'end' }, 'four')).body.code).toBe('not-host');
  expect((await send(host, give)).body.code).toBe('not-yours');
  expect((await send(spectator, give)).body.code).toBe('not-yours');
});

test('a fault in the rules is answered without its inner workings, and the table goes on', async () => {
  const { table, seats } = await openMarket(market.address);
  const path = `/api/tables/${table}/commands`;
  const body = { id: 'one', command: { type: 'break' } };
  const broken = await ask(market.address, path, { key: seats.ana, body });
  expect([broken.status, broken.body.code]).toEqual([500, 'fault']);
  expect(JSON.stringify(broken.body)).not.toMatch(/rules|\.ts|at /);
  const fine = await ask(market.address, path, {
    key: seats.ana,
    body: { id: 'one', command: give },
  });
  expect(fine.status).toBe(200);
});

test('a command sent twice acts once, and its id serves no other command', async () => {
  const { table, seats } = await openMarket(market.address);
  const path = `/api/tables/${table}/commands`;
  const send = (command: unknown, key = seats.ana) =>
    ask(market.address, path, { key, body: { id: 'same', command } });
  const both = await Promise.all([send(give), send({ kind: 'salt', to: 'ben', type: 'give' })]);
  expect(both.map(({ body }) => body)).toEqual(
    Array(2).fill({ seq: 2, refs: { gift: 'ana-ben-1' } }),
  );
  const other = await send({ ...give, kind: 'iron' });
  expect([other.status, other.body.code]).toEqual([409, 'id-reused']);
  expect((await send({ ...give, to: 'ana' }, seats.ben)).status).toBe(200);
  const seen = await ask(market.address, `/api/tables/${table}`, { key: seats.ana });
  expect(seen.body.view).toMatchObject({ hand: { salt: 5, iron: 1 } });
});

test('an id whose command was refused is free', async () => {
  const { table, seats } = await openMarket(market.address);
  const path = `/api/tables/${table}/commands`;
  const send = (command: unknown) =>
    ask(market.address, path, { key: seats.ana, body: { id: 'same', command } });
  expect((await send({ ...give, kind: 'ochre' })).status).toBe(422);
  expect((await send(give)).status).toBe(200);
});

test('the host makes a new key for a chair, and the old one is dead', async () => {
  const { table, seats, host } = await openMarket(market.address);
  const path = `/api/tables/${table}`;
  const cookie = await sessionOf(table, seats.ana);
  const guest = await ask(market.address, `${path}/keys`, {
    key: seats.ana,
    body: { seat: 'ana' },
  });
  expect(guest.body.code).toBe('not-host');
  const made = await ask(market.address, `${path}/keys`, { key: host, body: { seat: 'ana' } });
  expect((await ask(market.address, path, { key: seats.ana })).status).toBe(404);
  expect((await ask(market.address, path, { headers: { cookie } })).status).toBe(404);
  expect((await ask(market.address, path, { key: made.body.key as string })).body.chair).toBe(
    'ana',
  );
  const own = await ask(market.address, `${path}/keys`, { key: host, body: { seat: 'host' } });
  expect((await ask(market.address, path, { key: host })).status).toBe(404);
  const key = own.body.key as string;
  const none = await ask(market.address, `${path}/keys`, { key, body: { seat: 'eve' } });
  expect(none.body.code).toBe('malformed');
});

test('the host seats bots, a seat its own, and nobody else', async () => {
  const { table, host, seats, spectator } = await openMarket(market.address);
  const path = `/api/tables/${table}`;
  const seat = (key: string | undefined, body: unknown) =>
    ask(market.address, `${path}/bots`, { key, body });
  const ben = { seat: 'ben', plays: true };
  expect((await seat(host, ben)).body).toEqual({ bots: ['ben'] });
  expect((await ask(market.address, path, { key: seats.ana })).body.bots).toEqual(['ben']);
  expect((await seat(seats.ana, { seat: 'ana', plays: true })).body).toEqual({
    bots: ['ben', 'ana'],
  });
  expect((await seat(seats.ben, { ...ben, plays: false })).body).toEqual({ bots: ['ana'] });
  for (const key of [seats.ana, spectator]) {
    expect((await seat(key, ben)).body).toMatchObject({ code: 'not-host' });
  }
  expect((await seat(undefined, ben)).status).toBe(401);
  for (const stranger of ['eve', 'host', 'spectator']) {
    const refused = await seat(host, { seat: stranger, plays: true });
    expect(refused.body).toMatchObject({ code: 'malformed' });
    expect(refused.body.message).toContain('seat');
  }
  expect((await seat(host, { seat: 'ben', plays: 'yes' })).body.message).toContain('plays');
  expect((await ask(market.address, path, { key: host })).body.bots).toEqual(['ana']);
  await ask(market.address, `${path}/close`, { key: host, method: 'POST' });
  expect((await seat(host, ben)).body).toMatchObject({ code: 'table-closed' });
});

test('a key is traded for a session that opens the same chair, and is kept from scripts', async () => {
  const { table, seats } = await openMarket(market.address);
  const path = `/api/tables/${table}`;
  const traded = await ask(market.address, `${path}/session`, { method: 'POST', key: seats.ana });
  expect(traded.body).toEqual({ chair: 'ana' });
  const set = traded.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/SameSite=Strict/);
  expect(set).toContain(`Path=${path}`);
  expect(set).not.toContain(seats.ana);
  const one = set.split(';')[0] ?? '';
  const both = `${one}; ${await sessionOf(table, seats.ben)}`;
  expect((await ask(market.address, path, { headers: { cookie: one } })).body.chair).toBe('ana');
  const asBen = await ask(market.address, `${path}?chair=ben`, { headers: { cookie: both } });
  expect(asBen.body.chair).toBe('ben');
  const asCleo = await ask(market.address, `${path}?chair=cleo`, { headers: { cookie: both } });
  expect(asCleo.status).toBe(401);
  const moved = one.replace(/-[^=]+=/, `-${Buffer.from('ben').toString('base64url')}=`);
  expect((await ask(market.address, path, { headers: { cookie: moved } })).status).toBe(404);
  const foreign = { cookie: one, origin: 'https://evil.example' };
  expect((await ask(market.address, path, { headers: foreign })).status).toBe(401);
});

test('a browser gives a session back, and keeps those of its other chairs', async () => {
  const { table, seats } = await openMarket(market.address);
  const path = `/api/tables/${table}`;
  const cookie = await sessionOf(table, seats.ana);
  const [name] = cookie.split('=');
  const left = await ask(market.address, `${path}/session?chair=ana`, {
    method: 'DELETE',
    headers: { cookie },
  });
  expect([left.status, left.body]).toEqual([200, { chair: 'ana' }]);
  const set = left.headers.getSetCookie();
  expect(set).toEqual([expect.stringMatching(/Max-Age=0/)]);
  expect(set[0]).toMatch(new RegExp(`^${name}=;.*Path=${path}(;|$)`));
  for (const id of ['a%3Bb', 'a%0d%0ab', '%00', 'x'.repeat(65)]) {
    const strange = await ask(market.address, `/api/tables/${id}/session?chair=a`, {
      method: 'DELETE',
    });
    expect([id, strange.status]).toEqual([id, 404]);
  }
  const nobody = await ask(market.address, `${path}/session`, { method: 'DELETE' });
  expect([nobody.status, nobody.body.code, nobody.body.message]).toEqual([
    422,
    'malformed',
    expect.stringContaining('chair'),
  ]);
});

test('a closed table takes no more commands and shows its seed, its salt and its whole log', async () => {
  const { table, seats, host, spectator, commitment } = await openMarket(market.address);
  const path = `/api/tables/${table}`;
  await ask(market.address, `${path}/commands`, {
    key: seats.ana,
    body: { id: 'a', command: give },
  });
  expect((await ask(market.address, `${path}/log?format=file`, { key: host })).body.code).toBe(
    'not-closed',
  );
  const guest = await ask(market.address, `${path}/close`, { method: 'POST', key: seats.ana });
  expect(guest.body.code).toBe('not-host');
  const closed = await ask(market.address, `${path}/close`, { method: 'POST', key: host });
  const { seed, salt } = closed.body as { seed: string; salt: string };
  expect(commitTo(seed, salt)).toBe(commitment);
  const again = await ask(market.address, `${path}/close`, { method: 'POST', key: host });
  expect(again.body.code).toBe('table-closed');
  const late = await ask(market.address, `${path}/commands`, {
    key: seats.ana,
    body: { id: 'b', command: give },
  });
  expect([late.status, late.body.code]).toEqual([422, 'table-closed']);
  const watched = await ask(market.address, `${path}/log?format=file`, { key: spectator });
  expect([watched.status, watched.body.code]).toEqual([422, 'not-yours']);
  const same = await ask(market.address, `${path}/commands`, {
    key: seats.ana,
    body: { id: 'a', command: give },
  });
  expect(same.body).toEqual({ seq: 2, refs: { gift: 'ana-ben-1' } });
  const seen = await ask(market.address, path, { key: seats.cleo });
  expect(seen.body.closed).toEqual({ seed, salt });
  const log = await ask(market.address, `${path}/log?after=1`, { key: seats.cleo });
  expect(log.body.entries).toMatchObject([{ seq: 2, event: { type: 'given', kind: 'salt' } }]);
  const outside = await ask(market.address, `${path}/log?after=1`, { key: spectator });
  expect(JSON.stringify(outside.body)).not.toContain('salt');
  const file = await ask(market.address, `${path}/log?format=file`, { key: seats.cleo });
  const lines = (file.body.text as string).trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ haggle: 1, game: 'market', commitment, seed });
  expect(lines).toHaveLength(3);
});

async function sessionOf(table: string, key: string | undefined): Promise<string> {
  const path = `/api/tables/${table}/session`;
  const traded = await ask(market.address, path, { method: 'POST', key });
  return traded.headers.get('set-cookie')?.split(';')[0] ?? '';
}
