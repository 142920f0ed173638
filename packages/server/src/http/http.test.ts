import { expect, test } from 'vitest';
import { makeOpenApi } from '../openapi.ts';
import type { Service } from '../service.ts';
import { market as game } from '../testing/market.ts';
import { startForTest } from '../testing/running.ts';
import { ask, openMarket } from '../testing/tables.ts';
import { useMarket } from '../testing/use-market.ts';
import { makeApp } from './app.ts';

const market = useMarket();

const give = { type: 'give', to: 'ben', kind: 'salt' };

test('the games are listed, and each is described with schemas and clauses', async () => {
  const games = await ask(market.address, '/api/games');
  expect(games.body).toEqual({
    games: [{ id: 'market', title: 'Market', seats: { min: 2, max: 18 } }],
  });
  const game = await ask(market.address, '/api/games/market');
  expect(game.body).toMatchObject({ id: 'market', clauses: [{ id: 'MA-1' }, { id: 'MA-2' }] });
  expect(game.body.schemas).toMatchObject({ setup: { type: 'object' }, command: {}, event: {} });
  expect((await ask(market.address, '/api/games/chess')).status).toBe(404);
});

test('opening a table gives a key to every chair, and each is another', async () => {
  const opened = await openMarket(market.address);
  const keys = [opened.host, opened.spectator, ...Object.values(opened.seats)];
  expect(Object.keys(opened.seats)).toEqual(['ana', 'ben', 'cleo']);
  expect(new Set(keys).size).toBe(5);
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(opened.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test('what cannot be opened is refused with the name of the field', async () => {
  const cases: [unknown, number, string][] = [
    ['{', 400, 'bad-json'],
    ['too-large', 400, 'bad-json'],
    [{ game: 'market' }, 422, 'malformed'],
    [{ game: 'chess', setup: {} }, 422, 'malformed'],
    [{ game: 'market', setup: { seats: ['ana', 'host'] } }, 422, 'malformed'],
    [{ game: 'market', setup: { seats: ['ana', '__proto__'] } }, 422, 'malformed'],
    [{ game: 'market', setup: { seats: ['ana', 'ben'] }, extra: 1 }, 422, 'malformed'],
    [{ game: 'market', setup: { seats: ['ana', 'ben'] }, bots: ['eve'] }, 422, 'malformed'],
    [
      { game: 'market', setup: { seats: ['ana', 'ben'] }, bots: ['ben', 'ana', 'ben'] },
      422,
      'malformed',
    ],
    [{ game: 'market', setup: { seats: ['ana', 'ben'] }, name: 'Friday \ud83c' }, 422, 'malformed'],
    [{ game: 'market', setup: { seats: ['ana', 'ben'], seed: 'dawn \ud83c' } }, 422, 'malformed'],
    ['{"game":"market","setup":{"seats":["ana","ben"],"__proto__":{}}}', 422, 'malformed'],
    [`{"game":"market","setup":${'['.repeat(60)}${']'.repeat(60)}}`, 422, 'malformed'],
  ];
  for (const [body, status, code] of cases) {
    const answer = await ask(market.address, '/api/tables', { body });
    expect({ body, status: answer.status, code: answer.body.code }).toEqual({ body, status, code });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body.message).toEqual(expect.any(String));
  }
});

test('a table keeps its name as it was given', async () => {
  const { table, seats } = await openMarket(market.address, {}, { name: ' Freitag 🎲 é ' });
  const seen = await ask(market.address, `/api/tables/${table}`, { key: seats.ana });
  expect(seen.body.name).toBe('Freitag 🎲 é');
});

test('seats may be called as people write their names, and are so called in refusals', async () => {
  const names = { ana: ' Зоя ', ben: '李雷' };
  const { table, seats } = await openMarket(market.address, {}, { names });
  for (const key of Object.values(seats)) {
    const seen = await ask(market.address, `/api/tables/${table}`, { key });
    expect(seen.body.names).toEqual({ ana: 'Зоя', ben: '李雷' });
  }
  // Refusals call every id of a seat so, whatever it is said of.
  const command = { type: 'give', to: 'ben', kind: 'ben' };
  const path = `/api/tables/${table}/commands`;
  const answer = await ask(market.address, path, { key: seats.ana, body: { id: 'one', command } });
  expect(answer.body.message).toBe('You have no 李雷.');

  const plain = await openMarket(market.address);
  const seen = await ask(market.address, `/api/tables/${plain.table}`, { key: plain.seats.ana });
  expect(seen.body.names).toEqual({});
});

test.each([
  [{ eve: 'Eve' }, 'names.eve'],
  [{ ana: 'Zoë', ben: 'ZOË' }, 'names'],
  [{ ana: 'Ben' }, 'names'],
  [{ ana: 'Rene\u0301', ben: 'Ren\u00e9' }, 'names'],
  [{ ana: 'नव', ben: 'न\u200dव' }, 'names'],
  [{ ana: 'A\u200bna' }, 'names.ana'],
  [{ ana: 'Ana\u200d' }, 'names.ana'],
  [{ ana: 'A\u00adna' }, 'names.ana'],
  [{ ana: '\u3164' }, 'names.ana'],
  [{ ana: '\u0301' }, 'names.ana'],
  [{ ana: 'A\u2028na' }, 'names.ana'],
  [{ ana: 'Zoë  B', ben: 'Zoë B' }, 'names'],
  [{ ana: ' ' }, 'names.ana'],
  [{ ana: 'n'.repeat(65) }, 'names.ana'],
  [{ ana: 'half \ud83c' }, 'names.ana'],
  [{ ana: 'a\u202eb' }, 'names.ana'],
  [{ ana: 'a\u0007b' }, 'names.ana'],
  [['Ana'], 'names'],
])('names of seats are refused where they are of no use: %j', async (names, field) => {
  const body = { game: 'market', setup: { seats: ['ana', 'ben'] }, names };
  const answer = await ask(market.address, '/api/tables', { body });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'malformed' });
  expect(answer.body.message).toContain(`The field ${field} is wrong`);
});

