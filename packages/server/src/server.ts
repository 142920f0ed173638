import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { AnyGame } from '@haggle/engine';
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local.ts';
import { makeClock } from './clock.ts';
import { makeApp } from './http/app.ts';
import { makeHttpServer } from './http/wire.ts';
import { type Limits, settleLimits } from './limits/limits.ts';
import { makeRates } from './limits/rates.ts';
import { makeUnread } from './limits/unread.ts';
import { makeLogger } from './logger.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import type { Service } from './service.ts';
import { type Live, openLive } from './socket/live.ts';
import { guardStore, isStoreFault } from './stores/guarded.ts';
import type { Store } from './stores/store.ts';
import { type Bots, openBots, PACE, type Pace } from './tables/bots.ts';
import type { RoomsEvents } from './tables/house.ts';
import { openRooms, type Rooms } from './tables/rooms.ts';
import { makeStints } from './tables/stints.ts';
import { makeTurns } from './tables/turns.ts';

export type ServerOptions = {
  readonly games: readonly AnyGame[];
  /** The server ends it when it closes. */
  readonly store: Store;
  /** Brings news of other servers over the same store; without one this server is alone. */
  readonly bus?: Bus;
  readonly host?: string;
  /** 0 for any free one. */
  readonly port?: number;
  /** The folder of the built page. */
  readonly page?: string;
  /** `off`: no rates and no counts, for measurements on loopback. */
  readonly limits?: Partial<Limits> | 'off';
  readonly trustProxy?: boolean;
  /** Opens `/metrics` to those who bring it as a bearer; without it only this machine may read them. */
  readonly metricsToken?: string;
  readonly logger?: Logger;
  /** Milliseconds since 1970 UTC; by default the machine's clock, without leaps that it takes back. */
  readonly now?: () => number;
  /** After how many milliseconds without anybody a table leaves memory. */
  readonly idle?: number;
  /** How often, in milliseconds, sockets are asked for a sign of life. */
  readonly beat?: number;
  /** Compresses live messages for those who offer it: a seventh of the bytes, several times the work a message. */
  readonly compress?: boolean;
  /** How the server's own players behave. */
  readonly bots?: Partial<Pace>;
  /** How many entries lie between two lasting snapshots. */
  readonly milestone?: number;
};

export type RunningServer = {
  /** Such as `http://127.0.0.1:8080/`. */
  readonly address: string;
  readonly port: number;
  /** Sends everybody away, waits for the last commit, writes snapshots, ends the store. */
  readonly close: () => Promise<void>;
};

/** Milliseconds without anybody after which a table leaves memory. */
const IDLE = 10 * 60_000;
/** So many entries lie between two lasting snapshots; at a busy table of 18 seats one is as large as a thousand entries. */
const MILESTONE = 2500;

/** Starts a server. Rejects when the port cannot be had, or a limit may not be as it is given. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0 } = options;
  const { service, live, rooms, sweep, stopPlaying } = build(options);
  const server = makeHttpServer(makeApp(service, options.page), service);
  const wires = watchWires(server);
  live.listen(server, service);
  const close = async (): Promise<void> => {
    stopPlaying();
    await live.close();
    await stop(server, wires);
    await rooms.end();
  };
  let bound: number;
  try {
    bound = await listen(server, { host, port });
    await rooms.start();
  } catch (fault) {
    await close();
    throw fault;
  }
  const period = (options.idle ?? IDLE) / 4;
  const sweeper = setInterval(() => void sweep(), period).unref();
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/`,
    port: bound,
    close: async () => {
      clearInterval(sweeper);
      await close();
      await options.store.end();
    },
  };
}

/** What a server is made of, before it listens. */
type Built = {
  readonly service: Service;
  readonly live: Live;
  readonly rooms: Rooms;
  readonly sweep: () => Promise<void>;
  /** From now on nobody is let in, and no bot plays. */
  readonly stopPlaying: () => void;
};

function build(options: ServerOptions): Built {
  const { trustProxy = false } = options;
  const store = guardStore(options.store);
  const bus = options.bus ?? openLocalBus();
  const { limits, logger, now, pace } = withDefaults(options);
  const games = new Map(options.games.map((game) => [game.id, game]));
  const live = openLive(limits, { bus, beatEvery: options.beat, compress: options.compress });
  const metrics = makeMetrics(() => rooms.counts(), bus.state);
  const failed: Service['failed'] = (fault, what = 'something failed at a table', about) => {
    metrics.storeFault();
    if (isStoreFault(fault)) metrics.storeHealth(false);
    logger.error({ err: fault, ...about }, what);
  };
  const { duty, quit } = bus;
  const ask: Rooms['ask'] = (room, request) => rooms.ask(room, request);
  const bots = openBots({ pace, now, failed, duty, quit, ask });
  const rooms = openRooms({
    store,
    bus,
    games,
    now,
    idle: options.idle ?? IDLE,
    milestone: options.milestone ?? MILESTONE,
    events: makeEvents({ metrics, bots, live, failed }),
  });
  let ready = true;
  const service = {
    games,
    store,
    bus,
    rooms,
    limits,
    rates: makeRates(limits, () => performance.now()),
    replays: makeTurns(),
    views: makeStints(),
    unread: makeUnread(limits),
    metrics,
    logger,
    failed,
    trustProxy,
    metricsToken: options.metricsToken,
    noteCaller: live.noteCaller,
    ready: () => ready,
  };
  const stopPlaying = (): void => {
    ready = false;
    bots.stop();
  };
  return { service, live, rooms, stopPlaying, sweep: () => rooms.sweep().catch(failed) };
}

type Hearers = {
  readonly metrics: Metrics;
  readonly bots: Bots;
  readonly live: Live;
  readonly failed: (fault: unknown) => void;
};

/** Who hears of what happens at the tables. */
function makeEvents({ metrics, bots, live, failed }: Hearers): RoomsEvents {
  return {
    committed: (commands, seconds) => {
      metrics.storeHealth(true);
      metrics.commit(commands, seconds);
    },
    failed,
    raced: metrics.raced,
    opened: bots.attend,
    retired: bots.dismiss,
    closed: ({ id, record }) => live.announceClosing(id, record),
    relocked: ({ id }, chair) => live.expel(id, chair),
    reseated: (room) => {
      bots.reseat(room);
      live.announceBots(room.id, room.bots);
    },
    undone: ({ id }) => live.callBack(id),
  };
}

/** The options, the usual ones where nothing is said. */
function withDefaults({ limits, logger, now = makeClock(), bots }: ServerOptions): {
  limits: Limits;
  logger: Logger;
  now: () => number;
  pace: Pace;
} {
  return {
    limits: settleLimits(limits),
    logger: logger ?? makeLogger('silent'),
    now,
    pace: { ...PACE, ...bots },
  };
}

function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** All connections of a server. It knows no more itself of those on which a socket was asked for. */
function watchWires(server: Server): ReadonlySet<Socket> {
  const wires = new Set<Socket>();
  server.on('connection', (wire) => {
    // One that is read anew after an offer of another protocol comes here once more.
    if (wires.has(wire)) return;
    wires.add(wire);
    wire.once('close', () => wires.delete(wire));
  });
  return wires;
}

/** Ends a server, and does not wait long for answers that are not taken. */
function stop(server: Server, wires: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => {
      for (const wire of wires) wire.destroy();
    }, 1000).unref();
  });
}
