/** So many a second, and so many at once after a quiet time. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** How fast somebody may go on. */
type RateLimits = {
  /** Commands of one chair. */
  readonly commands: Rate;
  /** Commands of all chairs that are used from one address. */
  readonly commandsPerAddress: Rate;
  /** HTTP requests and joins from one address. */
  readonly requests: Rate;
  /** Tables opened from one address. */
  readonly openings: Rate;
};

/** How many there may be at once. */
type CountLimits = {
  /** Connections of any kind, those that have not said anything among them. */
  readonly connections: number;
  /** Of these from one address, where no proxy stands in front. */
  readonly connectionsPerAddress: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerChair: number;
  /** Pages of old logs that may wait for one address. */
  readonly replays: number;
};

/** How large something may be, and how much or how long may be waited for. Sizes in bytes, times in milliseconds. */
type SizeLimits = {
  readonly body: number;
  readonly setup: number;
  readonly message: number;
  /** How many values, lists and objects among them, may come in one piece. */
  readonly values: number;
  /** What may wait to be read by a slow reader. */
  readonly backlog: number;
  /** What all connections of one address may leave unread together, and those of all addresses. */
  readonly unread: number;
  readonly unreadInAll: number;
  /** Requests of one connection that may wait for the answers before theirs. */
  readonly pipelined: number;
  /** Messages that may wait while a join is under way. */
  readonly queued: number;
  /** How often in a row a flood is refused before the socket is closed. */
  readonly patience: number;
  readonly joinWithin: number;
};

/**
 * Every bound that a host may change; what is fixed stands where it is used. `off` lifts rates and counts and keeps
 * the sizes.
 */
export type Limits = RateLimits & CountLimits & SizeLimits;

const RATES: RateLimits = {
  commands: { perSecond: 20, burst: 100 },
  commandsPerAddress: { perSecond: 1000, burst: 2000 },
  requests: { perSecond: 200, burst: 2000 },
  openings: { perSecond: 5, burst: 1000 },
};

const COUNTS: CountLimits = {
  connections: 12_000,
  connectionsPerAddress: 3000,
  sockets: 10_000,
  socketsPerAddress: 2000,
  socketsPerChair: 64,
  replays: 64,
};

const SIZES: SizeLimits = {
  body: 64 * 1024,
  setup: 256 * 1024,
  message: 16 * 1024,
  values: 5000,
  backlog: 4 * 1024 * 1024,
  unread: 64 * 1024 * 1024,
  unreadInAll: 512 * 1024 * 1024,
  pipelined: 32,
  queued: 200,
  patience: 50,
  joinWithin: 10_000,
};

/** The usual limits, as `packages/server/README.md` lists them with what happens at each. */
export const LIMITS: Limits = { ...RATES, ...COUNTS, ...SIZES };

const NO_COUNT = Number.POSITIVE_INFINITY;
const NO_RATE: Rate = { perSecond: NO_COUNT, burst: NO_COUNT };

/** For measurements on loopback: no rates, and nobody is counted; sizes, and how much may wait, stay as they are. */
export const NO_LIMITS: Limits = {
  ...setAll(RATES, NO_RATE),
  ...setAll(COUNTS, NO_COUNT),
  ...SIZES,
};

function setAll<K extends string, B>(bounds: Readonly<Record<K, B>>, to: B): Record<K, B> {
  const all: Record<K, B> = { ...bounds };
  for (const name in all) all[name] = to;
  return all;
}

/** The largest of the limits that are numbers: no timer of Node waits for more milliseconds, but fires at once. */
export const LARGEST_LIMIT = 2 ** 31 - 1;

/**
 * Whether one of the limits that are numbers may be so. None is 0: with most of them nobody could play then, and
 * what the server stands on takes a 0 for no bound at all.
 */
export function isLimit(bound: unknown): boolean {
  return Number.isInteger(bound) && Number(bound) >= 1 && Number(bound) <= LARGEST_LIMIT;
}

/**
 * The limits of a server: those given, the usual ones for the rest. Throws a `RangeError` that names a limit which
 * is none, or which may not be so: only what `off` does not count may be endless.
 */
export function settleLimits(given: Partial<Limits> | 'off' = {}): Limits {
  if (given === 'off') return NO_LIMITS;
  for (const [name, limit] of Object.entries(given)) {
    if (!Object.hasOwn(LIMITS, name)) throw new RangeError(`there is no limit ${name}`);
    if (!mayBe(limit, NO_LIMITS[name as keyof Limits])) {
      throw new RangeError(`the limit ${name} may not be ${tell(limit)}`);
    }
  }
  return { ...LIMITS, ...given };
}

function mayBe(limit: number | Rate, off: number | Rate): boolean {
  if (typeof off === 'object') {
    return typeof limit === 'object' && limit.perSecond > 0 && limit.burst > 0;
  }
  return isLimit(limit) || (limit === off && off === Number.POSITIVE_INFINITY);
}

function tell(limit: number | Rate): string {
  return typeof limit === 'number' ? `${limit}` : JSON.stringify(limit);
}
