import { findChair } from '../keys.ts';
import { countSize } from '../limits/rates.ts';
import type { Message } from '../schemas.ts';
import type { TableRecord } from '../stores/store.ts';
import { type Entered, enterTable } from '../tables/entering.ts';
import { catchUp } from '../tables/publish.ts';
import { chairAt } from '../tables/room.ts';
import { refusalOf } from '../words.ts';
import {
  CLOSINGS,
  type Connection,
  closeNow,
  closeWhenAnswered,
  flush,
  refuse,
  send,
} from './connection.ts';
import { tellTooMany, turnAwaySocket } from './flood.ts';

export type Join = Extract<Message, { type: 'join' }>;

/** Lets a socket into the chair that its key or session opens, and tells it what it missed. */
export async function enter(connection: Connection, asked: Join): Promise<void> {
  const { service, caller } = connection;
  const sessions = caller.sessions.filter(({ chair }) => chair === asked.chair);
  const entered = await enterTable(service.rooms, caller.table, (locks) =>
    findChair(locks, { key: asked.key, sessions }),
  );
  if (!entered) {
    refuse(connection, undefined, refusalOf('bad-key'));
    closeWhenAnswered(connection, 'bad-key', 'bad key');
    return;
  }
  const isSettled = await service.views.run(caller.household, () => {
    if (!entered.stands()) return false;
    settle(connection, { ...entered, asked });
    return true;
  });
  if (!isSettled) await enter(connection, asked);
}

/** Seats one who was let in and shows him the table, unless there is no room for that. */
function settle(connection: Connection, guest: Entered & { readonly asked: Join }): void {
  const { service, socket, caller } = connection;
  if (connection.leaving || socket.readyState !== socket.OPEN) return;
  // Many may have joined at once and waited for their table: what the views of others cost is known only now.
  const wait = service.rates.requests.debt(caller.household);
  if (wait > 0) {
    tellTooMany(connection, undefined, wait);
    return;
  }
  standUp(connection);
  if (!service.unread.hasRoom(caller.household)) {
    turnAwaySocket(connection);
    return;
  }
  if (sitDown(connection, guest)) welcome(connection, guest);
  else turnAwaySocket(connection);
}

/** Takes a socket out of its chair. */
export function standUp(connection: Connection): void {
  const { sitter, seating, attendance, service } = connection;
  if (!sitter) return;
  connection.sitter = undefined;
  seating.leave(sitter.room, sitter);
  attendance.leave(sitter.room.id, sitter.chair);
  service.rooms.noteVisit(sitter.room, sitter.chair);
  service.metrics.left(sitter.chair);
}

/** What a closed table shows, so that everybody can check what it was committed to. */
export type Closed = Pick<TableRecord, 'seed' | 'salt'>;

/** What everybody is told when the host has closed the table. */
export function closedMessage({ seed, salt }: Closed): string {
  return JSON.stringify({ type: 'closed', seed, salt });
}

/** Which seats the server plays. */
export function botsMessage(bots: readonly string[]): string {
  return JSON.stringify({ type: 'bots', bots });
}

/** Which chairs are connected. */
export function hereMessage(here: readonly string[]): string {
  return JSON.stringify({ type: 'here', here });
}

function sitDown(
  connection: Connection,
  { room, chair, asked }: Entered & { readonly asked: Join },
): boolean {
  const sitter = {
    room,
    chair,
    household: connection.caller.household,
    asksWho: asked.here ?? false,
    listener: {
      plain: asked.plain ?? false,
      told: chairAt(room.durable, chair),
      send: (text: string) => send(connection, text),
      sendView: (text: string) => followBy(connection, text),
      flush: () => flush(connection),
    },
    close: (code: number, reason: string) => closeNow(connection, code, reason),
    expel: () => {
      standUp(connection);
      closeNow(connection, CLOSINGS['bad-key'], 'this key is dead');
    },
  };
  if (!connection.seating.enter(room, sitter)) return false;
  connection.sitter = sitter;
  connection.attendance.come(room.id);
  connection.service.rooms.noteVisit(room, chair);
  connection.service.metrics.joined(chair);
  return true;
}

/** Sends the next whole view to one who follows by them. Who owes too much for them by then is let go. */
function followBy(connection: Connection, view: string): void {
  const { service, caller } = connection;
  send(connection, view);
  if (countSize(service.rates, { household: caller.household, text: view })) return;
  flush(connection);
  standUp(connection);
  closeNow(connection, CLOSINGS.slow, 'whole views are too much');
}

function welcome(
  connection: Connection,
  { room, chair, asked }: Entered & { readonly asked: Join },
): void {
  const { seq } = chairAt(room.durable, chair);
  send(connection, `{"type":"joined","seq":${seq}}`);
  if (room.bots.length > 0) send(connection, botsMessage(room.bots));
  const here = asked.here ? connection.attendance.welcome(room.id, chair) : null;
  if (here) send(connection, hereMessage(here));
  const missed = catchUp(room, chair, { since: asked.since, plain: asked.plain ?? false });
  if (missed !== undefined) {
    countSize(connection.service.rates, { household: connection.caller.household, text: missed });
    send(connection, missed);
  }
  if (room.closed !== null) send(connection, closedMessage(room.record));
  flush(connection);
}
