import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BusState } from './bus/bus.ts';

/** What a host can watch. Nothing here depends on a hand, and no table is named. */
export type Metrics = {
  readonly registry: Registry;
  readonly command: (result: string, seconds: number) => void;
  readonly commit: (entries: number, seconds: number) => void;
  readonly storeFault: () => void;
  readonly raced: () => void;
  readonly joined: (role: Role) => void;
  readonly left: (role: Role) => void;
  readonly request: (method: string, status: number) => void;
};

export const ROLES = ['seat', 'host', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

export function roleOf(chair: string): Role {
  return chair === 'host' || chair === 'spectator' ? chair : 'seat';
}

const QUICK = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1];

/** `counts` and `bus` are asked when somebody reads the metrics. */
export function makeMetrics(
  counts: () => { tables: number; waiting: number },
  bus: () => BusState,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'haggle_tables',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(counts().tables);
    },
  });
  new Gauge({
    name: 'haggle_queue',
    help: 'Commands that wait for a commit',
    registers,
    collect() {
      this.set(counts().waiting);
    },
  });
  const present = new Gauge({
    name: 'haggle_connected',
    help: 'Sockets that have joined a chair, by kind of chair',
    labelNames: ['role'],
    registers,
  });
  const requests = new Counter({
    name: 'haggle_http_requests_total',
    help: 'HTTP requests by method and status',
    labelNames: ['method', 'status'],
    registers,
  });
  return {
    registry,
    ...commandMetrics(registers),
    raced: busMetrics(registers, bus),
    joined: (role) => present.inc({ role }),
    left: (role) => present.dec({ role }),
    request: (method, status) => requests.inc({ method, status }),
  };
}

/** Gives what is to be called when a race against another server was lost. */
function busMetrics(registers: Registry[], bus: () => BusState): () => void {
  const gauges = [
    ['haggle_bus_connected', '1 while news of other servers arrive', ({ connected }) => +connected],
    ['haggle_bus_news', 'News heard since the start', ({ news }) => news],
    ['haggle_bus_reconnects', 'How often the line was made anew', ({ reconnects }) => reconnects],
    ['haggle_duties', 'Tables whose bots this server plays', ({ duties }) => duties],
  ] as const satisfies readonly (readonly [string, string, (state: BusState) => number])[];
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(bus()));
      },
    });
  }
  const races = new Counter({
    name: 'haggle_races_total',
    help: 'Commits that another server came before; what was in them was decided again',
    registers,
  });
  return () => races.inc();
}

function commandMetrics(registers: Registry[]): Pick<Metrics, 'command' | 'commit' | 'storeFault'> {
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
    name: 'haggle_commit_entries',
    help: 'Log entries in one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 500],
    registers,
  });
  const commits = new Histogram({
    name: 'haggle_commit_seconds',
    help: 'How long a commit took',
    buckets: QUICK,
    registers,
  });
  const faults = new Counter({
    name: 'haggle_store_faults_total',
    help: 'Commits and reads that failed',
    registers,
  });
  return {
    command: (result, seconds) => {
      commands.inc({ result });
      latency.observe(seconds);
    },
    commit: (entries, seconds) => {
      sizes.observe(entries);
      commits.observe(seconds);
    },
    storeFault: () => faults.inc(),
  };
}
