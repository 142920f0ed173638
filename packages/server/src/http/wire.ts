import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { makeCrowd } from '../limits/crowd.ts';
import { householdOf } from '../limits/household.ts';
import type { Metrics } from '../metrics.ts';
import type { Service } from '../service.ts';
import { refusalOf, type ServerCode } from '../words.ts';
import { addressOfMessage, type Env, REQUEST_ID, requestIdOf } from './caller.ts';
import { answerOn, STALLED, serveInTurn } from './pipeline.ts';
import { PROBLEM, problemOf } from './problem.ts';

/** After how many seconds somebody for whom there is no room is asked to try again. */
export const AWAY = 10;

/** Where it is written down what was answered below the application. */
type Books = { readonly logger: Logger; readonly metrics: Pick<Metrics, 'request'> };

/** What counts those who are connected. */
type Counters = Pick<Service, 'limits' | 'trustProxy' | 'unread'>;

/** How often, in milliseconds, it is looked for requests that do not come to their end. */
const SWEEP_INTERVAL = 2000;
/**
 * Milliseconds after which a connection is hung up on which nothing is asked any more. Of two that hang up at about the
 * same time the other may just be asking something, which is lost then; so a proxy, which asks much on each, is let hang
 * up first: two minutes is the longest that is usual.
 */
const IDLE = 5_000;
const IDLE_BEHIND_PROXY = 130_000;

/** The server below the application: what never becomes a request of the application is answered here. */
export function makeHttpServer(app: Hono<Env>, service: Books & Counters): Server {
  const books: Books = service;
  const listener = getRequestListener(fetchFrom(app, books.logger), {
    // HTTP/1.0 knows no Host.
    hostname: 'localhost',
    errorHandler: () => problemResponse('bad-request'),
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const household = householdOf(addressOfMessage(request, service.trustProxy));
    await listener(request, response);
    service.unread.note(household, request.socket);
  };
  const refuse = (request: IncomingMessage, response: ServerResponse, code: ServerCode): void => {
    books.metrics.request(request.method, answer(response, code));
  };
  const fail = (request: IncomingMessage, response: ServerResponse, fault: unknown): void => {
    const requestId = response.getHeader(REQUEST_ID);
    books.logger.error({ err: fault, requestId }, 'a request failed');
    if (!response.headersSent) refuse(request, response, 'fault');
  };
  const options = {
    requireHostHeader: false,
    connectionsCheckingInterval: SWEEP_INTERVAL,
    // Newer Nodes ask whether an offer is taken. They keep the body of one that is, so that it cannot be put
    // back; and of one that is not they forget what came with it, which without a body may be a next request.
    shouldUpgradeCallback: (request: IncomingMessage) =>
      asksForSocket(request) || !hasBody(request),
  };
  const take = (request: IncomingMessage, response: ServerResponse, serving: () => void): void => {
    const { socket } = request;
    if (turnedAway.has(socket)) return;
    name(request, response);
    const most = service.limits.pipelined;
    if (serveInTurn(socket, response, { most, serve: serving })) return;
    turnedAway.add(socket);
    refuse(request, response, 'too-many');
  };
  const server = createServer(options, (request, response) =>
    take(request, response, () => {
      if (lacksHost(request)) refuse(request, response, 'bad-request');
      else serve(request, response).catch((fault) => fail(request, response, fault));
    }),
  );
  server.on('checkExpectation', (request, response) =>
    take(request, response, () => refuse(request, response, 'no-expectation')),
  );
  server.on('clientError', (fault: NodeJS.ErrnoException, wire) => {
    // Whatever else a connection sends after it was turned away is ignored.
    if (turnedAway.has(wire)) return;
    if (wire.writable && !isAnswered(wire)) {
      turnAwayWire(wire, CODES[fault.code ?? ''] ?? 'bad-request', { books });
    } else wire.destroy();
  });
  boundRequests(server, service);
  boundConnections(server, service);
  return server;
}

/** No request takes for ever, and no connection is kept long for a next one. */
function boundRequests(server: Server, { trustProxy }: Pick<Counters, 'trustProxy'>): void {
  // Their size is bounded. Of more than a number Node would keep none, a Content-Length among them, and tell nobody.
  server.maxHeadersCount = 0;
  // Nobody waits for a very slow request.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.timeout = STALLED;
  server.keepAliveTimeout = trustProxy ? IDLE_BEHIND_PROXY : IDLE;
}

/** No more connections than there may be, in all and from one address, also of those who have not said anything. */
function boundConnections(server: Server, { limits, trustProxy }: Counters): void {
  if (Number.isFinite(limits.connections)) server.maxConnections = limits.connections;
  // All that a proxy passes on comes from its own address.
  if (trustProxy || !Number.isFinite(limits.connectionsPerAddress)) return;
  const crowd = makeCrowd(limits.connectionsPerAddress);
  const counted = new WeakSet<object>();
  server.on('connection', (wire) => {
    // One that is read anew after an offer of another protocol comes here once more.
    if (counted.has(wire)) return;
    counted.add(wire);
    const household = householdOf(wire.remoteAddress ?? '');
    if (crowd.enter(household)) wire.once('close', () => crowd.leave(household));
    else wire.destroy();
  });
}

/** As the application answers; what it throws all the same is logged under the request's id. */
function fetchFrom(app: Hono<Env>, logger: Logger) {
  return (request: Request, env: HttpBindings | Http2Bindings): Response | Promise<Response> => {
    const fail = (fault: unknown): Response => {
      const requestId = env.outgoing.getHeader(REQUEST_ID);
      logger.error({ err: fault, requestId }, 'a request failed');
      return problemResponse('fault');
    };
    try {
      const answered = app.fetch(request, env);
      return answered instanceof Promise ? answered.catch(fail) : answered;
    } catch (fault) {
      return fail(fault);
    }
  };
}

/** Gives the answer to a request its id, whoever makes that answer. */
function name(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader(REQUEST_ID, requestIdOf(request.headers[REQUEST_ID]));
}

function problemResponse(code: ServerCode): Response {
  const { status, text } = problemOf(refusalOf(code));
  return new Response(text, { status, headers: { 'content-type': PROBLEM } });
}

const CODES: Readonly<Record<string, ServerCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-late',
};