test('names of seats are compared with what the game calls the others', async () => {
  const words = { ...game.words, seats: { ben: 'the Ants' } };
  const own = await startForTest({ games: [{ ...game, words }] });
  const open = async (ana: string) => {
    const body = { game: 'market', setup: { seats: ['ana', 'ben'] }, names: { ana } };
    return (await ask(own, '/api/tables', { body })).status;
  };
  expect([await open('The Ants'), await open('Ben')]).toEqual([422, 201]);
});

test.each(['\u034f', '\ufe0f', '\u17b4', '\u180b', '\u{e0100}', '\u2065', '\u{1d159}', '\u2800'])(
  'no seat is called by something unseen: %j',
  async (unseen) => {
    for (const ana of [`Ben${unseen}`, unseen]) {
      const body = { game: 'market', setup: { seats: ['ana', 'ben'] }, names: { ana } };
      const answer = await ask(market.address, '/api/tables', { body });
      expect([answer.status, answer.body.code]).toEqual([422, 'malformed']);
    }
  },
);

test.each(['❤️', '❤️‍🔥', '👩‍👩‍👧‍👦', '👍🏽', '1️⃣', 'می‌خواهم', 'क्‍ष', 'Ł. O’Hara-2', '★'])(
  'a seat may be called %s',
  async (name) => {
    const body = { game: 'market', setup: { seats: ['ana', 'ben'] }, names: { ana: name } };
    expect((await ask(market.address, '/api/tables', { body })).status).toBe(201);
  },
);

test.each([
  '\u202egnp.exe',
  'a\u0000b',
  'x\r\ny',
  'a\u001b[2J',
  '\u200b',
  '\ufeff\u3164',
  '\u0301',
  'a\u2066b',
  'half \ud83c',
])('a table is not called %j', async (name) => {
  const body = { game: 'market', setup: { seats: ['ana', 'ben'] }, name };
  const answer = await ask(market.address, '/api/tables', { body });
  expect([answer.status, answer.body.code]).toEqual([422, 'malformed']);
  expect(answer.body.message).toContain('The field name is wrong');
});

test.each([
  'Freitag',
  'יום שישי\u200e (2)',
  'ᠮᠣᠩ᠋ᠭᠣᠯ',
  '辻\u{e0100}',
  '<b>',
  '👩‍👩‍👧‍👦',
  '!',
  'می‌خواهم',
])('a table may be called %s', async (name) => {
  const body = { game: 'market', setup: { seats: ['ana', 'ben'] }, name };
  expect((await ask(market.address, '/api/tables', { body })).status).toBe(201);
});

test.each([40, 4900])(
  'JSON of %i levels is refused with the place where it is nested too deeply',
  async (levels) => {
    const { table, seats } = await openMarket(market.address);
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const body = `{"id":"x","command":{"type":"say","text":${deep}}}`;
    const path = `/api/tables/${table}/commands`;
    const { body: told } = await ask(market.address, path, { key: seats.ana, body });
    expect(told.message).toMatch(
      /^The field command\.text\.0\.0\.0[0.]* is wrong: too deeply nested/,
    );
  },
);

