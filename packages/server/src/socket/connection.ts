import type { SpokenRefusal } from '@haggle/engine';
import type { WebSocket } from 'ws';
import type { Session } from '../keys.ts';
import type { UnreadWire } from '../limits/unread.ts';
import type { Service } from '../service.ts';
import type { Room } from '../tables/room.ts';
import type { Attendance } from './attendance.ts';
import type { Seating, Sitter } from './seating.ts';

/** Who called, and with which sessions. */
export type Caller = {
  readonly table: string;
  /** To whom limits count it. */
  readonly household: string;
  /** Names this connection in the log. */
  readonly requestId: string;
  readonly sessions: readonly Session[];
};

/** The wire under a socket: what is sent between the two goes out in one piece. */
type Wire = UnreadWire & { readonly cork: () => void; readonly uncork: () => void };

/** Why a socket is closed, as the code that it is told. */
export const CLOSINGS = {
  'bad-key': 4401,
  'too-late': 4408,
  flooded: 4429,
  binary: 1003,
  slow: 1013,
  shutdown: 1012,
} as const;

/** One socket, and where it sits. */
export type Connection = {
  readonly socket: WebSocket;
  readonly wire: Wire;
  readonly service: Service;
  readonly seating: Seating;
  readonly attendance: Attendance;
  readonly caller: Caller;
  /** Undefined until it has joined, and after it has left. */
  sitter: (Sitter & { readonly room: Room }) | undefined;
  /** What came while a join was under way, null for a binary message; null when none is. */
  queue: (string | null)[] | null;
  /** How often in a row this one was told to slow down. */
  floods: number;
  /** Commands that were let in and have no answer yet. */
  unanswered: number;
  /** Why it is not listened to any more, and closed as soon as what was let in is answered. */
  leaving: { readonly code: number; readonly reason: string } | undefined;
  corked: boolean;
  /** The bytes of the largest message that was sent here. */
  largest: number;
};

/** How many bytes of UTF-8 a unit of a text comes to at most. */
const BYTES_A_UNIT = 3;

/** How long, in milliseconds, one who is sent off has to read what there is, and why no more comes. */
const LAST_WORD = 5000;

/**
 * Messages to one socket go out together at the next `flush`: one write to the network. One message may always wait
 * besides the backlog, however large it is: a view that others have filled must not lock out who reads it slowly.
 */
export function send(connection: Connection, text: string): void {
  const { socket, wire, service } = connection;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > service.limits.backlog + connection.largest) {
    flush(connection);
    closeSlowReader(connection);
    return;
  }
  if (text.length * BYTES_A_UNIT > connection.largest) {
    connection.largest = Math.max(connection.largest, Buffer.byteLength(text));
  }
  if (!connection.corked) {
    connection.corked = true;
    wire.cork();
  }
  socket.send(text);
}

/** Sends all that was said to this socket since the last time, in one piece; nothing where nothing was said. */
export function flush(connection: Connection): void {
  if (!connection.corked) return;
  const { wire, service, caller } = connection;
  connection.corked = false;
  wire.uncork();
  const { unread } = service;
  const { household } = caller;
  if (unread.note(household, wire) && !unread.hasRoom(household)) closeSlowReader(connection);
}

/** Closes a socket whose reader is too slow, for itself or for what others have left unread. */
function closeSlowReader(connection: Connection): void {
  closeNow(connection, CLOSINGS.slow, 'reads too slowly');
}

/** Closes a socket, and does not wait long for one whose other end does not answer. */
export function closeNow({ socket }: Connection, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), LAST_WORD).unref();
  socket.once('close', () => clearTimeout(cut));
}

/** Tells a socket what was refused; `id` is the command's, where there was one, `retryAfter` in seconds. */
export function refuse(
  connection: Connection,
  id: string | undefined,
  refusal: SpokenRefusal & { readonly retryAfter?: number },
): void {
  send(connection, JSON.stringify({ type: 'refused', id, ...refusal }));
  flush(connection);
}

/** Closes a socket that did wrong, when all that was let in of it is answered. */
export function closeWhenAnswered(
  connection: Connection,
  why: keyof typeof CLOSINGS,
  reason: string,
): void {
  connection.leaving ??= { code: CLOSINGS[why], reason };
  closeIfAnswered(connection);
}

/** Closes a socket that was dismissed, unless something is unanswered yet. */
export function closeIfAnswered({ socket, leaving, unanswered }: Connection): void {
  if (leaving && unanswered === 0) socket.close(leaving.code, leaving.reason);
}
