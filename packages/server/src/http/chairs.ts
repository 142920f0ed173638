import { malformed } from '@haggle/engine';
import type { Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import { lockFor, makeKey, sessionOf } from '../keys.ts';
import { takeCommand } from '../limits/rates.ts';
import {
  botRequestSchema,
  commandSchema,
  keyRequestSchema,
  seatSchema,
  TABLE_ID,
} from '../schemas.ts';
import { askMeasured, type Service } from '../service.ts';
import type { Entered } from '../tables/entering.ts';
import type { Outcome } from '../tables/room.ts';
import { bearerOf, cookieName, enter, knock } from './access.ts';
import { readBody } from './body.ts';
import { callerOf, type Env, isSecure } from './caller.ts';
import { type OrProblem, problem, serverProblem, speakServer } from './problem.ts';
import { refuseGuest } from './tables.ts';
import { tooMany } from './too-many.ts';

/** How long a browser keeps a session, in seconds: half a year. */
const KEEP = 180 * 24 * 3600;

/** What is done from a chair: commands, keys, sessions, closing. */
export function addChairs(app: Hono<Env>, service: Service): void {
  app.post('/api/tables/:table/commands', (c) => command(c, service));
  app.post('/api/tables/:table/keys', (c) => reissue(c, service));
  app.post('/api/tables/:table/bots', (c) => seatBot(c, service));
  app.post('/api/tables/:table/session', (c) => session(c, service));
  app.delete('/api/tables/:table/session', (c) => leave(c));
  app.post('/api/tables/:table/close', (c) => close(c, service));
}

type Heard<T> = Entered & {
  readonly asked: T;
  /** Has the key tried once more. */
  readonly enter: () => Promise<OrProblem<Entered>>;
};

/**
 * What a chair asks for in a body, which comes out of its rate: from the caller whose key still opens it when all of it
 * has come.
 */
async function hear<T>(
  c: Context<Env>,
  service: Service,
  schema: z.ZodType<T>,
): Promise<OrProblem<Heard<T>>> {
  const knocked = await knock(c, service);
  if (!knocked.ok) return knocked;
  const { chair, enter } = knocked;
  const wait = takeCommand(service.rates, {
    chair: `${c.req.param('table')} ${chair}`,
    household: callerOf(c, service.trustProxy),
  });
  if (wait > 0) return { ok: false, response: tooMany(c, wait) };
  const { body: limit, values } = service.limits;
  const body = await readBody(c, schema, { limit, values });
  if (!body.ok) return body;
  const access = await enter();
  return access.ok ? { ...access, asked: body.value, enter } : access;
}

async function command(c: Context<Env>, service: Service): Promise<Response> {
  const heard = await hear(c, service, commandSchema);
  if (!heard.ok) return heard.response;
  const { room, chair, asked } = heard;
  service.noteCaller(room.id, chair);
  const outcome = await new Promise<Outcome>((reply) =>
    askMeasured(service, room, { chair, ...asked, reply }),
  );
  if (!outcome.ok) return problem(c, outcome.refusal);
  const { seq, refs } = outcome;
  return c.json(Object.keys(refs).length > 0 ? { seq, refs } : { seq });
}

async function reissue(c: Context<Env>, service: Service): Promise<Response> {
  const heard = await hear(c, service, keyRequestSchema);
  if (!heard.ok) return heard.response;
  const { room, chair: caller, asked } = heard;
  const guest = refuseGuest(c, caller);
  if (guest) return guest;
  const chair = asked.seat;
  if (!room.locks.some((lock) => lock.chair === chair)) {
    return problem(c, speakServer(malformed('seat', 'there is no such seat').refusal));
  }
  const key = makeKey();
  const isStillHost = async (): Promise<boolean> => {
    const again = await heard.enter();
    return again.ok && again.chair === caller;
  };
  const isDone = await service.rooms.replaceLock(room, lockFor(chair, key), isStillHost);
  if (!isDone) return serverProblem(c, 'not-found');
  return c.json({ key });
}

/** A bot for somebody who has gone: the host's to seat, and the seat's own to send away or to leave in its place. */
async function seatBot(c: Context<Env>, service: Service): Promise<Response> {
  const heard = await hear(c, service, botRequestSchema);
  if (!heard.ok) return heard.response;
  const { room, chair, asked } = heard;
  const guest = chair === asked.seat ? undefined : refuseGuest(c, chair);
  if (guest) return guest;
  const { game, state } = room.durable.table;
  if (!game.seatsOf(state).includes(asked.seat))
    return problem(c, speakServer(malformed('seat', 'there is no such seat').refusal));
  if (room.closed !== null) return serverProblem(c, 'table-closed');
  await service.rooms.reseat(room, asked);
  return c.json({ bots: room.bots });
}

async function session(c: Context<Env>, service: Service): Promise<Response> {
  const key = bearerOf(c.req.header('authorization'));
  const access = await enter(c, service);
  if (!access.ok) return access.response;
  if (key === undefined) return serverProblem(c, 'no-key');
  const { room, chair } = access;
  setCookie(c, cookieName(chair), sessionOf(key), {
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, service.trustProxy),
    path: `/api/tables/${room.id}`,
    maxAge: KEEP,
  });
  return c.json({ chair });
}

/**
 * Takes the session of a chair back from this browser, also one that opens nothing any more. Nobody else's is touched,
 * and nothing is told of the table, so that no key is asked for.
 */
function leave(c: Context<Env>): Response {
  const chair = c.req.query('chair');
  if (chair === undefined || !seatSchema.safeParse(chair).success)
    return problem(c, speakServer(malformed('chair', 'it is no chair').refusal));
  const table = c.req.param('table') ?? '';
  // It becomes a part of a header.
  if (!TABLE_ID.test(table)) return serverProblem(c, 'not-found');
  deleteCookie(c, cookieName(chair), { path: `/api/tables/${table}` });
  return c.json({ chair });
}

async function close(c: Context<Env>, service: Service): Promise<Response> {
  const access = await enter(c, service);
  if (!access.ok) return access.response;
  const { room, chair } = access;
  const guest = refuseGuest(c, chair);
  if (guest) return guest;
  const notClosed = await service.rooms.close(room);
  if (notClosed) return serverProblem(c, notClosed);
  service.metrics.closed();
  const { seed, salt } = room.record;
  return c.json({ seed, salt });
}
