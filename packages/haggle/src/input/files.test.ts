import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';
import { readBytes } from './files.ts';

const folder = makeFolder();

const HOLDS = `title: It holds
game: advanced-civilization
setup: { seats: [ana, ben] }
steps:
  - ana sees: { viewer: ana }
`;

test('a path that leads nowhere is told, and the others are checked', async () => {
  const holds = folder.write('holds.yaml', HOLDS);
  const circle = join(folder.path, 'circle.yaml');
  symlinkSync(circle, circle);
  const { code, out, err } = await haggle('check', 'x'.repeat(5000), circle, holds);
  expect(out).toContain('xxx: its name is too long\n');
  expect(out).toContain(`${circle}: its links lead in a circle\n`);
  expect(out).toContain(`ok    ${holds}: It holds\n`);
  expect([code, err]).toEqual([2, '1 holds, 0 do not, 2 are no scenarios\n']);
});

test('a folder is gone through once, though its links lead in a circle', async () => {
  const own = folder.write('tree/below/deep.yaml', HOLDS);
  const first = folder.write('tree/a.yaml', HOLDS);
  folder.write('tree/node_modules/other.yaml', HOLDS);
  const linked = join(folder.path, 'tree/linked.yaml');
  symlinkSync('../..', join(folder.path, 'tree/below/up'));
  symlinkSync(own, linked);
  symlinkSync('.', join(folder.path, 'tree/folder.yaml'));
  const { code, out } = await haggle('check', join(folder.path, 'tree'));
  const told = [first, own, linked].map((file) => `ok    ${file}: It holds\n`).join('');
  expect([code, out]).toEqual([0, told]);
});

test('what never ends is read no further than it may be', async () => {
  const message = 'the file is larger than 1000000 bytes';
  expect(await readBytes('/dev/zero', 1_000_000)).toEqual({ ok: false, message });
  const { code, err } = await haggle('income', '/dev/zero');
  expect([code, err]).toEqual([2, 'haggle: /dev/zero: the file is larger than 1 MiB\n']);
});

test('of a file with nothing in it that is told, and no line of it', async () => {
  const blank = folder.write('blank.yaml', '\ufeff \n\n');
  for (const [args, said] of [
    [['check', blank], `none  ${blank}: the file is empty\n`],
    [['income', blank], `haggle: ${blank}: the file is empty\n`],
    [['import', 'price-of-power', 'position', blank], `haggle: ${blank}: the file is empty\n`],
  ] as const) {
    const { code, out, err } = await haggle(...args);
    expect([args[0], code, out + err]).toEqual([args[0], 2, expect.stringContaining(said)]);
  }
});
