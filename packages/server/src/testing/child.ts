import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A server in a process of its own. */
export type Child = {
  readonly address: string;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
};

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The program of such a process in one file, below node_modules, from where it finds the packages; made once. */
let program: Promise<string> | undefined;

async function bundleProgram(): Promise<string> {
  const folder = pathOf('../../../../node_modules/.cache/haggle-server');
  const outfile = join(folder, `${process.pid}.mjs`);
  await build({
    entryPoints: [pathOf('./process.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
  });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}

/** Starts a server over the database in a folder or at a URL; resolves when it can be reached. */
export async function startChild(place: string): Promise<Child> {
  program ??= bundleProgram();
  const child = spawn(process.execPath, [await program, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await firstLine(child);
  return {
    address,
    kill: async (signal) => {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  for await (const chunk of child.stdout ?? []) return String(chunk).trim();
  throw new Error('the server did not start');
}
