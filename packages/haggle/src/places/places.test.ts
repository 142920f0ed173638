import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RunningServer } from '@haggle/server';
import { claimFolder } from '@haggle/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInside as haggle } from '../testing/inside.ts';
import { openRaw, spoil } from '../testing/raw.ts';
import { haggle as runApart } from '../testing/run.ts';
import { call, type Opened, openTable, say, serveAt } from '../testing/server.ts';

let home = '';
const running: RunningServer[] = [];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'haggle-storing-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of running.splice(0)) await server.close();
  rmSync(home, { recursive: true, force: true });
});

async function serve(name: string): Promise<RunningServer> {
  const server = await serveAt({ kind: 'folder', folder: join(home, name) });
  running.push(server);
  return server;
}

const at = (name: string) => ['--data', join(home, name)];
const file = (name: string) => join(home, name);

function read(server: RunningServer, { table, seats }: Opened) {
  return call(server, `/api/tables/${table}`, { key: seats.ana });
}

test('a table is one line of the list, whatever a stranger called it', async () => {
  await openTable(await serve('data'), 0);
  await spoil(join(home, 'data', 'haggle.db'), "UPDATE tables SET name = 'Friday\nnone\u001b[2J'");
  const listed = await haggle('tables', 'list', ...at('data'));
  expect(listed.out).toMatch(/^\S+ .* {2}Friday\\u000anone\\u001b\[2J\n$/);
});

test('what somebody crafted writes nothing of its own on the terminal, and is not taken over', async () => {
  const { table } = await openTable(await serve('one'), 0);
  await running.pop()?.close();
  const path = join(home, 'one', 'haggle.db');
  const change = (sql: string) => spoil(path, `PRAGMA foreign_keys = off; ${sql}`);
  const list = async () => (await haggle('tables', 'list', ...at('one'))).out;
  await change("UPDATE tables SET game = char(27) || '[2J'");
  expect(await list()).toMatch(/^\S+ {2}\\u001b\[2J .*\n$/);
  const evil = 'x\u001b]0;owned\nnone';
  for (const part of ['names', 'locks', 'entries', 'answers', 'snapshots'])
    await change(`UPDATE ${part} SET table_id = '${evil}'`);
  await change(`UPDATE tables SET id = '${evil}'`);
  expect(await list()).toMatch(/^x\\u001b\]0;owned\\u000anone {2}.*\n$/);
  const backUp = (...more: string[]) => haggle('backup', file('two.db'), ...at('one'), ...more);
  const copied = await backUp();
  expect([copied.code, copied.out]).toEqual([2, '']);
  expect(copied.err).toContain('a table may not be called');
  const missed = await backUp('--table', `no${evil}`);
  expect(missed.out).toContain('nox\\u001b]0;owned\\u000anone  is not there\n');
  expect(missed.out + copied.err).not.toContain('\u001b');
  expect(await list()).not.toContain(table);
});

test('a folder that is asked for is meant, whatever database the environment names', async () => {
  const server = await serve('data');
  const { table } = await openTable(server, 1);
  vi.stubEnv('HAGGLE_DATABASE', 'postgres://127.0.0.1:1/elsewhere');
  const listed = await haggle('tables', 'list', ...at('data'));
  expect([listed.code, listed.err]).toEqual([0, 'haggle: 1 table\n']);
  expect((await haggle('backup', file('one.db'), ...at('data'))).out).toContain(table);
  expect((await haggle('restore', file('one.db'), ...at('new'))).out).toContain(table);
  expect((await haggle('tables', 'delete', table, '--yes', ...at('new'))).code).toBe(0);
  vi.stubEnv('HAGGLE_DATA', file('data'));
  for (const ask of [[], ['--database', 'postgres://127.0.0.1:1/elsewhere']]) {
    const asked = await haggle('tables', 'list', ...ask);
    expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('127.0.0.1:1/elsewhere')]);
  }
});

test('a folder and a database on one command line are two places, and a mistake', async () => {
  const both = ['--database', 'postgres://me:secret@127.0.0.1:1/elsewhere', ...at('data')];
  const asking = [
    ['serve', '--port', '0'],
    ['tables', 'list'],
    ['backup', file('one.db')],
    ['restore', file('one.db')],
  ];
  for (const args of asking) {
    const ran = await haggle(...args, ...both);
    expect([args[0], ran.code, ran.out]).toEqual([args[0], 2, '']);
    expect(ran.err).toContain('give --data or --database, not both');
    expect(ran.err).not.toContain('secret');
  }
  expect(existsSync(file('data'))).toBe(false);
});

