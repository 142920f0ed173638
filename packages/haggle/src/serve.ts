import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@haggle/games';
import {
  claimFolder,
  LOG_LEVELS,
  type LogLevel,
  makeLogger,
  openSqlite,
  type RunningServer,
  type Store,
  startServer,
} from '@haggle/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { BAD, type Exit, leaveWith, YES } from './exit.ts';
import { complain, print, say } from './output.ts';

type Options = {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly rate: number;
  readonly limits: 'on' | 'off';
  readonly trustProxy: boolean;
  readonly metricsToken?: string;
  readonly logLevel: LogLevel;
  readonly json?: boolean;
};

/** `haggle serve`: tables for people, at an address of this machine. */
export function registerServe(program: Command): void {
  program
    .command('serve')
    .description(
      'Open the tables: the page, the API and the live connections, until it is stopped.',
    )
    .addOption(
      new Option('-p, --port <number>', 'port to listen on (0 for any free one)')
        .env('PORT')
        .default(8080)
        .argParser(readPort),
    )
    .addOption(
      new Option('--host <address>', 'address to listen on (0.0.0.0 for all of this machine)')
        .env('HOST')
        .default('127.0.0.1'),
    )
    .addOption(
      new Option('-d, --data <folder>', 'where the tables are kept')
        .env('HAGGLE_DATA')
        .default('./data'),
    )
    .addOption(
      new Option('--database <url>', 'keep the tables in a database server instead').env(
        'HAGGLE_DATABASE',
      ),
    )
    .addOption(
      new Option(
        '--rate <number>',
        'commands a second for one chair, with bursts of five times that',
      )
        .default(20)
        .argParser(readRate),
    )
    .addOption(
      new Option('--limits <on|off>', 'off: no rates and no counts, for measurements on loopback')
        .choices(['on', 'off'])
        .default('on'),
    )
    .addOption(
      new Option('--trust-proxy', 'a proxy in front of the server says who is calling')
        .env('HAGGLE_TRUST_PROXY')
        .default(false),
    )
    .addOption(
      new Option(
        '--metrics-token <text>',
        'who brings it may read /metrics from elsewhere; without it only this machine may',
      ).env('HAGGLE_METRICS_TOKEN'),
    )
    .addOption(
      new Option('--log-level <level>', 'how much is written to standard error')
        .choices(LOG_LEVELS)
        .default('warn'),
    )
    .option('--json', 'print the line with the address as JSON')
    .action(leaveWith(serve));
}

async function serve(options: Options): Promise<Exit> {
  if (options.database !== undefined) {
    return complain(
      'database servers are not supported yet; leave --database and HAGGLE_DATABASE out',
    );
  }
  const store = await openStore(options.data);
  if (!store) return BAD;
  const server = await open(options, store);
  if (!server) {
    await store.end();
    return BAD;
  }
  const { address } = server;
  const stopped = stopSignal();
  print(options.json ? JSON.stringify({ address }) : `Haggle is ready: ${address}`);
  await stopped;
  say('haggle: closing the tables');
  await server.close();
  return YES;
}

async function openStore(folder: string): Promise<Store | undefined> {
  try {
    const letGo = await claimFolder(folder);
    if (!letGo) {
      complain(`the folder ${folder} is served by another haggle already`);
      return undefined;
    }
    const store = await openSqlite({ folder });
    return { ...store, end: () => store.end().finally(letGo) };
  } catch (error) {
    complain(`the folder ${folder} cannot be used for the tables: ${reasonOf(error)}`);
    return undefined;
  }
}

async function open(options: Options, store: Store): Promise<RunningServer | undefined> {
  const { host, port, rate, limits, trustProxy, metricsToken, logLevel } = options;
  try {
    return await startServer({
      games: await loadGames(),
      store,
      host,
      port,
      trustProxy,
      metricsToken,
      page: findPage(),
      limits: limits === 'off' ? 'off' : { commands: { perSecond: rate, burst: rate * 5 } },
      logger: makeLogger(logLevel),
    });
  } catch (error) {
    complain(`cannot listen at ${host}:${port}: ${reasonOf(error)}`);
    return undefined;
  }
}

/** The folder of the built page; without it only the API is served. */
function findPage(): string | undefined {
  const manifest = fileURLToPath(import.meta.resolve('@haggle/web/package.json'));
  const folder = join(dirname(manifest), 'dist');
  if (existsSync(join(folder, 'index.html'))) return folder;
  say('haggle: the page is not built (npm run build); serving the API alone');
  return undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken by another program',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'permission denied',
  ENOTFOUND: 'no such host',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_CANTOPEN: 'permission denied',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_NOTADB: 'the file haggle.db in it is something else',
  // The same three, as the runtime's own SQLite tells them.
  SQLITE_14: 'permission denied',
  SQLITE_8: 'it is read-only',
  SQLITE_26: 'the file haggle.db in it is something else',
};

function reasonOf(error: unknown): string {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  const name = code === 'ERR_SQLITE_ERROR' ? `SQLITE_${errcode}` : code;
  const known =
    typeof name === 'string' && Object.hasOwn(REASONS, name) ? REASONS[name] : undefined;
  return known ?? (error instanceof Error ? error.message : String(error));
}

/** Resolves when the process is asked to stop. A second request does not wait any more. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(BAD));
        resolve();
      });
    }
  });
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}

function readRate(text: string): number {
  const rate = Number(text);
  if (rate > 0 && Number.isFinite(rate)) return rate;
  throw new InvalidArgumentError('A rate is a number above 0.');
}
