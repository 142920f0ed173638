import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalOf, type ServerCode } from '../words.ts';
import { requestIdOf } from './caller.ts';
import { STRICT } from './headers.ts';
import { PROBLEM_TYPE, writeProblem } from './problem.ts';

/** A whole answer, for those who do not come as far as the routes. */
export type Bare = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A refusal of the server's own, after which the connection ends. `wait` in seconds. */
export function makeBare(
  code: ServerCode,
  {
    requestId = requestIdOf(undefined),
    headers,
    wait,
  }: {
    readonly requestId?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly wait?: number;
  } = {},
): Bare {
  const data = wait === undefined ? undefined : { seconds: wait };
  const { status, body } = writeProblem(refusalOf(code, data));
  return {
    status,
    body,
    headers: {
      ...STRICT,
      'cache-control': 'no-store',
      'content-type': PROBLEM_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      'x-request-id': requestId,
      ...(wait !== undefined && { 'retry-after': String(wait) }),
      ...headers,
    },
  };
}

/** How long, in milliseconds, the other end may take to hang up after such an answer. */
const LINGER = 1000;

/** Answers on a bare connection and ends it. */
export function answerOn(wire: Duplex, { status, headers, body }: Bare): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n');
  wire.end(`${head}\r\n\r\n${body}`);
  // What still comes is read and thrown away: cut off under it, the other end may miss the answer.
  wire.resume();
  const end = setTimeout(() => wire.destroy(), LINGER).unref();
  wire.once('close', () => clearTimeout(end));
}

/** Tells of a connection which answer was begun on it last. */
export function followAnswers(server: Server): (wire: Duplex) => ServerResponse | undefined {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, answer) => answers.set(socket, answer));
  return (wire) => answers.get(wire);
}
