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
  /** Counts so many bytes that are about to go out on a connection, until it is noted what of them waits. */
  readonly expect: (household: string, wire: UnreadWire, bytes: number) => void;
};

/** Bytes from which on it is counted: what is less is mostly on its way, and does no harm. */
const NOTICED = 64 * 1024;

/** Nothing is unread yet, and at most so many bytes may be: each view is small, but a stranger may ask for thousands. */
export function makeUnread({ unread, unreadInAll }: Limits): Unread {
  const waiting = new Map<UnreadWire, { household: string; bytes: number; forget: () => void }>();
  const households = new Map<string, number>();
  let all = 0;
  const add = (household: string, bytes: number): void => {
    const sum = (households.get(household) ?? 0) + bytes;
    if (sum > 0) households.set(household, sum);
    else households.delete(household);
    all += bytes;
  };
  const forgetting = (wire: UnreadWire) => (): void => {
    const counted = waiting.get(wire);
    if (!counted) return;
    wire.off('drain', counted.forget);
    wire.off('close', counted.forget);
    add(counted.household, -counted.bytes);
    waiting.delete(wire);
  };
  const count = (household: string, wire: UnreadWire, bytes: number): boolean => {
    const before = waiting.get(wire);
    // What is gone says no more that it goes.
    if (bytes < NOTICED || wire.destroyed) {
      before?.forget();
      return false;
    }
    if (before) add(before.household, -before.bytes);
    add(household, bytes);
    const forget = before?.forget ?? forgetting(wire);
    waiting.set(wire, { household, bytes, forget });
    if (before) return true;
    wire.once('drain', forget);
    wire.once('close', forget);
    return true;
  };
  return {
    hasRoom: (household) => all < unreadInAll && (households.get(household) ?? 0) < unread,
    note: (household, wire) => count(household, wire, wire.writableLength),
    expect: (household, wire, bytes) => void count(household, wire, bytes),
  };
}
