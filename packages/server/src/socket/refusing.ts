import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerOn, makeBare } from '../http/bare.ts';
import { isForeign, requestIdOf } from '../http/caller.ts';
import type { ServerCode } from '../words.ts';

/** Why a socket is turned away, if it is. */
export function refuseUpgrade(
  { headers: { origin, host } }: IncomingMessage,
  at: { readonly table: string | undefined; readonly ready: boolean; readonly full: boolean },
): ServerCode | undefined {
  if (!at.ready) return 'unavailable';
  if (at.table === undefined) return 'not-found';
  if (isForeign(origin, host)) return 'foreign-site';
  return at.full ? 'too-many' : undefined;
}

/** After how many seconds one who found no room may try again. */
const WAIT = 10;

/** Answers one who gets no socket. */
export function turnAway(wire: Duplex, code: ServerCode, requestId: string): void {
  const wait = code === 'too-many' ? WAIT : undefined;
  answerOn(wire, makeBare(code, { requestId, wait }));
}

/** Answers a wish to speak WebSocket that is not as RFC 6455 (4.2) has it. */
export function answerMisfit(
  _fault: Error,
  wire: Duplex,
  { method, headers }: IncomingMessage,
): void {
  const isGet = method === 'GET';
  const bare = makeBare(isGet ? 'bad-request' : 'no-method', {
    requestId: requestIdOf(headers['x-request-id']),
    headers: isGet ? { 'sec-websocket-version': '13, 8' } : { allow: 'GET, HEAD' },
  });
  answerOn(wire, bare);
}
