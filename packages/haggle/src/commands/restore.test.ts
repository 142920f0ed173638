import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { logOf } from '../testing/evening.ts';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';
import { HOLDS } from '../testing/scenarios.ts';

const folder = makeFolder();
const data = join(folder.path, 'data');
const restore = (file: string) => haggle('restore', file, '--data', data);

/** A backup of an older version. */
const BACKUP = new URL('../../../../tests/upgrade/stores/0.1.0.db.gz', import.meta.url);

it('says of what is no backup what it seems to be, and makes nothing', async () => {
  const log = await logOf('advanced-civilization');
  const kinds: [string, string | Uint8Array, string][] = [
    ['none.db', '', 'it is empty'],
    ['salt.yaml', HOLDS, 'it is a text'],
    ['marked.txt', `\ufeff${'Grüße '.repeat(1000)}`, 'it is a text'],
    ['evening.jsonl', log, 'it is the log of a table, which haggle verify and haggle replay read'],
    ['friday.db.gz', readFileSync(BACKUP), 'it is packed; unpack it first'],
    ['page.bin', gzipSync('salt').subarray(4), 'what it is cannot be told'],
  ];
  for (const [name, content, kind] of kinds) {
    const file = folder.write(name, content);
    const { code, out, err } = await restore(file);
    expect([code, out, err]).toEqual([2, '', `haggle: ${file} is no backup of haggle: ${kind}\n`]);
  }
  expect(existsSync(data)).toBe(false);
});

it('takes nothing that is piped in', async () => {
  const told = await restore('-');
  expect([told.code, told.err]).toEqual([2, 'haggle: a backup is a file: it cannot be piped\n']);
  const device = await restore('/dev/zero');
  expect([device.code, device.err]).toEqual([
    2,
    'haggle: /dev/zero is no backup of haggle: it is no file but a pipe or a device\n',
  ]);
});
