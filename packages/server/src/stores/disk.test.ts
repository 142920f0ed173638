import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDisk } from './disk.ts';

const home = mkdtempSync(join(tmpdir(), 'haggle-disk-'));
const path = join(home, 'file');
writeFileSync(path, 'kept');

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Syncs that end when they are told to. */
function makeSyncs() {
  const ends: ((fault?: Error) => void)[] = [];
  const sync = (): Promise<void> =>
    new Promise((resolve, reject) => {
      ends.push((fault) => (fault ? reject(fault) : resolve()));
    });
  const endNext = async (fault?: Error): Promise<void> => {
    ends.shift()?.(fault);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ends, sync, endNext };
}

test('whoever comes while one is under way waits for the next, which serves all of them', async () => {
  const { ends, sync, endNext } = makeSyncs();
  const disk = openDisk(path, sync);
  const done: string[] = [];
  const settle = (name: string) => disk.settle().then(() => done.push(name));
  const all = [settle('first'), settle('second'), settle('third')];
  expect(ends).toHaveLength(1);
  await endNext();
  expect(done).toEqual(['first']);
  expect(ends).toHaveLength(1);
  all.push(settle('fourth'));
  await endNext();
  expect(done).toEqual(['first', 'second', 'third']);
  await endNext();
  await Promise.all(all);
  expect(done.at(-1)).toBe('fourth');
  expect(ends).toHaveLength(0);
  await disk.end();
});

test('one that fails is told to those who waited for it, and to nobody else', async () => {
  const { sync, endNext } = makeSyncs();
  const disk = openDisk(path, sync);
  const first = disk.settle();
  const second = disk.settle();
  const failed = expect(first).rejects.toThrow('no disk');
  await endNext(new Error('no disk'));
  await failed;
  await endNext();
  await second;
  await disk.end();
});

test('it ends when what is under way has ended', async () => {
  const { sync, endNext } = makeSyncs();
  const disk = openDisk(path, sync);
  let ended = false;
  const settled = disk.settle();
  const end = disk.end().then(() => {
    ended = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(ended).toBe(false);
  await endNext();
  await Promise.all([settled, end]);
  expect(ended).toBe(true);
});

test('the system’s own sync takes an open file, and a file that is not there is refused', async () => {
  const disk = openDisk(path);
  await disk.settle();
  await disk.end();
  expect(readFileSync(path, 'utf8')).toBe('kept');
  expect(() => openDisk(join(home, 'nowhere'))).toThrow('ENOENT');
});