test('a backup is made while the server runs, and comes back to an empty folder', async () => {
  const server = await serve('data');
  const first = await openTable(server, 5);
  const typo = await haggle('backup', file('typo/backup.db'), ...at('data'));
  expect([typo.code, typo.err]).toEqual([
    2,
    `haggle: ${file('typo/backup.db')}: there is no folder for it\n`,
  ]);
  expect(existsSync(file('typo'))).toBe(false);
  expect((await haggle('tables', 'list', ...at('data'))).err).toBe('haggle: 1 table\n');
  const talking = Promise.all(Array.from({ length: 60 }, () => say(server, first)));
  const piped = await haggle('backup', '-', ...at('data'));
  expect([piped.code, existsSync('-')]).toEqual([2, false]);
  const made = await haggle('backup', file('backup.db'), ...at('data'));
  expect([made.code, made.err]).toEqual([0, '']);
  expect(statSync(file('backup.db')).mode & 0o077).toBe(0);
  expect(made.out).toContain(`1 table copied to the file ${file('backup.db')}\n`);
  await talking;
  const whole = await read(server, first);
  expect((await haggle('backup', file('backup.db'), ...at('data'))).err).toContain('there already');
  expect(await haggle('backup', file('later.db'), ...at('data'))).toMatchObject({ code: 0 });
  const back = await haggle('restore', file('later.db'), ...at('other'), '--json');
  expect(JSON.parse(back.out)).toMatchObject({ ok: true, copied: [{ entries: 66 }] });
  const other = await serve('other');
  expect(await read(other, first)).toEqual(whole);
  // A command sent again is known at the new place, and the log goes on.
  expect((await say(other, first, 'say-2')).body).toEqual((await say(server, first, 'say-2')).body);
  expect((await say(other, first, 'new')).body).toEqual({ seq: 67 });
});

test('a table comes back to a server that runs, and never over one that is there', async () => {
  const server = await serve('data');
  const opened = await openTable(server, 3);
  const before = await read(server, opened);
  await haggle('backup', file('backup.db'), ...at('data'));
  const over = await haggle('restore', file('backup.db'), ...at('data'));
  expect([over.code, over.out]).toEqual([
    1,
    `${opened.table}  is there already\nnothing was copied\n`,
  ]);
  expect((await haggle('tables', 'delete', opened.table, ...at('data'))).code).toBe(2);
  const gone = await haggle('tables', 'delete', opened.table, '--yes', ...at('data'));
  expect(gone).toMatchObject({ code: 0, out: `table ${opened.table} is deleted\n` });
  await expect.poll(async () => (await read(server, opened)).status, { timeout: 30_000 }).toBe(404);
  const one = ['--table', opened.table];
  expect((await haggle('restore', file('backup.db'), ...one, ...at('data'))).code).toBe(0);
  expect(await read(server, opened)).toEqual(before);
  // The file may follow: the option takes one table each time.
  const first = ['--table', opened.table, '--table', 'nobody', file('backup.db'), ...at('other')];
  const both = await haggle('restore', ...first);
  expect([both.code, both.out]).toEqual([1, 'nobody  is not there\nnothing was copied\n']);
  expect(existsSync(file('other'))).toBe(false);
  const none = await haggle('restore', file('backup.db'), '--table', 'nobody', ...at('data'));
  expect([none.code, none.out]).toEqual([1, 'nobody  is not there\nnothing was copied\n']);
});

test('a folder that is served is not migrated away', async () => {
  const letGo = await claimFolder(file('data'));
  const server = await serve('data');
  await openTable(server, 1);
  const moved = await haggle('migrate', file('data'), file('new'));
  expect([moved.code, moved.err]).toEqual([
    2,
    `haggle: the folder ${file('data')} is being served; stop that server first\n`,
  ]);
  letGo?.();
});

test('whoever has the folder makes a new key for a chair, and the old one is dead at a server that runs', async () => {
  const server = await serve('data');
  const { table, host } = await openTable(server, 1);
  const status = async (key: string) =>
    (await call(server, `/api/tables/${table}`, { key })).status;
  expect(await status(host)).toBe(200);
  const made = await haggle('tables', 'key', table, 'host', ...at('data'));
  expect(made.code).toBe(0);
  const [, key = ''] = new RegExp(`^/t/${table}#([\\w-]{43})\n$`).exec(made.out) ?? [];
  expect(made.err).toContain('the chair host');
  await expect.poll(() => status(host), { timeout: 30_000 }).toBe(404);
  expect(await status(key)).toBe(200);
  const told = await haggle('tables', 'key', table, 'ana', '--json', ...at('data'));
  expect(JSON.parse(told.out)).toEqual({ table, chair: 'ana', key: expect.any(String) });
  const nobody = await haggle('tables', 'key', table, 'zoe', ...at('data'));
  expect([nobody.code, nobody.out, nobody.err]).toEqual([
    1,
    '',
    `haggle: table ${table} has no chair zoe; there are ana, ben, host, spectator\n`,
  ]);
});

