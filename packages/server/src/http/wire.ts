import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { refusalOf, type ServerCode } from '../words.ts';
import type { Env } from './caller.ts';
import { PROBLEM, problemOf } from './problem.ts';

/** How long, in seconds, one is asked to stay away for whom there is no room. */
export const AWAY = 10;

/** The server below the application: what never becomes a request of the application is answered here. */
export function makeHttpServer(app: Hono<Env>, logger: Logger): Server {
  const listener = getRequestListener(app.fetch, {
    // HTTP/1.0 knows no Host.
    hostname: 'localhost',
    errorHandler: (fault) => {
      if (!(fault instanceof RequestError)) logger.error({ err: fault }, 'a request failed');
      const code = fault instanceof RequestError ? 'bad-request' : 'fault';
      const { status, text } = problemOf(refusalOf(code));
      return new Response(text, { status, headers: { 'content-type': PROBLEM } });
    },
  });
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (lacksHost(request)) answer(response, 'bad-request');
    else void listener(request, response);
  });
  server.on('checkExpectation', (_, response) => answer(response, 'no-expectation'));
  server.on('clientError', (fault: NodeJS.ErrnoException, wire) => {
    if (wire.writable && !isAnswered(wire))
      turnAway(wire, CODES[fault.code ?? ''] ?? 'bad-request');
    else wire.destroy();
  });
  // Who asks very slowly is not waited for.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  return server;
}

const CODES: Readonly<Record<string, ServerCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-late',
};

function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return !headers.host && httpVersion !== '1.0';
}

/** Whether the answer to what came before is on its way: no other may be written into it. */
function isAnswered(wire: Duplex): boolean {
  const { _httpMessage: answering } = wire as { readonly _httpMessage?: ServerResponse };
  return answering?.headersSent === true;
}

function answer(response: ServerResponse, code: ServerCode): void {
  const { status, text } = problemOf(refusalOf(code));
  const headers = {
    'content-type': PROBLEM,
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  response.writeHead(status, headers).end(text);
}

/** Says on a connection itself why it is ended. */
export function turnAway(wire: Duplex, code: ServerCode): void {
  const { status, title, text } = problemOf(refusalOf(code, { seconds: AWAY }));
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    `Content-Type: ${PROBLEM}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(status === 429 ? [`Retry-After: ${AWAY}`] : []),
    ...(status === 405 ? ['Allow: GET'] : []),
  ];
  wire.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => wire.destroy());
}
