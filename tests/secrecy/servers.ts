import type { AnyGame } from '@haggle/engine';
import { openMemory, type RunningServer, type Store, startServer } from '@haggle/server';

/** A clock that moves only when it is told to; both servers of a pair go by it. */
type Clock = { now: number };

/** Two servers with a store each, alike but for what the tables in them hide. */
export type Pair = {
  readonly clock: Clock;
  readonly stores: readonly [Store, Store];
  readonly addresses: () => readonly [string, string];
  /** Ends both servers, and starts two others over the same stores. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Tables leave memory by a restart alone: by the clock of a pair no time passes. */
const LONG = 1e9;

/** Starts two servers of one game on loopback. */
export async function startPair(game: AnyGame): Promise<Pair> {
  const clock = { now: 0 };
  const stores: [Store, Store] = [openMemory(), openMemory()];
  const start = (store: Store): Promise<RunningServer> =>
    startServer({ games: [game], store, limits: 'off', idle: LONG, now: () => clock.now });
  let servers = [await start(stores[0]), await start(stores[1])] as const;
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return {
    clock,
    stores,
    addresses: () => [servers[0].address, servers[1].address],
    restart: async () => {
      await close();
      servers = [await start(stores[0]), await start(stores[1])];
    },
    close,
  };
}
