import {
  isLimit,
  LARGEST_LIMIT,
  LIMITS,
  type Limits,
  LOG_LEVELS,
  type LogLevel,
} from '@haggle/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { fromEnvironment, readFilled } from './options.ts';

/** What `haggle serve` is told besides where the tables are kept. */
export type ServeOptions = {
  readonly port: number;
  readonly host: string;
  readonly rate: number;
  readonly limits: 'on' | 'off';
  readonly limit: Partial<Limits>;
  readonly trustProxy?: boolean;
  readonly compress?: boolean;
  readonly metricsToken?: string;
  readonly logLevel: LogLevel;
};

/** Adds the options of `haggle serve` that say how it serves. */
export function addServeOptions(command: Command): Command {
  return addHouse(addBounds(addAddress(command)));
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

/** The limits that the options make. */
export function limitsOf({ limits, rate, limit }: ServeOptions): Partial<Limits> | 'off' {
  if (limits === 'off') return 'off';
  const { commands, commandsPerAddress } = LIMITS;
  const scale = rate / commands.perSecond;
  return {
    commands: atRate(commands, rate),
    commandsPerAddress: atRate(commandsPerAddress, commandsPerAddress.perSecond * scale),
    ...limit,
  };
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
