import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../packages/haggle/bin/haggle.js', import.meta.url));

/** A server that runs as a process of its own. */
export interface Running {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  /** Asks it to stop and comes back when it is gone. */
  readonly stop: () => Promise<void>;
}

/** Starts `haggle serve` on a free port of loopback; `data` is the folder of its tables. */
export async function serve(data: string): Promise<Running> {
  const options = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data];
  const child = spawn(process.execPath, [program, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    let complained = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complained += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /http:\/\/[^\s/]+/.exec(said.slice(0, said.lastIndexOf('\n') + 1));
      if (address !== null) resolve(address[0]);
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new Error(`the server ended with ${code}: ${said}${complained}`)),
    );
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
