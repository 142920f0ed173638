import { type Context, Hono } from 'hono';
import { householdOf } from '../limits/household.ts';
import { makeOpenApi } from '../openapi.ts';
import type { Service } from '../service.ts';
import { refusalFor } from '../words.ts';
import { addressOf, type Env, REQUEST_ID, requestIdOf } from './caller.ts';
import { addChairs } from './chairs.ts';
import { addGames } from './games.ts';
import { setHeaders } from './headers.ts';
import { addLog } from './log.ts';
import { addPage } from './page.ts';
import { problem, refuseMethod, serverProblem } from './problem.ts';
import { sendReadyMade } from './ready-made.ts';
import { addTables } from './tables.ts';
import { tooMany } from './too-many.ts';
import { addHealth, isThisMachine, isWatching } from './watching.ts';
import { AWAY } from './wire.ts';

/** The HTTP side of the server. `page` is the folder of the built page, if there is one. */
export function makeApp(service: Service, page?: string): Hono<Env> {
  const app = new Hono<Env>();
  addFrame(app, service);
  addHealth(app, service);
  addGames(app, service);
  addTables(app, service);
  addChairs(app, service);
  addLog(app, service);
  let openApi: string | undefined;
  app.get('/openapi.json', (c) => {
    openApi ??= JSON.stringify(makeOpenApi());
    return sendReadyMade(c, openApi);
  });
  addMethods(app);
  app.all('/api/*', (c) => serverProblem(c, 'not-found'));
  if (page) addPage(app, page);
  app.notFound((c) => serverProblem(c, 'not-found'));
  app.onError((fault, c) => {
    service.logger.error({ err: fault, requestId: c.get('requestId') }, 'a request failed');
    return problem(c, refusalFor(fault, c.get('chair')));
  });
  return app;
}

/** What surrounds every request: its id, the headers, the rate, the count. */
function addFrame(app: Hono<Env>, service: Service): void {
  app.use(async (c, next) => {
    const requestId = idOf(c);
    c.set('requestId', requestId);
    const started = performance.now();
    const address = addressOf(c, service.trustProxy);
    const isOwnWatch = isWatching(c.req.path) && isThisMachine(address);
    const household = householdOf(address);
    const wait = isOwnWatch ? 0 : service.rates.requests.take(household);
    const isFull = !isOwnWatch && !service.unread.hasRoom(household);
    if (wait > 0 || isFull) c.res = tooMany(c, wait || AWAY);
    else await next();
    c.res.headers.set(REQUEST_ID, requestId);
    setHeaders(c);
    const { method } = c.req;
    service.metrics.request(method, c.res.status);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    service.logger.debug({ requestId, method, path: c.req.path, status: c.res.status, ms });
  });
}

/** The id that the answer bears already below the application. */
function idOf(c: Context<Env>): string {
  const given = c.env?.outgoing?.getHeader(REQUEST_ID) ?? c.req.header(REQUEST_ID);
  return requestIdOf(typeof given === 'string' ? given : undefined);
}

/** Whatever got past the routes of a known path came with the wrong method: they are all of them added before. */
function addMethods(app: Hono<Env>): void {
  app.get('/api/tables/:table/live', (c) => {
    c.header('upgrade', 'websocket');
    return serverProblem(c, 'no-upgrade');
  });
  // What stands before every route is there for all methods.
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  for (const path of new Set(routes.map((route) => route.path))) {
    const served = routes.filter((route) => route.path === path).map(({ method }) => method);
    app.all(path, (c) => refuseMethod(c, served));
    // Else the page would answer there, and a server that is not ready look like one that is.
    app.all(`${path}/`, (c) => serverProblem(c, 'not-found'));
  }
}
