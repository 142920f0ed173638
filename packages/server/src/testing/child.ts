import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export type Child = {
  readonly address: string;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
};

const SCRIPT = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Starts a server over the database in a folder or at a URL; resolves when it can be reached. */
export async function startChild(place: string): Promise<Child> {
  const options = ['--import', 'tsx', '--conditions=source', SCRIPT, place];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
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
