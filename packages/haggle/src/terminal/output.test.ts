import { exec } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { plain } from './output.ts';

const folder = mkdtempSync(join(tmpdir(), 'haggle-output-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const HAGGLE = `'${process.execPath}' --import tsx --conditions=source '${CLI}'`;

/** Runs a line of a shell: its code, and what was said on standard error. */
function runLine(line: string): Promise<{ code: number; err: string }> {
  return new Promise((resolve) => {
    const child = exec(line, (_error, _out, err) => resolve({ code: child.exitCode ?? -1, err }));
  });
}

test('a reader that went away before all was checked got no yes', async () => {
  const fails = `title: T
game: advanced-civilization
setup: { seats: [ana, ben], hands: { ana: { salt: 3 }, ben: { iron: 3 } } }
steps:
  - ana sees: { hand: { salt: 2 } }
`;
  const names = Array.from({ length: 400 }, (_, n) => join(folder, `fails-${n}.yaml`));
  for (const name of names) writeFileSync(name, fails);
  const { err } = await runLine(`{ ${HAGGLE} check '${folder}'; echo "code $?" >&2; } | true`);
  expect(err).toMatch(/^(0 hold.*\n)?code (1|141)\n$/);
});

test.runIf(process.platform === 'linux')('a full disk is told in a sentence', async () => {
  const { code, err } = await runLine(`${HAGGLE} value advanced-civilization gold >/dev/full`);
  expect([code, err]).toEqual([2, 'haggle: the result cannot be written: the disk is full\n']);
});

test('what somebody else wrote stays one line and moves no cursor', () => {
  expect(plain('Friday, 8 o’clock: שלום 🎲')).toBe('Friday, 8 o’clock: שלום 🎲');
  expect(plain('a\nb\u001b[2J\u009b2J\u202ec\u2028')).toBe(
    'a\\u000ab\\u001b[2J\\u009b2J\\u202ec\\u2028',
  );
});
