import type { Limits } from './limits.ts';

/** A connection, as far as it tells what the other end has not taken yet. */
export type UnreadWire = {
  readonly writableLength: number;
  readonly destroyed: boolean;
  readonly once: (event: 'drain' | 'close', hear: () => void) => unknown;
  readonly off: (event: 'drain' | 'close', hear: () => void) => unknown;
};

/** What was sent and nobody has read yet, by household and in all. */
export type Unread = {
  /** Whether a household may be given something more. */
  readonly hasRoom: (household: string) => boolean;
  /**
   * Counts what waits on a connection just now, until it has been taken or the connection is gone; false where that is
   * too little to count.
   */
  readonly note: (household: string, wire: UnreadWire) => boolean;
};

/** Bytes from which on it is counted: what is less is mostly on its way, and does no harm. */
const NOTICED = 64 * 1024;

/** Nothing is unread yet, and at most so many bytes may be: each view is small, but a stranger may ask for thousands. */
export function makeUnread({ unread, unreadInAll }: Limits): Unread {
  const waiting = new Map<UnreadWire, number>();
  const households = new Map<string, number>();
  let all = 0;
  const add = (household: string, bytes: number): void => {
    const sum = (households.get(household) ?? 0) + bytes;
    if (sum > 0) households.set(household, sum);
    else households.delete(household);
    all += bytes;
  };
  return {
    hasRoom: (household) => all < unreadInAll && (households.get(household) ?? 0) < unread,
    note: (household, wire) => {
      const bytes = wire.writableLength;
      // What is gone says no more that it goes.
      if (bytes < NOTICED || wire.destroyed) return false;
      const before = waiting.get(wire);
      waiting.set(wire, bytes);
      add(household, bytes - (before ?? 0));
      if (before !== undefined) return true;
      const forget = (): void => {
        wire.off('drain', forget);
        wire.off('close', forget);
        add(household, -(waiting.get(wire) ?? 0));
        waiting.delete(wire);
      };
      wire.once('drain', forget);
      wire.once('close', forget);
      return true;
    },
  };
}
