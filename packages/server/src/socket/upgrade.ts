import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What came with a wish to speak another protocol. */
export type Upgrade = {
  readonly request: IncomingMessage;
  readonly wire: Duplex;
  /** What followed the request on the wire. */
  readonly head: Buffer;
  /** The answer to the request before it, which may still be under way. */
  readonly before: ServerResponse | undefined;
};

/** Whether a request wishes to speak WebSocket from here on. */
export function isWebSocket({ headers: { upgrade } }: IncomingMessage): boolean {
  return upgrade?.toLowerCase() === 'websocket';
}

/**
 * Serves a request that wishes for a protocol not spoken here, such as `h2c`, as if it had not: RFC 9110
 * (7.8) lets a server pass over the wish, and the client reads on in HTTP/1.1. The request is put back on
 * the wire without it and read again. Newer Node asks `shouldUpgradeCallback` and never comes here.
 */
export function serveWithout(server: Server, { request, wire, head, before }: Upgrade): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const kept = keepOf(name.toLowerCase(), value);
    if (kept !== undefined) lines.push(`${name}: ${kept}`);
  }
  const text = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const putBack = (): void => {
    if (wire.destroyed) return;
    // What was set for the pause after the answer before is not for this one.
    request.socket.setTimeout(0);
    wire.unshift(Buffer.concat([text, head]));
    server.emit('connection', wire);
  };
  if (!before || before.writableFinished) putBack();
  else before.once('finish', putBack);
}

const WISHES = new Set(['upgrade', 'http2-settings']);

/** What stays of a header when nothing is wished for; undefined when nothing does. */
function keepOf(name: string, value: string): string | undefined {
  if (WISHES.has(name)) return undefined;
  if (name !== 'connection') return value;
  const words = value.split(',').map((word) => word.trim());
  return words.filter((word) => !WISHES.has(word.toLowerCase())).join(', ') || undefined;
}
