import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './folder.ts';

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