test('a body too large, of another kind, or by another method is refused', async () => {
  const { table, seats } = await openMarket(market.address);
  const path = `/api/tables/${table}/commands`;
  const say = (text: string) => ({ id: 'x', command: { type: 'say', text } });
  const large = await ask(market.address, path, { key: seats.ana, body: say('x'.repeat(65_536)) });
  expect([large.status, large.body.code]).toEqual([413, 'too-large']);
  const setup = await ask(market.address, '/api/tables', { body: 'x'.repeat(262_145) });
  expect([setup.status, setup.body.code]).toEqual([413, 'too-large']);
  const init = { method: 'POST', key: seats.ana, headers: { 'content-type': 'text/plain' } };
  expect((await ask(market.address, path, { ...init, body: '{}' })).status).toBe(415);
  const pack = (coding: string) => ({
    ...init,
    headers: { 'content-type': 'application/json', 'content-encoding': coding },
    body: JSON.stringify(say(coding)),
  });
  const packed = await ask(market.address, path, pack('gzip'));
  expect([packed.status, packed.body.code, packed.headers.get('accept-encoding')]).toEqual([
    415,
    'not-json',
    'identity',
  ]);
  expect((await ask(market.address, path, pack('identity'))).status).toBe(200);
  const get = await ask(market.address, path, { key: seats.ana });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  const remove = await ask(market.address, `/api/tables/${table}`, {
    method: 'DELETE',
    key: seats.ana,
  });
  expect([remove.status, remove.body.code]).toEqual([405, 'no-method']);
});

test('every route is described, and refused by another method with those that it has', async () => {
  // No request comes to this one, so that nothing is asked of its service.
  const routes = makeApp({} as Service)
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replace(/:(\w+)/g, '{$1}') }));
  const paths = Object.entries(makeOpenApi().paths as Record<string, object>).map(
    ([path, operations]) => ({
      path,
      methods: Object.keys(operations).map((method) => method.toUpperCase()),
    }),
  );
  const described = paths.flatMap(({ path, methods }) =>
    methods.map((method) => ({ method, path })),
  );
  expect(new Set(routes)).toEqual(new Set(described));
  for (const { path, methods } of paths) {
    const refused = await ask(market.address, path.replace(/[{}]/g, ''), { method: 'PATCH' });
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    expect([path, refused.status, refused.headers.get('allow')?.split(', ').sort()]).toEqual([
      path,
      405,
      allow.sort(),
    ]);
  }
});

test('a table shows itself to keys of its own alone, and unknown ones look the same', async () => {
  const one = await openMarket(market.address);
  const other = await openMarket(market.address);
  const path = `/api/tables/${one.table}`;
  expect((await ask(market.address, path)).status).toBe(401);
  expect((await ask(market.address, '/api/tables/nowhere')).status).toBe(401);
  const stranger = await ask(market.address, path, { key: other.host });
  const nowhere = await ask(market.address, '/api/tables/nowhere', { key: other.host });
  expect(stranger.status).toBe(404);
  expect(stranger.body).toEqual(nowhere.body);
  for (const chair of ['host', 'spectator'] as const) {
    const seen = await ask(market.address, path, { key: one[chair] });
    expect(seen.body).toMatchObject({ chair, seq: 1, commitment: one.commitment, closed: null });
    expect(seen.body.seats).toEqual(['ana', 'ben', 'cleo']);
    expect(JSON.stringify(seen.body)).not.toContain('ochre');
  }
});

test('a table tells its seats in the order in which they sit, which no object keeps', async () => {
  const { table, host } = await openMarket(market.address, { seats: ['10', 'ana', '2'] });
  const { body } = await ask(market.address, `/api/tables/${table}`, { key: host });
  expect(body.seats).toEqual(['10', 'ana', '2']);
});

test('each chair has a log of its own, in pages, that counts nothing it may not see', async () => {
  const { table, seats, spectator } = await openMarket(market.address, {
    hands: { ana: { salt: 300 } },
  });
  const path = `/api/tables/${table}`;
  for (let n = 0; n < 210; n++) {
    const body = { id: `c${n}`, command: n % 2 ? give : { type: 'say', text: `${n}` } };
    await ask(market.address, `${path}/commands`, { key: seats.ana, body });
  }
  const first = await ask(market.address, `${path}/log`, { key: seats.ben });
  expect(first.body).toMatchObject({ more: true });
  const entries = first.body.entries as { seq: number; event: { type: string } }[];
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  expect(entries[2]?.event).toEqual({ ...give, type: 'given', id: 'ana-ben-1', from: 'ana' });
  const rest = await ask(market.address, `${path}/log?after=200`, { key: seats.ben });
  expect(rest.body).toMatchObject({ more: false });
  expect((rest.body.entries as unknown[]).length).toBe(11);
  const seen = await ask(market.address, `${path}/log?after=2`, { key: spectator });
  const [line] = seen.body.entries as { event: unknown }[];
  expect(line?.event).toEqual({ type: 'given', from: 'ana', to: 'ben' });
  for (const after of ['-1', '1.5', 'x', '0x1', '1e3', '', '%201', '9007199254740993']) {
    expect(
      (await ask(market.address, `${path}/log?after=${after}`, { key: spectator })).status,
    ).toBe(422);
  }
  for (const format of ['zip', '', 'FILE']) {
    const odd = await ask(market.address, `${path}/log?format=${format}`, { key: spectator });
    expect([odd.status, odd.body.message]).toEqual([422, expect.stringContaining('format')]);
  }
});
