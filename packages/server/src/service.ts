import type { AnyGame } from '@haggle/engine';
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import type { Limits } from './limits/limits.ts';
import type { Rates } from './limits/rates.ts';
import type { Unread } from './limits/unread.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './stores/store.ts';
import type { Request, Room } from './tables/room.ts';
import type { Rooms } from './tables/rooms.ts';
import type { Stints } from './tables/stints.ts';
import type { Turns } from './tables/turns.ts';

/** What HTTP and the sockets stand on. */
export type Service = {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly rates: Rates;
  /** Replays of old logs, by household. */
  readonly replays: Turns;
  /** Whole views that are written, by household: thousands of offers make four megabytes. */
  readonly views: Stints;
  readonly unread: Unread;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Counts a fault of the store or the rules and logs it, with what it was that failed. */
  readonly failed: (fault: unknown, what?: string, about?: { readonly requestId: string }) => void;
  /** Whether a proxy in front says who is calling (X-Forwarded-For, X-Forwarded-Proto). */
  readonly trustProxy: boolean;
  /** What opens the metrics to callers from elsewhere. */
  readonly metricsToken: string | undefined;
  /** Somebody has used a chair without a live socket. */
  readonly noteCaller: (table: string, chair: string) => void;
  /** False while shutting down. */
  readonly ready: () => boolean;
};

/** Has a command decided; what came of it is counted, and how long that took. */
export function askMeasured({ rooms, metrics }: Service, room: Room, request: Request): void {
  const started = performance.now();
  const reply: Request['reply'] = (outcome) => {
    const result = outcome.ok ? 'done' : outcome.refusal.code;
    metrics.command(result, (performance.now() - started) / 1000);
    request.reply(outcome);
  };
  rooms.ask(room, { ...request, reply });
}
