import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const QUIET = { ...process.env, NODE_ENV: 'production' };

/**
 * Starts a Node program and waits for the first line of its output that `read` makes something of.
 * Gives that, the process id and `stop`, which ends it (SIGTERM, or the signal it is given).
 */
export async function start(args, read) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: QUIET });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise((resolve) => {
    lines.on('line', (line) => {
      const found = read(line);
      if (found) resolve(found);
    });
  });
  const value = await Promise.race([
    ready,
    gone.then(([code]) => {
      throw new Error(`${args[0]} ended with ${code} before it was ready`);
    }),
  ]);
  return {
    ...value,
    pid: child.pid,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await gone;
    },
  };
}

/** Runs a Node program to its end; gives the JSON of its last line. Throws when it fails. */
export async function run(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: QUIET });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** For servers that say on one line, as JSON, which port they listen on. */
export function readPort(line) {
  return line.startsWith('{') ? JSON.parse(line) : null;
}