/** A request names one host (RFC 9112, 3.2): of two, a proxy may have looked at the other one. */
export function lacksHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const field = rawHeaders[place];
    if (field?.length === 4 && field.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (!headers.host && httpVersion !== '1.0');
}

/** Whether a request offers to become a socket, and not any other protocol. */
export function asksForSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether the answer to what came before is on its way: no other may be written into it. */
function isAnswered(wire: Duplex): boolean {
  return answerOn(wire)?.headersSent === true;
}

/** Answers, and gives the status. */
function answer(response: ServerResponse, code: ServerCode): number {
  const { status, text } = problemOf(refusalOf(code, { seconds: AWAY }));
  const headers = {
    'content-type': PROBLEM,
    'content-length': Buffer.byteLength(text),
    connection: 'close',
    ...(status === 429 ? { 'retry-after': String(AWAY) } : {}),
  };
  response.writeHead(status, headers).end(text);
  return status;
}

/** Connections that have had their last word. */
const turnedAway = new WeakSet<Duplex>();

/** How long, in milliseconds, one who is turned away has to read why. */
const LINGER = 2000;
/** So many have that time at once; in a storm the others are cut. */
const MOST_LINGERING = 200;
let lingering = 0;

type Turned = {
  readonly books: Books;
  /** Without one, as where the request could not be read, there is a new one. */
  readonly requestId?: string;
  readonly method?: string;
};

/** What the answer of a status bears besides; a socket asked for in another version is told ours. */
const MORE: Readonly<Record<number, readonly string[]>> = {
  405: ['Allow: GET'],
  426: ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
  429: [`Retry-After: ${AWAY}`],
};

/** Says on a connection itself why it is ended, and ends it. */
export function turnAwayWire(
  wire: Duplex,
  code: ServerCode,
  { books: { logger, metrics }, requestId = requestIdOf(undefined), method }: Turned,
): void {
  const { status, title, text } = problemOf(refusalOf(code, { seconds: AWAY }));
  logger.debug({ requestId, status, code }, 'a connection was turned away');
  metrics.request(method, status);
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    `Content-Type: ${PROBLEM}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    `X-Request-Id: ${requestId}`,
    ...(MORE[status] ?? []),
  ];
  turnedAway.add(wire);
  const word = `${lines.join('\r\n')}\r\n\r\n${text}`;
  // A request that came too late might still be finished, and would then be served.
  if (code === 'too-late' || lingering >= MOST_LINGERING) wire.end(word, () => wire.destroy());
  else endGently(wire, word);
}

/**
 * Ends a connection with a last word. To close it while something of the other end is unread would cut it, and
 * the word might be lost; so what still comes is thrown away for a while, until the other end closes.
 */
function endGently(wire: Duplex, word: string): void {
  lingering += 1;
  const cut = setTimeout(() => wire.destroy(), LINGER).unref();
  wire.once('close', () => {
    lingering -= 1;
    clearTimeout(cut);
  });
  wire.end(word);
  wire.resume();
}
