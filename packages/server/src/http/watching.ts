import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Service } from '../service.ts';
import { isStoreFault } from '../stores/guarded.ts';
import { bearerOf } from './access.ts';
import { addressOf, type Env } from './caller.ts';
import { serverProblem } from './problem.ts';

/** Those of this machine who watch the server ask often, and must be answered when it is busy. */
export function isWatching(path: string): boolean {
  return path === '/healthz' || path === '/readyz' || path === '/metrics';
}

/** What a host's tools ask: whether the process lives, whether it can do its work, and its figures. */
export function addHealth(app: Hono<Env>, service: Service): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (!service.ready()) return serverProblem(c, 'unavailable');
    try {
      await Promise.all([service.store.check(), service.bus.check()]);
    } catch (fault) {
      service.metrics.storeFault();
      if (isStoreFault(fault)) service.metrics.storeHealth(false);
      const requestId = c.get('requestId');
      const what = 'the store cannot be written, or other servers are not heard';
      service.logger.error({ err: fault, requestId }, what);
      return serverProblem(c, 'unavailable');
    }
    service.metrics.storeHealth(true);
    return c.json({ status: 'ready' });
  });
  app.get('/metrics', async (c) => {
    if (!mayWatch(c, service)) return serverProblem(c, 'not-found');
    const { read, contentType } = service.metrics;
    return c.body(await read(), 200, { 'content-type': contentType });
  });
}

/**
 * Whether the caller may read the figures. They add up what all chairs do, refusals by code among it:
 * on a server with one table a player could tell from them that two others deal. So they are for the
 * machine itself, not for what a proxy passes on, and for those who bring the token of the host.
 */
function mayWatch(c: Context<Env>, { metricsToken, trustProxy }: Service): boolean {
  if (metricsToken !== undefined) {
    const brought = bearerOf(c.req.header('authorization'));
    if (brought !== undefined && isSameText(brought, metricsToken)) return true;
  }
  const isPassedOn =
    c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
  if (isPassedOn && !trustProxy) return false;
  return isThisMachine(addressOf(c, trustProxy));
}

/** `local` is a request that came without any connection. */
export function isThisMachine(address: string): boolean {
  return address === 'local' || address === '::1' || /^(::ffff:)?127\./.test(address);
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
