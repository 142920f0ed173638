import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';
import { openTable, serveAt } from '../testing/server.ts';

const folder = makeFolder();
const data = join(folder.path, 'data');
const server = await serveAt({ kind: 'folder', folder: data });
afterAll(() => server.close());
await openTable(server, 1);

it('says in one line where the file cannot be, by the name that it was asked for', async () => {
  const long = join(folder.path, 'n'.repeat(230));
  const below = join(folder.write('text', 'salt'), 'friday.db');
  const shelf = `${join(folder.path, 'shelf')}/`;
  const wrong: [string, string][] = [
    [long, `the file ${long} cannot be used: its name is too long`],
    [below, `${below}: there is no folder for it`],
    [shelf, `${shelf} is the name of a folder; name a file in it`],
  ];
  for (const [file, message] of wrong) {
    const { code, out, err } = await haggle('backup', file, '--data', data);
    expect([code, out, err]).toEqual([2, '', `haggle: ${message}\n`]);
  }
  expect(existsSync(shelf)).toBe(false);
});
