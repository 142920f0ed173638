import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { parse as parseCookies } from 'hono/utils/cookie';
import { type PerMessageDeflateOptions, WebSocketServer } from 'ws';
import type { Bus } from '../bus/bus.ts';
import { sessionsIn } from '../http/access.ts';
import { addressOfMessage, isForeign, REQUEST_ID, requestIdOf } from '../http/caller.ts';
import { afterAnswers } from '../http/pipeline.ts';
import { asksForSocket, lacksHost, turnAwayWire } from '../http/wire.ts';
import { type Crowd, makeCrowd } from '../limits/crowd.ts';
import { householdOf } from '../limits/household.ts';
import type { Limits } from '../limits/limits.ts';
import { TABLE_ID } from '../schemas.ts';
import type { Service } from '../service.ts';
import type { ServerCode } from '../words.ts';
import { serveAnyway } from './anyway.ts';
import { type Attendance, openAttendance } from './attendance.ts';
import { type Beats, makeBeats } from './beats.ts';
import { CLOSINGS } from './connection.ts';
import { botsMessage, type Closed, closedMessage, hereMessage } from './joining.ts';
import { makeSeating, type Seating, type Sitter } from './seating.ts';
import { serveSocket } from './talk.ts';

/**
 * How often, in milliseconds, a socket is asked whether its other end is still there. Proxies cut what is
 * silent for a minute; that the other machine is gone the kernel finds out sooner, and for less.
 */
const BEAT = 50_000;
/** Milliseconds of silence after which the kernel asks the other machine. */
const KEEP_ALIVE = 25_000;

/** In so many frames a message may come, and in so many pieces a frame: each is kept until all of it is there. */
const FRAMES = 64;
const PIECES = 256;

const PATH = /^\/api\/tables\/([^/]+)\/live$/;

/** The status of a request whose connection became a socket. */
const SWITCHED = 101;

/** The protocol that everybody speaks, and its last draft; who names none does not shake hands at all. */
const VERSIONS: ReadonlySet<string> = new Set(['13', '8', '']);

/** The live side of the server. */
export type Live = {
  readonly listen: (server: Server, service: Service) => void;
  /** Closes the sockets of a chair whose key is dead. */
  readonly expel: (table: string, chair: string) => void;
  readonly noteCaller: Service['noteCaller'];
  /** Tells everybody at a table that it is closed. */
  readonly announceClosing: (table: string, closed: Closed) => void;
  /** Tells everybody at a table which seats the server plays now. */
  readonly announceBots: (table: string, bots: readonly string[]) => void;
  /** Closes the sockets of a table in such a way that they come again. */
  readonly callBack: (table: string) => void;
  /** Sends everybody away, because the server stops. */
  readonly close: () => Promise<void>;
};

/**
 * What each socket remembers of what it was sent, so that the next message is mostly told by what was there
 * before: 2 KB, some ten changes of a view. What comes in is unpacked without a memory, which would cost as much
 * again for each socket, and still within the limit of a message.
 */
const COMPRESSION: PerMessageDeflateOptions = {
  serverMaxWindowBits: 11,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 1, memLevel: 4 },
};

export type LiveOptions = {
  /** By which servers over the same store learn who is connected at the others. */
  readonly bus: Bus;
  /** How often, in milliseconds, each socket is asked for a sign of life. */
  readonly beatEvery?: number;
  /** Compresses messages for those who offer `permessage-deflate`. */
  readonly compress?: boolean;
};

/** Live connections within these limits, from `listen` on. */
export function openLive(
  limits: Limits,
  { bus, beatEvery = BEAT, compress = false }: LiveOptions,
): Live {
  const seating = makeSeating(limits);
  const announce = (table: string, message: string, to = (_sitter: Sitter) => true): void => {
    for (const sitter of seating.sittersAt(table).filter(to)) {
      sitter.listener.send(message);
      sitter.listener.flush();
    }
  };
  const attendance = openAttendance({
    bus,
    seating,
    changed: (table, here) => announce(table, hereMessage(here), ({ asksWho }) => asksWho),
  });
  const presence: Presence = {
    limits,
    beats: makeBeats(beatEvery),
    seating,
    attendance,
    crowd: makeCrowd(limits.socketsPerAddress),
    sockets: new WebSocketServer({
      noServer: true,
      maxPayload: limits.message,
      maxFragments: FRAMES,
      maxBufferedChunks: PIECES,
      perMessageDeflate: compress && COMPRESSION,
      clientTracking: true,
    }),
  };
  const { sockets } = presence;
  return {
    listen: (server, service) => listen(presence, server, service),
    expel: (table, chair) => {
      for (const sitter of seating.sittersAt(table)) if (sitter.chair === chair) sitter.expel();
      // Last: whoever leaves would else be believed to come back.
      attendance.expel(table, chair);
    },
    noteCaller: attendance.noteCaller,
    callBack: (table) => {
      for (const sitter of seating.sittersAt(table)) sitter.close(CLOSINGS.shutdown, 'come again');
    },
    announceClosing: (table, closed) => announce(table, closedMessage(closed)),
    announceBots: (table, bots) => announce(table, botsMessage(bots)),
    close: () => {
      presence.beats.stop();
      attendance.stop();
      return sendAway(sockets);
    },
  };
}

