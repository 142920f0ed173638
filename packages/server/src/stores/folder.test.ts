import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { claimFolder } from './claim.ts';
import { makeFolder } from './folder.ts';
import { openSqlite } from './sqlite.ts';

const home = mkdtempSync(join(tmpdir(), 'haggle-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder is made with those above it, and one that is there stays', () => {
  const folder = join(home, 'a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('what is no folder, leads nowhere or leads in a circle is a fault', () => {
  writeFileSync(join(home, 'text'), 'no folder');
  symlinkSync(join(home, 'nowhere'), join(home, 'dangling'));
  symlinkSync(join(home, 'circle'), join(home, 'circle'));
  for (const name of [
    'text',
    'text/below',
    'dangling',
    'circle',
    'circle/below',
    'n'.repeat(300),
  ]) {
    expect(() => makeFolder(join(home, name)), name).toThrow();
  }
  expect(existsSync(join(home, 'nowhere'))).toBe(false);
});

test.runIf(process.platform === 'linux')('a place where the system makes none is a fault', () => {
  expect(() => makeFolder('/proc/nope/data')).toThrow('ENOENT');
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test.runIf(process.platform !== 'win32')(
  'what is made is private; what was there keeps its rights',
  async () => {
    const folder = join(home, 'x/data');
    const letGo = await claimFolder(folder);
    const store = await openSqlite({ folder });
    await store.check();
    for (const made of [join(home, 'x'), folder])
      expect([made, modeOf(made)]).toEqual([made, 0o700]);
    const files = readdirSync(folder).filter((name) => !name.startsWith('haggle.lock-'));
    expect(files).toEqual(expect.arrayContaining(['haggle.db', 'haggle.db-wal', 'haggle.lock']));
    for (const name of files) expect([name, modeOf(join(folder, name))]).toEqual([name, 0o600]);
    await store.end();
    letGo?.();
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'haggle.db'), 0o644);
    await (await openSqlite({ folder })).end();
    expect([modeOf(folder), modeOf(join(folder, 'haggle.db'))]).toEqual([0o755, 0o644]);
  },
);