test('tables are listed, closed and exported; the log verifies', async () => {
  const server = await serve('data');
  const opened = await openTable(server, 3);
  const { table } = opened;
  const listed = await haggle('tables', 'list', '--json', ...at('data'));
  expect(JSON.parse(listed.out)).toMatchObject({
    tables: [
      {
        id: table,
        game: 'advanced-civilization',
        name: 'Friday',
        state: 'open',
        seats: 2,
        entries: 4,
      },
    ],
  });
  const out = ['--out', file('friday.jsonl'), ...at('data')];
  const early = await haggle('tables', 'export', table, ...out);
  expect([early.code, existsSync(file('friday.jsonl'))]).toEqual([1, false]);
  expect(
    (await haggle('tables', 'export', table, '--while-open', ...at('data'))).out,
  ).not.toContain('"seed"');
  expect((await haggle('tables', 'close', table, ...at('data'))).code).toBe(0);
  expect((await haggle('tables', 'close', table, ...at('data'))).code).toBe(1);
  // The server that runs hears of it.
  await expect
    .poll(async () => (await read(server, opened)).body, { timeout: 30_000 })
    .toMatchObject({ closed: { seed: expect.any(String) } });
  expect((await say(server, opened)).body).toMatchObject({ code: 'table-closed' });
  expect((await haggle('tables', 'export', table, ...out)).code).toBe(0);
  expect(readFileSync(file('friday.jsonl'), 'utf8').split('\n')).toHaveLength(6);
  const verdict = await haggle('verify', file('friday.jsonl'), '--json');
  expect(JSON.parse(verdict.out)).toMatchObject({ ok: true, commitment: 'kept', decisions: null });
  const nowhere = ['--out', file('no/such/folder.jsonl'), ...at('data')];
  expect((await haggle('tables', 'export', table, ...nowhere)).code).toBe(2);
});

test('tables that nobody has touched for a while are listed, and deleted when it is meant', async () => {
  const server = await serve('data');
  const [old, shut, fresh] = [
    await openTable(server, 1),
    await openTable(server, 1),
    await openTable(server, 1),
  ];
  await call(server, `/api/tables/${shut.table}/close`, { key: shut.host, body: {} });
  await server.close();
  running.splice(0);
  const ago = Date.now() - 3 * 24 * 3600 * 1000;
  const [first, second] = [old, shut].map(({ table }) => table);
  await spoil(
    file('data/haggle.db'),
    `UPDATE entries SET entry = json_set(entry, '$.at', ${ago}) WHERE table_id IN ('${first}', '${second}')`,
  );
  const prune = (...more: string[]) => haggle('tables', 'prune', ...more, ...at('data'));
  // What was closed a moment ago is still looked at by those who sat there.
  const listed = await prune('--days', '2');
  expect(listed.out).toMatch(new RegExp(`^${old.table}  advanced-civilization .*\n$`));
  expect(listed.err).toBe(
    'haggle: 1 table left alone for 2 days; say --yes to delete them for good\n',
  );
  expect((await prune('--days', '4')).err).toBe('haggle: 0 tables left alone for 4 days\n');
  const done = await prune('--days', '1', '--yes', '--json');
  expect(JSON.parse(done.out)).toMatchObject({ tables: [{ id: old.table }], deleted: true });
  expect(done.err).toBe('haggle: 1 table left alone for a day, deleted\n');
  const left = JSON.parse((await haggle('tables', 'list', '--json', ...at('data'))).out);
  expect(left.tables.map(({ id }: { id: string }) => id).sort()).toEqual(
    [shut.table, fresh.table].sort(),
  );
  await spoil(file('data/haggle.db'), "UPDATE entries SET entry = 'no JSON'");
  const spared = await prune('--days', '1', '--yes', '--json');
  expect(JSON.parse(spared.out)).toEqual({ tables: [], deleted: true });
  expect(spared.err).toContain(`table ${fresh.table} is damaged and is left as it is`);
  for (const days of ['0', '1.5', '-1', 'soon', '']) {
    const refused = await prune('--days', days);
    expect([refused.code, refused.err.includes('whole number of days')]).toEqual([2, true]);
  }
  expect((await prune()).code).toBe(2);
});

