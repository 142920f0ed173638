import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@haggle/games';
import { claimFolder, makeLogger, type RunningServer, startServer } from '@haggle/server';
import type { Command } from 'commander';
import { isOn } from '../input/options.ts';
import { addServeOptions, limitsOf, type ServeOptions } from '../input/serve-options.ts';
import {
  addPlaceOptions,
  isThere,
  type Keeping,
  openPlace,
  type Place,
  type PlaceOptions,
  placeOf,
  tellPlace,
} from '../places/place.ts';
import { BAD, type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain, print, say } from '../terminal/output.ts';
import { reasonOf } from '../terminal/reasons.ts';

type Options = PlaceOptions & ServeOptions & { readonly json?: boolean };

const HELP = `
Serves the page, the API and the live connections, and prints one line with the address when it is ready.

Examples:
  haggle serve
  haggle serve --host 0.0.0.0 --port 80 --data /var/lib/haggle
  haggle serve --database postgres://haggle:secret@db.example.org/haggle --trust-proxy

Exits 0 when it was stopped, 2 when it cannot listen there or the tables cannot be used.`;

/** `haggle serve`: tables for people, at an address of this machine. */
export function registerServe(command: Command): void {
  addServeOptions(addPlaceOptions(command))
    .option('--json', 'print the line with the address as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(serve));
}

async function serve(options: Options): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  const trustProxy = isOn(options.trustProxy, 'HAGGLE_TRUST_PROXY');
  if (!trustProxy.ok) return complain(trustProxy.message);
  const compress = isOn(options.compress, 'HAGGLE_COMPRESS');
  if (!compress.ok) return complain(compress.message);
  // To open a place lays its tables out. Where a folder has them, whether somebody serves it is told first.
  const isLaidOut = place.value.kind === 'folder' && isThere(place.value);
  if (!isLaidOut && !(await canListen(options))) return BAD;
  const switches = { trustProxy: trustProxy.value, compress: compress.value };
  const logger = makeLogger(options.logLevel);
  const keeping = await keep(place.value, (fault) => logger.warn({ err: fault }, 'the store'));
  if (!keeping) return BAD;
  const server = await open({ ...options, ...switches }, keeping, logger);
  if (!server) {
    await keeping.store.end();
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

/** Whether the address can be had; says why where it cannot. */
function canListen({ host, port }: Address): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (fault) => {
      complainOf({ host, port }, fault);
      resolve(false);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

type Address = Pick<ServeOptions, 'host' | 'port'>;

function complainOf({ host, port }: Address, fault: unknown): void {
  complain(`cannot listen at ${host}:${port}: ${reasonOf(fault)}`);
}

/** Opens where the tables are kept. A folder is this server's alone, a database for any number. */
async function keep(place: Place, failed: (fault: unknown) => void): Promise<Keeping | undefined> {
  try {
    if (place.kind === 'database') return await openPlace(place, { failed });
    const letGo = await claimFolder(place.folder);
    if (!letGo) {
      complain(`the folder ${place.folder} is served by another haggle already`);
      return undefined;
    }
    const { store, bus } = await openPlace(place, { failed, alone: true });
    return { store: { ...store, end: () => store.end().finally(letGo) }, bus };
  } catch (error) {
    complain(`${tellPlace(place)} cannot be used for the tables: ${reasonOf(error)}`);
    return undefined;
  }
}

async function open(
  options: Options,
  keeping: Keeping,
  logger: ReturnType<typeof makeLogger>,
): Promise<RunningServer | undefined> {
  const { host, port, trustProxy, compress, metricsToken } = options;
  try {
    return await startServer({
      games: await loadGames(),
      ...keeping,
      host,
      port,
      trustProxy,
      compress,
      metricsToken,
      page: findPage(),
      limits: limitsOf(options),
      logger,
    });
  } catch (error) {
    complainOf(options, error);
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

/** Resolves when the process is asked to stop. A second request does not wait any more. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(BAD));
        resolve();
      });
    }
  });
}
