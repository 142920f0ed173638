import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@haggle/games';
import {
  claimFolder,
  isLimit,
  LARGEST_LIMIT,
  LIMITS,
  type Limits,
  LOG_LEVELS,
  type LogLevel,
  makeLogger,
  type RunningServer,
  startServer,
} from '@haggle/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { fromEnvironment, isOn, readFilled } from '../input/options.ts';
import {
  addPlaceOptions,
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

type Options = PlaceOptions & {
  readonly port: number;
  readonly host: string;
  readonly rate: number;
  readonly limits: 'on' | 'off';
  readonly limit: Partial<Limits>;
  readonly trustProxy?: boolean;
  readonly compress?: boolean;
  readonly metricsToken?: string;
  readonly logLevel: LogLevel;
  readonly json?: boolean;
};

const HELP = `
Serves the page, the API and the live connections, and prints one line with the address when it is ready.

Examples:
  haggle serve
  haggle serve --host 0.0.0.0 --port 80 --data /var/lib/haggle
  haggle serve --database postgres://haggle:secret@db.example.org/haggle --trust-proxy

Exits 0 when it was stopped, 2 when it cannot listen there or the tables cannot be used.`;

/** `haggle serve`: tables for people, at an address of this machine. */
export function registerServe(program: Command): void {
  const command = program
    .command('serve')
    .description('open tables for people and bots, until it is stopped');
  for (const add of [addPlaceOptions, addAddress, addBounds, addHouse]) add(command);
  command
    .option('--json', 'print the line with the address as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(serve));
}

/** Where it listens. */
function addAddress(command: Command): Command {
  return command
    .addOption(
      fromEnvironment(
        new Option('-p, --port <number>', 'port to listen on (0 for any free one)'),
        'PORT',
      )
        .default(8080)
        .argParser(readPort),
    )
    .addOption(
      fromEnvironment(
        new Option('--host <address>', 'address to listen on (0.0.0.0 for all of this machine)'),
        'HOST',
      )
        .default('127.0.0.1')
        .argParser(readFilled),
    );
}

/** How much it lets anybody do. */
function addBounds(command: Command): Command {
  return command
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
      new Option('--limit <name=number>', 'another bound for one of the limits; may be given again')
        .default({}, 'none')
        .argParser(readLimit),
    );
}

/** Who is in front of it, and who looks at it. */
function addHouse(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--trust-proxy',
        'a proxy in front of the server says who is calling (env: HAGGLE_TRUST_PROXY=on)',
      ),
    )
    .addOption(
      new Option(
        '--compress',
        'compress live messages, for thin lines; costs processor time (env: HAGGLE_COMPRESS=on)',
      ),
    )
    .addOption(
      fromEnvironment(
        new Option(
          '--metrics-token <text>',
          'who brings it may read /metrics from elsewhere; without it only this machine may',
        ),
        'HAGGLE_METRICS_TOKEN',
      ).argParser(readToken),
    )
    .addOption(
      new Option('--log-level <level>', 'how much is written to standard error')
        .choices(LOG_LEVELS)
        .default('warn'),
    );
}

async function serve(options: Options): Promise<Exit> {
  const place = placeOf(options);
  if (!place.ok) return complain(place.message);
  const trustProxy = isOn(options.trustProxy, 'HAGGLE_TRUST_PROXY');
  if (!trustProxy.ok) return complain(trustProxy.message);
  const compress = isOn(options.compress, 'HAGGLE_COMPRESS');
  if (!compress.ok) return complain(compress.message);
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
  const { host, port, rate, limits, limit, trustProxy, compress, metricsToken } = options;
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
      limits: limits === 'off' ? 'off' : { commands: atRate(LIMITS.commands, rate), ...limit },
      logger,
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

/** A token comes in a header, in which a space ends it and other letters are not told surely. */
function readToken(text: string): string {
  if (/^[!-~]+$/.test(readFilled(text))) return text;
  throw new InvalidArgumentError('A token has letters, digits and signs of ASCII, no spaces.');
}

/** So many a second, with bursts in the usual proportion. */
function atRate({ perSecond, burst }: Limits['commands'], wanted: number): Limits['commands'] {
  return { perSecond: wanted, burst: wanted * (burst / perSecond) };
}

/** The limits that `--limit` changes: that of commands is `--rate`. */
const CHANGED: ReadonlyMap<string, Limits[keyof Limits]> = new Map(
  Object.entries(LIMITS).filter(([name]) => name !== 'commands'),
);

/** Adds one `name=number` to the limits that were given before it; of a rate the number is that of a second. */
function readLimit(text: string, before: Partial<Limits>): Partial<Limits> {
  const [, name = '', digits = ''] = /^(\w+)=(\d+)$/.exec(text) ?? [];
  const bound = Number(digits);
  const usual = CHANGED.get(name);
  if (usual !== undefined && isLimit(bound)) {
    return { ...before, [name]: typeof usual === 'number' ? bound : atRate(usual, bound) };
  }
  const such = `such as sockets=500, from 1 to ${LARGEST_LIMIT}`;
  throw new InvalidArgumentError(
    `A limit is ${such}; there are ${[...CHANGED.keys()].join(', ')}.`,
  );
}
