import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { CLI } from '../../packages/haggle/src/testing/run.ts';
import { awaitReady, type Serving } from '../process.ts';

export type { Serving } from '../process.ts';

/** `args` follow `serve`; `env` is all that is set of PORT, HOST and HAGGLE_…. */
export type ServingOptions = {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const running = new Set<ChildProcess>();
const folders: string[] = [];

/** Ends what a test file has started and removes what it has made; `leavings.setup.ts` calls it after each file. */
export async function clearLeavings(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }),
  );
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
}

/** Starts `haggle serve` with exactly these arguments and waits for its ready line. Throws when it ends before. */
export async function start({ args = [], env = {} }: ServingOptions): Promise<Serving> {
  return awaitReady(run(['serve', ...args], env));
}

/** Starts it as the tests mostly want it: any free port of this machine, and one folder for its tables. */
export function serve(data: string, ...args: readonly string[]): Promise<Serving> {
  return start({ args: ['--port', '0', '--host', '127.0.0.1', '--data', data, ...args] });
}

/** A server for all tests of a file or a block: there before the first of them, and gone after the last one. */
export function useServer(...args: readonly string[]): Serving {
  const server = {} as Serving;
  beforeAll(async () => {
    Object.assign(server, await serve(makeFolder(), ...args));
  });
  afterAll(() => server.end('SIGKILL'));
  return server;
}

/** Runs the command line to its end. */
export async function haggle(...args: readonly string[]): Promise<{
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}> {
  const child = run(args, {});
  let out = '';
  let err = '';
  child.stdout?.on('data', (data: Buffer) => {
    out += data.toString();
  });
  child.stderr?.on('data', (data: Buffer) => {
    err += data.toString();
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, out, err };
}

/** An empty folder, gone when the tests of the file have ended. */
export function makeFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'haggle-conformance-'));
  folders.push(path);
  return path;
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|NODE_OPTIONS|HAGGLE_.*|VITEST.*)$/.test(name),
  );
  const child = spawn(process.execPath, [...CLI, ...args], {
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