test('what is wrong is said: no tables, no such table, no such file, no address', async () => {
  writeFileSync(file('text'), 'no database at all, only a longish text'.repeat(40));
  writeFileSync(file('empty.db'), '');
  writeFileSync(file('byte.db'), 'S');
  const other = await openRaw(file('other.db'));
  other.exec('CREATE TABLE birds (name)');
  other.close();
  const before = readFileSync(file('other.db'));
  mkdirSync(file('shelf/haggle.db'), { recursive: true });
  symlinkSync(file('nowhere'), file('dangling'));
  symlinkSync(file('circle'), file('circle'));
  const wrong: [readonly string[], number, string][] = [
    [['tables', 'list', ...at('none')], 2, 'there are no tables in the folder'],
    [['backup', file('b.db'), ...at('none')], 2, 'there are no tables in the folder'],
    [['migrate', file('none'), file('new')], 2, 'there are no tables in the folder'],
    [['serve', '--data', join(file('text'), 'data')], 2, 'it is not a folder'],
    [['serve', ...at('shelf')], 2, 'its file of tables is a folder'],
    [['tables', 'list', ...at('shelf')], 2, 'its file of tables is a folder'],
    [['tables', 'list', ...at('circle')], 2, 'its links lead in a circle'],
    [['backup', file('b.db'), ...at('circle')], 2, 'its links lead in a circle'],
    [['migrate', file('circle'), file('new')], 2, 'its links lead in a circle'],
    [['restore', file('circle/b.db'), ...at('none')], 2, 'its links lead in a circle'],
    [['restore', file('n'.repeat(300)), ...at('none')], 2, 'its name is too long'],
    [['serve', ...at('dangling')], 2, 'it is not a folder'],
    [['serve', ...at('circle')], 2, 'its links lead in a circle'],
    [['serve', ...at('n'.repeat(300))], 2, 'its name is too long'],
    [['migrate', '', file('new')], 2, 'It is empty.'],
    [['restore', file('none.db'), ...at('none')], 2, 'no such file'],
    [['restore', file('text'), ...at('none')], 2, 'text is no backup of haggle: it is a text'],
    [['restore', file('shelf'), ...at('none')], 2, 'is a folder'],
    [['restore', file('empty.db'), ...at('none')], 2, 'is no backup of haggle: it is empty'],
    [['restore', file(''), ...at('none')], 2, 'is a folder; name the file in it, haggle.db'],
    [['tables', 'list', '--database', 'postgres://'], 2, 'this is no address of a database'],
    [['restore', file('byte.db'), ...at('none')], 2, 'is no backup'],
    [['restore', file('other.db'), ...at('none')], 2, 'tables of another program, none of Haggle'],
    [['migrate', file('none'), 'mysql://me:secret@there/haggle'], 2, 'TO: this is no address'],
    [['tables', 'list', '--database', 'there:secret'], 2, 'this is no address of a database'],
    [['migrate', file('none')], 2, 'missing required argument'],
    [['tables', 'burn'], 2, 'unknown command'],
  ];
  for (const [args, code, message] of wrong) {
    const ran = await haggle(...args);
    expect([args.join(' '), ran.code, ran.out]).toEqual([args.join(' '), code, '']);
    expect(ran.err).toContain(message);
    expect(ran.err).not.toContain('secret');
  }
  expect(existsSync(file('none'))).toBe(false);
  expect([statSync(file('empty.db')).size, readFileSync(file('other.db'))]).toEqual([0, before]);
});

test('a backup and a folder that is migrated stay as they are, also where an older version wrote them', async () => {
  const stored = new URL('../../../../tests/upgrade/stores/0.1.0.db.gz', import.meta.url);
  const older = gunzipSync(readFileSync(stored));
  const sum = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  writeFileSync(file('older.db'), older);
  chmodSync(file('older.db'), 0o444);
  mkdirSync(file('older'));
  writeFileSync(file('older/haggle.db'), older);
  const before = sum(file('older.db'));

  const restored = await haggle('restore', file('older.db'), ...at('new'));
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('tables copied')]);
  const migrated = await haggle('migrate', file('older'), file('newer'));
  expect(migrated.code).toBe(0);
  expect([sum(file('older.db')), sum(file('older/haggle.db'))]).toEqual([before, before]);
  expect(existsSync(file('older.db-wal'))).toBe(false);
});

test('of two backups to one name one is made, and nobody’s file is lost', async () => {
  await openTable(await serve('data'), 1);
  writeFileSync(file('friday.db.part'), 'mine');
  const both = await Promise.all(
    [1, 2].map(() => runApart('backup', file('friday.db'), ...at('data'))),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2]);
  expect(readFileSync(file('friday.db.part'), 'utf8')).toBe('mine');
  expect((await haggle('restore', file('friday.db'), ...at('other'))).code).toBe(0);
});

test('of two exports to one name one is made, and nobody’s file is lost', async () => {
  const { table } = await openTable(await serve('data'), 1);
  const log = file('friday.jsonl');
  writeFileSync(`${log}.part`, 'mine');
  const asked = ['tables', 'export', table, '--while-open', '--out', log, ...at('data')];
  const both = await Promise.all([1, 2].map(() => runApart(...asked)));
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2]);
  expect(both.find(({ code }) => code === 2)?.err).toContain('is there already');
  expect(readFileSync(`${log}.part`, 'utf8')).toBe('mine');
  expect(readdirSync(home).filter((name) => name.startsWith('friday'))).toHaveLength(2);
});
