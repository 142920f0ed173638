import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runInside as haggle } from '../testing/inside.ts';
import { spoil } from '../testing/raw.ts';
import { openTable, serveAt } from '../testing/server.ts';

let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'haggle-damage-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const at = (name: string) => ['--data', join(home, name)];
const file = (name: string) => join(home, name);

/** Two tables in a folder that nobody serves any more. */
async function openTwo() {
  const server = await serveAt({ kind: 'folder', folder: file('data') });
  const [good, bad] = [await openTable(server, 2), await openTable(server, 1)];
  await server.close();
  return { good, bad };
}

test('a damaged log is told with its entry, and does not come along', async () => {
  const { good, bad } = await openTwo();
  await spoil(
    file('data/haggle.db'),
    `UPDATE entries SET entry = replace(entry, 'say-0', 'lie-0') WHERE table_id = '${bad.table}'`,
  );
  const moved = await haggle('migrate', join(home, 'data'), join(home, 'new'), '--json');
  expect(moved.code).toBe(1);
  expect(JSON.parse(moved.out)).toMatchObject({
    ok: false,
    copied: [{ table: good.table, entries: 3 }],
    damaged: [{ table: bad.table, seq: 2 }],
  });
  const listed = await haggle('tables', 'list', ...at('new'));
  expect(listed.out).toContain(good.table);
  expect(listed.out).not.toContain(bad.table);
  const out = file('bad.jsonl');
  const exporting = ['tables', 'export', bad.table, '--while-open', ...at('data')];
  const exported = await haggle(...exporting, '--out', out, '--json');
  expect(exported.code).toBe(1);
  expect(JSON.parse(exported.out)).toMatchObject({ file: out, damaged: { seq: 2 } });
  expect(exported.err).toBe(`haggle: the log of table ${bad.table} is damaged at entry 2\n`);
  const kept = readFileSync(out, 'utf8');
  expect(statSync(out).mode & 0o077).toBe(0);
  expect(await haggle('verify', out)).toMatchObject({ code: 1 });
  for (const way of [[], ['--out', '-']]) {
    const printed = await haggle(...exporting, ...way);
    expect([printed.code, printed.out]).toEqual([1, kept]);
  }
  const over = await haggle(...exporting, '--out', out);
  expect([over.code, over.err]).toEqual([2, `haggle: ${out} is there already\n`]);
  expect(readFileSync(out, 'utf8')).toBe(kept);
});

test('a record that cannot be read is told as that table’s, and keeps no other from being listed and copied', async () => {
  const { good, bad } = await openTwo();
  await spoil(
    file('data/haggle.db'),
    `UPDATE tables SET chairs = '{"ana":' WHERE id = '${bad.table}'`,
  );
  const listed = await haggle('tables', 'list', ...at('data'));
  expect(listed.out).toMatch(new RegExp(`^${good.table} .*\n$`));
  expect(listed.err).toContain(`the record of table ${bad.table} is damaged`);
  const asJson = JSON.parse((await haggle('tables', 'list', '--json', ...at('data'))).out);
  expect(asJson).toMatchObject({ tables: [{ id: good.table }], damaged: [bad.table] });
  const pruned = await haggle('tables', 'prune', '--days', '1', '--yes', ...at('data'));
  expect(pruned.err).toContain(`table ${bad.table} is damaged and is left as it is`);
  const backup = await haggle('backup', file('all.db'), ...at('data'));
  expect(backup.code).toBe(1);
  expect(backup.out).toContain(`${bad.table}  its record is damaged\n1 table copied`);
  const back = await haggle('restore', file('all.db'), ...at('data'));
  expect(back.out).toBe(`${good.table}  is there already\nnothing was copied\n`);
  const only = await haggle(
    'backup',
    file('bad.db'),
    '--json',
    '--table',
    bad.table,
    ...at('data'),
  );
  expect(JSON.parse(only.out)).toEqual({
    ...{ ok: false, copied: [], present: [], missing: [] },
    damaged: [{ table: bad.table, seq: 0 }],
  });
});

test('nothing is copied over a table whose record cannot be read', async () => {
  const { bad } = await openTwo();
  await haggle('backup', file('all.db'), ...at('data'));
  await spoil(
    file('data/haggle.db'),
    `UPDATE tables SET chairs = '{"ana":' WHERE id = '${bad.table}'`,
  );
  const back = await haggle('restore', file('all.db'), '--table', bad.table, ...at('data'));
  expect([back.code, back.out]).toEqual([
    1,
    `${bad.table}  is there already\nnothing was copied\n`,
  ]);
});

test('of a file that is cut off it is said that it is damaged', async () => {
  await openTwo();
  await haggle('backup', file('all.db'), ...at('data'));
  truncateSync(file('all.db'), 20_000);
  const back = await haggle('restore', file('all.db'), ...at('new'));
  expect([back.code, back.err]).toEqual([
    2,
    `haggle: the file ${file('all.db')} cannot be used: its file of tables is damaged\n`,
  ]);
});
