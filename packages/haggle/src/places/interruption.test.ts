import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runInside as haggle } from '../testing/inside.ts';
import { spoil } from '../testing/raw.ts';
import { CLI } from '../testing/run.ts';
import { openTable, serveAt } from '../testing/server.ts';

let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'haggle-interruption-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const file = (name: string) => join(home, name);
const at = (name: string) => ['--data', file(name)];

/** A folder with a table at which so much was said, and a backup of it. */
async function prepare(said: number): Promise<string> {
  const server = await serveAt({ kind: 'folder', folder: file('data') });
  const { table } = await openTable(server, said);
  await server.close();
  expect((await haggle('backup', file('whole.db'), ...at('data'))).code).toBe(0);
  return table;
}

/** How a copy looks that was killed behind an entry: its keys would have come last. */
function breakOff(name: string, seq: number): Promise<void> {
  const shorter = `DELETE FROM entries WHERE seq > ${seq}; UPDATE tables SET head = ${seq}`;
  return spoil(join(file(name), 'haggle.db'), `${shorter}; DELETE FROM locks WHERE chair > 'ana'`);
}

test('what a killed restore left of a table does not keep it from coming back', async () => {
  const table = await prepare(4);
  const restore = () => haggle('restore', file('whole.db'), ...at('new'));
  expect((await restore()).code).toBe(0);
  await breakOff('new', 3);
  const again = await restore();
  expect([again.code, again.out]).toEqual([
    0,
    expect.stringMatching(`^${table}  5 entries .*\n1 table copied`),
  ]);
  expect((await restore()).out).toContain('is there already');
});

test('a table that has lost its keys and went another way is not written over', async () => {
  const table = await prepare(4);
  const restore = () => haggle('restore', file('whole.db'), ...at('new'));
  expect((await restore()).code).toBe(0);
  await breakOff('new', 3);
  await spoil(
    file('new/haggle.db'),
    "UPDATE entries SET entry = json_set(entry, '$.hash', 'other') WHERE seq = 3",
  );
  expect((await restore()).out).toBe(`${table}  is there already\nnothing was copied\n`);
});

/** Runs the command line in a process that has a folder of its own for what passes, and ends it with a signal. */
async function interrupt(
  signal: NodeJS.Signals,
  isUnderWay: () => boolean,
  ...args: readonly string[]
): Promise<NodeJS.Signals | null> {
  const child: ChildProcess = spawn(process.execPath, [...CLI, ...args], {
    env: { ...process.env, TMPDIR: home },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !isUnderWay()) await pause(2);
  child.kill(signal);
  const [, by] = await ended;
  return by as NodeJS.Signals | null;
}

const beginningWith = (start: string) => readdirSync(home).filter((one) => one.startsWith(start));

test('a backup and a restore that are ended by a signal leave no hands behind', async () => {
  await prepare(400);
  const before = beginningWith('haggle-');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // On a busy machine it may have ended before the signal came.
    const ends = [signal, null];
    const name = `half-${signal}.db`;
    const begun = () => beginningWith(name).length > 0;
    expect(ends).toContain(await interrupt(signal, begun, 'backup', file(name), ...at('data')));
    expect(beginningWith(`${name}.`)).toEqual([]);
    const copied = () => beginningWith('haggle-').length > before.length;
    const restore = ['restore', file('whole.db'), ...at(`new-${signal}`)];
    expect(ends).toContain(await interrupt(signal, copied, ...restore));
    expect(beginningWith('haggle-')).toEqual(before);
  }
});
