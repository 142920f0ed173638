import { parseWith } from '@haggle/engine';
import { speakServer } from '../http/problem.ts';
import { readJson } from '../limits/json.ts';
import { type Message, messageSchema } from '../schemas.ts';
import { askMeasured } from '../service.ts';
import type { Outcome } from '../tables/room.ts';
import { refusalFor, refusalOf } from '../words.ts';
import {
  CLOSINGS,
  type Connection,
  closeIfAnswered,
  closeWhenAnswered,
  flush,
  refuse,
  send,
} from './connection.ts';
import { slowDown, tellTooMany, turnAwaySocket } from './flood.ts';
import { enter, type Join, standUp } from './joining.ts';

type Command = Extract<Message, { type: 'command' }>;

/** What a message is called where it is wrong as a whole. */
const WHOLE = 'message';

const NEW = {
  sitter: undefined,
  queue: null,
  floods: 0,
  unanswered: 0,
  leaving: undefined,
  corked: false,
  largest: 0,
};

/** Serves one socket from its first message to its end. */
export function serveSocket(parts: Omit<Connection, keyof typeof NEW>): void {
  const connection: Connection = { ...parts, ...NEW };
  const { socket, service, caller } = connection;
  const late = setTimeout(() => {
    if (!connection.sitter) socket.close(CLOSINGS['too-late'], 'no join in time');
  }, service.limits.joinWithin);
  socket.on('message', (data: Buffer, isBinary: boolean) =>
    receive(connection, isBinary ? null : data.toString()),
  );
  socket.on('close', () => {
    clearTimeout(late);
    standUp(connection);
  });
  // A broken frame or a message over the limit: ws closes the socket with the right code itself.
  socket.on('error', (fault) =>
    service.logger.debug({ err: fault, requestId: caller.requestId }, 'a socket failed'),
  );
}

/** Hears a message; null is a binary one. */
function receive(connection: Connection, text: string | null): void {
  // Who was told to go is not listened to any more, whether or not he went.
  if (connection.leaving || connection.socket.readyState !== connection.socket.OPEN) return;
  if (connection.queue) {
    connection.queue.push(text);
    if (connection.queue.length > connection.service.limits.queued) turnAwaySocket(connection);
    return;
  }
  if (text === null) {
    closeWhenAnswered(connection, 'binary', 'text only');
    return;
  }
  const { values } = connection.service.limits;
  const read = readJson(text, { values, whole: WHOLE });
  const parsed = read.ok ? parseWith(messageSchema, read.value, WHOLE) : read;
  if (!parsed.ok) {
    const id = idIn(read.ok ? read.value : parseAgain(text));
    if (!slowDown(connection, id)) refuse(connection, id, speakServer(parsed.refusal));
  } else if (parsed.value.type === 'command') {
    command(connection, parsed.value);
  } else {
    join(connection, parsed.value);
  }
}

function command(connection: Connection, { id, command }: Command): void {
  const { sitter, service } = connection;
  if (slowDown(connection, id)) return;
  if (!sitter) {
    refuse(connection, id, refusalOf('not-joined'));
    return;
  }
  connection.unanswered += 1;
  askMeasured(service, sitter.room, {
    chair: sitter.chair,
    id,
    command,
    reply: (outcome) => {
      answer(connection, id, outcome);
      connection.unanswered -= 1;
      closeIfAnswered(connection);
    },
  });
}

function answer(connection: Connection, id: string, outcome: Outcome): void {
  if (outcome.ok) {
    send(connection, doneMessage(id, outcome));
    flush(connection);
  } else refuse(connection, id, outcome.refusal);
}

/** An id has passed its schema: nothing in it needs to be escaped. */
function doneMessage(id: string, { seq, refs }: Extract<Outcome, { ok: true }>): string {
  const named = Object.keys(refs).length > 0 ? `,"refs":${JSON.stringify(refs)}` : '';
  return `{"type":"done","id":"${id}","seq":${seq}${named}}`;
}

/** While a join is under way, what comes after it waits. */
function join(connection: Connection, asked: Join): void {
  const { service, caller } = connection;
  const wait = service.rates.requests.take(caller.household);
  if (wait > 0) {
    tellTooMany(connection, undefined, wait);
    return;
  }
  connection.queue = [];
  enter(connection, asked)
    .catch((fault: unknown) => {
      service.logger.error({ err: fault, requestId: caller.requestId }, 'a join failed');
      refuse(connection, undefined, refusalFor(fault));
    })
    .finally(() => {
      const queue = connection.queue ?? [];
      connection.queue = null;
      for (const text of queue) receive(connection, text);
    });
}

/** What `readJson` would not let in, for the sake of its id: a command that is refused is refused by name. */
function parseAgain(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idIn(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && id.length <= 64 ? id : undefined;
}
