import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The built binary, or with `HAGGLE_FROM=source` the sources of it, as Node's arguments. */
export const command: readonly string[] =
  process.env.HAGGLE_FROM === 'source'
    ? ['--conditions=source', '--import', 'tsx', join(root, 'packages/haggle/src/cli.ts')]
    : [join(root, 'packages/haggle/bin/haggle.js')];

/** A running `haggle serve`: `end` sends the signal and waits until the process is gone. */
export type Serving = {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  readonly printed: () => string;
  readonly complained: () => string;
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** `args` follow `serve`; `env` is all that is set of PORT, HOST and HAGGLE_…. */
export type ServingOptions = {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const running = new Set<ChildProcess>();
const folders: string[] = [];
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** Starts `haggle serve` with exactly these arguments and waits for its ready line. Throws when it ends before. */
export async function start({ args = [], env = {} }: ServingOptions): Promise<Serving> {
  const child = run(['serve', ...args], env);
  let printed = '';
  let complained = '';
  child.stderr?.on('data', (data: Buffer) => {
    complained += data.toString();
  });
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      printed += data.toString();
      const found = /^.*?(https?:\/\/[^\s/]+:\d+).*\n/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void gone.then((code) => reject(new Error(`serve ended with ${code}: ${complained}`)));
  });
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid ?? 0,
    printed: () => printed,
    complained: () => complained,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return gone;
    },
  };
}

/** Starts it as the tests mostly want it: any free port of this machine, and one folder for its tables. */
export function serve(data: string, ...args: readonly string[]): Promise<Serving> {
  return start({ args: ['--port', '0', '--host', '127.0.0.1', '--data', data, ...args] });
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

/** An empty folder, gone when the process ends. */
export function makeFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'haggle-conformance-'));
  folders.push(path);
  return path;
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|NODE_OPTIONS|HAGGLE_.*|VITEST.*)$/.test(name),
  );
  const child = spawn(process.execPath, [...command, ...args], {
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
