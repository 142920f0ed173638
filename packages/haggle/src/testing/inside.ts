import { vi } from 'vitest';
import { main } from '../cli.ts';
import type { Ran } from './run.ts';

/**
 * Runs the command line within this process, which is quicker than in one of its own. One at a time: what is said and
 * the exit code are the process's.
 */
export async function runInside(...args: readonly string[]): Promise<Ran> {
  const said = { out: '', err: '' };
  const hear = (stream: NodeJS.WriteStream, which: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[which] += String(text);
      return true;
    });
  const streams = [process.stdout, process.stderr];
  const listeners = streams.map((stream) => new Set(stream.listeners('error')));
  const spies = [hear(process.stdout, 'out'), hear(process.stderr, 'err')];
  try {
    await main(['node', 'haggle', ...args]);
    return { code: Number(process.exitCode ?? 0), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = undefined;
    for (const [index, stream] of streams.entries()) {
      const added = stream.listeners('error').filter((one) => !listeners[index]?.has(one));
      for (const one of added) stream.off('error', one as () => void);
    }
  }
}
