import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What speaks of the protocol that was offered, and of nothing else. */
const OFFER = /^(upgrade|http2-settings)$/i;

/**
 * Serves a request that offers another protocol than ours (`h2c`, as some clients do with every request) as
 * if it had offered none, which RFC 9110 allows. Node hands it over with its connection, whose reading has
 * stopped after the head; so the head is put back without the offer, and the connection is read anew.
 */
export function serveAnyway(
  server: Server,
  {
    request,
    wire,
    head,
    before,
  }: {
    readonly request: IncomingMessage;
    readonly wire: Duplex;
    readonly head: Buffer;
    /** The answer to the request before it, which may still be under way. */
    readonly before: ServerResponse | undefined;
  },
): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const [name = '', value = ''] = rawHeaders.slice(place, place + 2);
    const kept = /^connection$/i.test(name) ? others(value) : value;
    if (!OFFER.test(name) && kept !== '') lines.push(`${name}: ${kept}`);
  }
  const text = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const readAnew = (): void => {
    if (wire.destroyed) return;
    // What was set for the pause after the answer before is not for this one.
    request.socket.setTimeout(0);
    wire.unshift(Buffer.concat([text, head]));
    server.emit('connection', wire);
  };
  if (!before || before.writableFinished) readAnew();
  else before.once('finish', readAnew);
}

/** What else is asked of the connection, such as `close`. */
function others(tokens: string): string {
  return tokens
    .split(',')
    .filter((token) => !OFFER.test(token.trim()))
    .join(',')
    .trim();
}
