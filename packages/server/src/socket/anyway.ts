import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

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
  }: { readonly request: IncomingMessage; readonly wire: Socket; readonly head: Buffer },
): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const [name = '', value = ''] = rawHeaders.slice(place, place + 2);
    const kept = /^connection$/i.test(name) ? others(value) : value;
    if (!OFFER.test(name) && kept !== '') lines.push(`${name}: ${kept}`);
  }
  const text = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  // What was set for the pause after the answer before is not for this one.
  wire.setTimeout(0);
  wire.unshift(Buffer.concat([text, head]));
  server.emit('connection', wire);
}

/** What else is asked of the connection, such as `close`. */
function others(tokens: string): string {
  return tokens
    .split(',')
    .filter((token) => !OFFER.test(token.trim()))
    .join(',')
    .trim();
}
