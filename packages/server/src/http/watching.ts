import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Service } from '../service.ts';
import { bearerOf } from './access.ts';
import { addressOf, type Env } from './caller.ts';
import { serverProblem } from './problem.ts';

/** Those of this machine who watch the server ask often, and must be answered when it is busy. */
export function isWatching(path: string): boolean {
  return path === '/healthz' || path === '/readyz' || path === '/metrics';
}

/** What a host's tools ask: whether the process lives, whether it can do its work, and its figures. */
export function addHealth(app: Hono<Env>, service: Service): void {
  const check = shareCalls(() => Promise.all([service.store.check(), service.bus.check()]));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (!service.ready()) return serverProblem(c, 'unavailable');
    try {
      await check();
    } catch (fault) {
      const what = 'the store cannot be written, or other servers are not heard';
      service.failed(fault, what, { requestId: c.get('requestId') });
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

/** For so many milliseconds it is told again that all went well; what fails is tried anew. */
const FRESH = 200;

/**
 * A call that all who ask while it is under way, and shortly after, share: a check writes to the store, and anybody may
 * ask for it on and on.
 */
function shareCalls(call: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  let wentWell = Number.NEGATIVE_INFINITY;
  const start = async (): Promise<void> => {
    try {
      await call();
      wentWell = performance.now();
    } finally {
      running = undefined;
    }
  };
  return () => {
    if (performance.now() - wentWell < FRESH) return Promise.resolve();
    running ??= start();
    return running;
  };
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
  const isPassedOn = PASSED_ON.some((name) => c.req.header(name) !== undefined);
  return !isPassedOn && isOwnName(c.req.header('host')) && isThisMachine(addressOf(c, trustProxy));
}

/** What proxies put into what they pass on. */
const PASSED_ON = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether the machine is called by a name that no other site's page can have: pages ask for their own. */
function isOwnName(host: string | undefined): boolean {
  if (host === undefined) return true;
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || isThisMachine(hostname);
}

/** `local` is a request that came without any connection. */
export function isThisMachine(address: string): boolean {
  return address === 'local' || address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
