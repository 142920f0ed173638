import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Service } from '../service.ts';
import { isWebSocket } from '../socket/upgrade.ts';
import type { ServerCode } from '../words.ts';
import { answerOn, followAnswers, makeBare } from './bare.ts';
import { type Env, requestIdOf } from './caller.ts';

/** Newer Node asks this before it lets go of a request; older Node does not know it. */
const OPTIONS: ServerOptions & { readonly shouldUpgradeCallback: typeof isWebSocket } = {
  // Left to us, so that who names no host is told so in the way of all other problems.
  requireHostHeader: false,
  shouldUpgradeCallback: isWebSocket,
};

/** The server under the routes: what never comes as far as they do is answered as a problem too. */
export function makeServer({ fetch }: Hono<Env>, service: Service): Server {
  const serve = getRequestListener(fetch, {
    // For requests of HTTP/1.0, which need not name any.
    hostname: 'localhost',
    errorHandler: (fault) => answerFault(fault, service),
  });
  const server = createServer(OPTIONS, (request, response) => {
    if (isHostMissing(request)) answer(request, response, 'bad-request');
    else serve(request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    answer(request, response, 'no-expectation'),
  );
  answerNonsense(server, service);
  return server;
}

/** RFC 9112 (3.2): who speaks HTTP/1.1 names the host. */
function isHostMissing({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0';
}

function answer(request: IncomingMessage, response: ServerResponse, code: ServerCode): void {
  const requestId = requestIdOf(request.headers['x-request-id']);
  const { status, headers, body } = makeBare(code, { requestId });
  response.writeHead(status, headers).end(body);
}

/** What the routes never saw because its address makes no sense, or what broke around them. */
function answerFault(fault: unknown, { logger }: Service): Response {
  const isTheirs = fault instanceof RequestError;
  if (!isTheirs) logger.error({ err: fault }, 'a request failed');
  const { status, headers, body } = makeBare(isTheirs ? 'bad-request' : 'fault');
  return new Response(body, { status, headers });
}

const NONSENSE: Readonly<Record<string, ServerCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/** What cannot be read as a request is answered once, unless an answer is on its way already. */
function answerNonsense(server: Server, { logger }: Service): void {
  const lastAnswer = followAnswers(server);
  server.on('clientError', (fault: Error & { readonly code?: string }, wire) => {
    if (wire.writableEnded) return;
    const last = lastAnswer(wire);
    const isBegun = last?.headersSent && !last.writableFinished;
    if (!wire.writable || isBegun) {
      wire.destroy();
      return;
    }
    const requestId = requestIdOf(undefined);
    logger.debug({ err: fault, requestId }, 'what came is no request');
    answerOn(wire, makeBare(NONSENSE[fault.code ?? ''] ?? 'bad-request', { requestId }));
  });
}
