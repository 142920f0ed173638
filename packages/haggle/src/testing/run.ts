import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a run of the command line came to. */
export type Ran = { readonly code: number; readonly out: string; readonly err: string };

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The command line in a process of its own, as Node's arguments: what was built of it, which starts in a quarter of
 * the time, or with `HAGGLE_FROM=source` its sources.
 */
export const CLI: readonly string[] =
  process.env.HAGGLE_FROM === 'source'
    ? ['--import', 'tsx', '--conditions=source', pathOf('../cli.ts')]
    : [pathOf('../../bin/haggle.js')];

/** Runs the command line in a process of its own. */
export function haggle(...args: readonly string[]): Promise<Ran> {
  return runPiped('', ...args);
}

/** The same, with a text on its standard input. */
export function runPiped(input: string, ...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...CLI, ...args],
      { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    // Whoever does not read it may be gone before it is written.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
