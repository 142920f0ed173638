import { exec } from 'node:child_process';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { CLI, type Ran } from '../testing/run.ts';
import { FAILS } from '../testing/scenarios.ts';
import { countOf, plain } from './output.ts';

const folder = makeFolder();

const HAGGLE = [process.execPath, ...CLI].map((word) => `'${word}'`).join(' ');

/** Runs a line of a shell. */
function runLine(line: string): Promise<Ran> {
  return new Promise((resolve) => {
    const child = exec(line, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('one of something is told as one', () => {
  expect([countOf(1, 'entry'), countOf(0, 'entry')]).toEqual(['1 entry', '0 entries']);
  expect([countOf(1, 'table'), countOf(2, 'table')]).toEqual(['1 table', '2 tables']);
});

test('a reader that went away before all was checked got no yes', async () => {
  for (let n = 0; n < 400; n++) folder.write(`fails-${n}.yaml`, FAILS);
  const { err } = await runLine(`{ ${HAGGLE} check '${folder.path}'; echo "code $?" >&2; } | true`);
  expect(err).toMatch(/^(0 hold.*\n)?code (1|141)\n$/);
});

test('a long simulation ends when its reader has seen enough', async () => {
  const line = `{ ${HAGGLE} simulate advanced-civilization --games 10000; echo "code $?" >&2; } | head -n 1`;
  const { out, err } = await runLine(line);
  expect(out).toMatch(/^game 1: .*\n$/);
  expect(err).toBe('code 141\n');
}, 60_000);

test('a reader that has seen enough is no fault', async () => {
  const { out, err } = await runLine(`${HAGGLE} schema advanced-civilization | head -n 1`);
  expect({ out, err }).toEqual({ out: '{\n', err: '' });
});

test.runIf(process.platform === 'linux')('a full disk is told in a sentence', async () => {
  const { code, err } = await runLine(`${HAGGLE} value advanced-civilization gold >/dev/full`);
  expect([code, err]).toEqual([2, 'haggle: the result cannot be written: the disk is full\n']);
});

test('FORCE_COLOR asks for colour also where nobody seems to look', async () => {
  const value = `${HAGGLE} value advanced-civilization gold`;
  const outs = ['', 'FORCE_COLOR=1', 'FORCE_COLOR=0'].map((env) => runLine(`${env} ${value}`));
  const [plainly, forced, off] = (await Promise.all(outs)).map(({ out }) => out);
  expect(forced).toContain('\u001b[1m');
  expect(plainly).not.toContain('\u001b');
  expect(off).toBe(plainly);
});

test('what somebody else wrote stays one line and moves no cursor', () => {
  expect(plain('Friday, 8 o’clock: שלום 🎲')).toBe('Friday, 8 o’clock: שלום 🎲');
  expect(plain('a\nb\u001b[2J\u009b2J\u202ec\u2028')).toBe(
    'a\\u000ab\\u001b[2J\\u009b2J\\u202ec\\u2028',
  );
});
