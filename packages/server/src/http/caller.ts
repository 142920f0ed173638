import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { householdOf } from '../limits/household.ts';

export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; chair?: string };
};

/** The header that names a request, in what is asked and in what is answered. */
export const REQUEST_ID = 'x-request-id';

/** The id that the caller, or a proxy, gave a request, where it is a decent one; else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/** The address that a request comes from. Behind a trusted proxy it is the one that the proxy saw. */
export function addressOf(c: Context<Env>, trustProxy: boolean): string {
  const { incoming } = c.env ?? {};
  return incoming ? addressOfMessage(incoming, trustProxy) : 'local';
}

/** Whom limits count a request's caller as. */
export function callerOf(c: Context<Env>, trustProxy: boolean): string {
  return householdOf(addressOf(c, trustProxy));
}

/** As `addressOf`, of a plain message of Node; `unknown` where the connection is gone already. */
export function addressOfMessage(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(incoming.headers['x-forwarded-for']) : undefined;
  return forwarded ?? incoming.socket.remoteAddress ?? 'unknown';
}

/** Whether the caller reached us, or the proxy in front of us, over TLS. */
export function isSecure(c: Context<Env>, trustProxy: boolean): boolean {
  return trustProxy && lastOf(c.req.header('x-forwarded-proto')) === 'https';
}

/** Whether a browser says that the request comes from another site's page. */
export function isForeign(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== host;
}

/** A proxy adds what it saw at the end; what stands before it, the caller may have made up. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(',') : header;
  return text?.split(',').at(-1)?.trim() || undefined;
}
