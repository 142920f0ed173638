import type { AnyGame } from '@haggle/engine';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../stores/store.ts';
import type { Alarms } from './alarms.ts';
import type { Journal } from './journal.ts';
import type { AskedRequest, Room } from './room.ts';
import type { Stints } from './stints.ts';
import type { Turns } from './turns.ts';

export type RoomsOptions = {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  /** After how many milliseconds without anybody a table leaves memory. */
  readonly idle: number;
  /** How many entries lie between two lasting snapshots. */
  readonly milestone: number;
  readonly events: RoomsEvents;
};

export type RoomsEvents = {
  readonly committed: (commands: number, seconds: number) => void;
  readonly failed: (fault: unknown) => void;
  /** Another server wrote to a table first. */
  readonly raced: () => void;
  /** A table is in memory now: bots may sit down at it. */
  readonly opened: (room: Room) => void;
  /** A table has left memory or was closed. */
  readonly retired: (room: Room) => void;
  /** A table was closed, here or at another server. */
  readonly closed: (room: Room) => void;
  /** Another key opens a chair now; what was opened with the old one must end. */
  readonly relocked: (room: Room, chair: string) => void;
  /** Other seats are the server's own now, or the same ones at a table that is open again. */
  readonly reseated: (room: Room) => void;
  /** The store lost what this room had stored: who is here must come again. */
  readonly undone: (room: Room) => void;
};

/** What the parts of `rooms.ts` share. */
export type House = RoomsOptions & {
  readonly rooms: Map<string, Room>;
  readonly loading: Map<string, Promise<Room | undefined>>;
  readonly journal: Journal;
  readonly alarms: Alarms;
  /** Changes of a table's locks and bots, by table. */
  readonly changes: Turns;
  /** The snapshots that are being saved. */
  readonly saving: Set<Promise<void>>;
  /** Where commands wait when many come at once, by table. */
  readonly stints: Stints;
  /** Has a command decided whose turn it is, or keeps it until the room has read on or is not being closed any more. */
  readonly admit: (room: Room, request: AskedRequest) => void;
  /** Nothing is tried again any more. */
  ended: boolean;
};

/** Has the room's clock wake it at its next deadline. That of a room which was given up is another room's now. */
export function setAlarm({ alarms, rooms, ended }: House, room: Room): void {
  if (ended || rooms.get(room.id) !== room) return;
  const open = room.closed === null;
  alarms.set(room.id, open ? room.game.deadline(room.durable.table.state) : null);
}
