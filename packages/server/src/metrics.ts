import { isSeat } from '@haggle/engine';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BusState } from './bus/bus.ts';

/** What a host can watch. Nothing here depends on a hand, and no table is named. */
export type Metrics = {
  /** All figures as Prometheus reads them. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
  readonly command: (result: string, seconds: number) => void;
  readonly commit: (commands: number, seconds: number) => void;
  readonly storeFault: () => void;
  readonly raced: () => void;
  /** Whether the store could be written when it was last tried. */
  readonly storeHealth: (up: boolean) => void;
  readonly opened: () => void;
  readonly closed: () => void;
  readonly joined: (chair: string) => void;
  readonly left: (chair: string) => void;
  /** Of a request that could not be read no method is known. */
  readonly request: (method: string | undefined, status: number) => void;
};

/** What is asked for when somebody reads the metrics. */
export type RoomCounts = {
  readonly tables: number;
  readonly seats: number;
  readonly waiting: number;
};

/** Seconds. */
const QUICK = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1];

/** `counts` and `bus` are asked when somebody reads the metrics. */
export function makeMetrics(counts: () => RoomCounts, bus: () => BusState): Metrics {
  // From the start, so that the first reading tells of all the time before it.
  processFigures();
  const registry = new Registry();
  const registers = [registry];
  addReadings(registers, counts, [
    ['haggle_tables', 'Tables in memory', ({ tables }) => tables],
    ['haggle_seats', 'Seats at the tables in memory', ({ seats }) => seats],
    ['haggle_queue', 'Commands that wait to be decided or for a commit', ({ waiting }) => waiting],
  ]);
  return {
    read: () => Registry.merge([processFigures(), registry]).metrics(),
    contentType: registry.contentType,
    ...presenceMetrics(registers),
    ...requestMetrics(registers),
    ...commandMetrics(registers),
    raced: busMetrics(registers, bus),
    ...storeMetrics(registers),
    ...tableMetrics(registers),
  };
}

type Reading<T> = readonly [name: string, help: string, read: (state: T) => number];

/** Figures that are asked for when somebody reads them. */
function addReadings<T>(
  registers: Registry[],
  ask: () => T,
  readings: readonly Reading<T>[],
): void {
  for (const [name, help, read] of readings) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(ask()));
      },
    });
  }
}

function presenceMetrics(registers: Registry[]): Pick<Metrics, 'joined' | 'left'> {
  const present = new Gauge({
    name: 'haggle_connected',
    help: 'Sockets that have joined a chair, by kind of chair',
    labelNames: ['role'],
    registers,
  });
  const kindOf = (chair: string) => ({ role: isSeat(chair) ? 'seat' : chair });
  return {
    joined: (chair) => present.inc(kindOf(chair)),
    left: (chair) => present.dec(kindOf(chair)),
  };
}

/** A stranger may make up any other method: those are counted together. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function requestMetrics(registers: Registry[]): Pick<Metrics, 'request'> {
  const requests = new Counter({
    name: 'haggle_http_requests_total',
    help: 'HTTP requests by method and status; 101 is a socket that was let in',
    labelNames: ['method', 'status'],
    registers,
  });
  return {
    request: (method = '', status) =>
      requests.inc({ method: METHODS.has(method) ? method : 'other', status }),
  };
}

let figures: Registry | undefined;

/** The figures of the process, made once for all servers in it: what watches for them cannot be stopped. */
function processFigures(): Registry {
  if (figures) return figures;
  figures = new Registry();
  // Looking at the event loop a hundred times a second would be most of what an idle server does.
  collectDefaultMetrics({ register: figures, eventLoopMonitoringPrecision: 100 });
  return figures;
}

/** Gives what is to be called when a race against another server was lost. */
function busMetrics(registers: Registry[], bus: () => BusState): () => void {
  addReadings(registers, bus, [
    ['haggle_bus_connected', '1 while news of other servers arrive', ({ connected }) => +connected],
    ['haggle_bus_news', 'News heard since the start', ({ news }) => news],
    ['haggle_bus_reconnects', 'How often the line was made anew', ({ reconnects }) => reconnects],
    ['haggle_duties', 'Tables whose bots this server plays', ({ duties }) => duties],
  ]);
  const races = new Counter({
    name: 'haggle_races_total',
    help: 'Commits that another server came before; what was in them was decided again',
    registers,
  });
  return () => races.inc();
}

function commandMetrics(registers: Registry[]): Pick<Metrics, 'command' | 'commit'> {
  const commands = new Counter({
    name: 'haggle_commands_total',
    help: 'Commands answered, by result: done, or the code of the refusal',
    labelNames: ['result'],
    registers,
  });
  const latency = new Histogram({
    name: 'haggle_command_seconds',
    help: 'From a command to its answer',
    buckets: QUICK,
    registers,
  });
  const sizes = new Histogram({
    name: 'haggle_commit_commands',
    help: 'Commands, and words of the clock, in one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 500],
    registers,
  });
  const commits = new Histogram({
    name: 'haggle_commit_seconds',
    help: 'How long a commit took',
    buckets: QUICK,
    registers,
  });
  return {
    command: (result, seconds) => {
      commands.inc({ result });
      latency.observe(seconds);
    },
    commit: (commands, seconds) => {
      sizes.observe(commands);
      commits.observe(seconds);
    },
  };
}

function storeMetrics(registers: Registry[]): Pick<Metrics, 'storeFault' | 'storeHealth'> {
  const faults = new Counter({
    name: 'haggle_store_faults_total',
    help: 'Commits and reads that failed, and faults of the rules',
    registers,
  });
  const health = new Gauge({
    name: 'haggle_store_up',
    help: '1 when the store could be written when it was last tried, else 0',
    registers,
  });
  health.set(1);
  return { storeFault: () => faults.inc(), storeHealth: (up) => health.set(up ? 1 : 0) };
}

function tableMetrics(registers: Registry[]): Pick<Metrics, 'opened' | 'closed'> {
  const opened = new Counter({
    name: 'haggle_tables_opened_total',
    help: 'Tables opened since the server started',
    registers,
  });
  const closed = new Counter({
    name: 'haggle_tables_closed_total',
    help: 'Tables closed by their hosts since the server started',
    registers,
  });
  return { opened: () => opened.inc(), closed: () => closed.inc() };
}
