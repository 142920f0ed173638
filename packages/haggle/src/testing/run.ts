import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a run of the command line came to. */
export type Ran = { readonly code: number; readonly out: string; readonly err: string };

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Runs the command line from its sources, in a process of its own. */
export function haggle(...args: readonly string[]): Promise<Ran> {
  const argv = ['--import', 'tsx', '--conditions=source', CLI, ...args];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      argv,
      { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