/** Who is connected: what the live side keeps of its sockets. */
type Presence = {
  readonly limits: Limits;
  readonly beats: Beats;
  readonly seating: Seating;
  readonly attendance: Attendance;
  /** Connections by household. */
  readonly crowd: Crowd;
  readonly sockets: WebSocketServer;
};

/** A connection on which an upgrade was asked for; `head` is what came of it already. */
type Upgrade = { readonly request: IncomingMessage; readonly wire: Socket; readonly head: Buffer };

function listen(presence: Presence, server: Server, service: Service): void {
  const { logger } = service;
  const take = (upgrade: Upgrade, requestId: string): void => {
    try {
      admit(presence, service, { ...upgrade, requestId });
    } catch (fault) {
      const { request, wire } = upgrade;
      logger.error({ err: fault, requestId }, 'a socket could not be made');
      turnAwayWire(wire, 'fault', { books: service, requestId, method: request.method });
    }
  };
  server.on('upgrade', (request, _wire, head) => {
    const wire = request.socket;
    const requestId = requestIdOf(request.headers[REQUEST_ID]);
    // HTTP minds the faults of this connection no more, also while an answer is under way on it.
    const minded = makeFaultLog(logger, requestId);
    wire.on('error', minded);
    // An answer that is still under way would else go on within the socket's stream.
    afterAnswers(wire, () => {
      if (asksForSocket(request)) take({ request, wire, head }, requestId);
      else {
        wire.off('error', minded);
        serveAnyway(server, { request, wire, head });
      }
    });
  });
  presence.sockets.on('wsClientError', (_fault, wire, { headers, method }) => {
    const requestId = requestIdOf(headers[REQUEST_ID]);
    turnAwayWire(wire, 'bad-request', { books: service, requestId, method });
  });
}

/** Logs what fails on a connection. Made apart from its request, which would be kept as long as that stands. */
function makeFaultLog(logger: Service['logger'], requestId: string): (fault: Error) => void {
  return (fault) => logger.debug({ err: fault, requestId }, 'a connection failed');
}

/** Makes a socket of a connection, or turns it away. */
function admit(
  { limits, beats, seating, attendance, crowd, sockets }: Presence,
  service: Service,
  { request, wire, head, requestId }: Upgrade & { readonly requestId: string },
): void {
  const household = householdOf(addressOfMessage(request, service.trustProxy));
  const [path = ''] = (request.url ?? '').split('?', 1);
  const [, id = ''] = PATH.exec(path) ?? [];
  const table = TABLE_ID.test(id) ? id : undefined;
  const full = sockets.clients.size >= limits.sockets;
  const turned = { books: service, requestId, method: request.method };
  const code = refuseUpgrade(request, { table, ready: service.ready(), full });
  if (code !== undefined || table === undefined) {
    turnAwayWire(wire, code ?? 'not-found', turned);
    return;
  }
  if (!crowd.enter(household)) {
    turnAwayWire(wire, 'too-many', turned);
    return;
  }
  wire.once('close', () => crowd.leave(household));
  const sessions = sessionsIn(parseCookies(request.headers.cookie ?? ''));
  sockets.handleUpgrade(request, wire, head, (socket) => {
    service.metrics.request(request.method, SWITCHED);
    wire.setKeepAlive(true, KEEP_ALIVE);
    beats.watch(socket);
    const caller = { table, household, sessions, requestId };
    serveSocket({ socket, wire, service, seating, attendance, caller });
  });
}

/** Why a socket is turned away, if it is. */
function refuseUpgrade(
  request: IncomingMessage,
  at: { readonly table: string | undefined; readonly ready: boolean; readonly full: boolean },
): ServerCode | undefined {
  const { method, headers } = request;
  if (!at.ready) return 'unavailable';
  if (lacksHost(request)) return 'bad-request';
  if (at.table === undefined) return 'not-found';
  if (method !== 'GET') return 'no-method';
  if (isForeign(headers.origin, headers.host)) return 'foreign';
  if (!VERSIONS.has(headers['sec-websocket-version'] ?? '')) return 'no-upgrade';
  return at.full ? 'too-many' : undefined;
}

/** Says goodbye, and does not wait long for those who do not answer. */
async function sendAway(sockets: WebSocketServer): Promise<void> {
  const leaving = [...sockets.clients].map(
    (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
  );
  for (const socket of sockets.clients) socket.close(CLOSINGS.shutdown, 'the server stops');
  const patience = new Promise<void>((resolve) => setTimeout(resolve, 1000).unref());
  await Promise.race([Promise.all(leaving), patience]);
  for (const socket of sockets.clients) socket.terminate();
}
