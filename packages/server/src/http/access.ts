import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { findChair, type Session } from '../keys.ts';
import { TABLE_ID } from '../schemas.ts';
import type { Service } from '../service.ts';
import { type ChairFinder, comeIn, type Entered, knock as knockAt } from '../tables/entering.ts';
import { type Env, isForeign } from './caller.ts';
import { type OrProblem, serverProblem } from './problem.ts';

/** A caller whose key opens a chair, before the table is opened for it. */
type Knocked = { readonly chair: string; readonly enter: () => Promise<OrProblem<Entered>> };

const COOKIE = 'haggle-';

/** The name of the cookie that holds a chair's session; its path ties it to the table. */
export function cookieName(chair: string): string {
  return `${COOKIE}${Buffer.from(chair).toString('base64url')}`;
}

/**
 * Finds the table and the chair that a request may use: by its key, or by the session of the chair
 * that `?chair=` names. An unknown table and a key that does not open it look the same.
 */
export async function enter(c: Context<Env>, service: Service): Promise<OrProblem<Entered>> {
  const knocked = await knock(c, service);
  return knocked.ok ? knocked.enter() : knocked;
}

/**
 * As `enter`, in two steps: what takes its time, such as a body that comes slowly, is waited for between
 * them, so that a key that dies meanwhile opens nothing.
 */
export async function knock(c: Context<Env>, service: Service): Promise<OrProblem<Knocked>> {
  const table = c.req.param('table') ?? '';
  const key = bearerOf(c.req.header('authorization'));
  const sessions = key === undefined ? sessionsOf(c) : [];
  if (key === undefined && sessions.length === 0) {
    c.header('www-authenticate', 'Bearer');
    return { ok: false, response: serverProblem(c, 'no-key') };
  }
  const find: ChairFinder = (locks) => findChair(locks, { key, sessions });
  const chair = TABLE_ID.test(table) ? await knockAt(service.rooms, table, find) : undefined;
  if (chair === undefined) return { ok: false, response: serverProblem(c, 'not-found') };
  c.set('chair', chair);
  return {
    ok: true,
    chair,
    enter: async () => {
      const entered = await comeIn(service.rooms, table, find);
      if (!entered) return { ok: false, response: serverProblem(c, 'not-found') };
      return { ok: true, ...entered };
    },
  };
}

/** The key that a request brings, if any. */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(\S+)$/i)?.[1];
}

/** The sessions that a browser brings: of the chair that is asked for, else all of this table. */
function sessionsOf(c: Context<Env>): readonly Session[] {
  if (isForeign(c.req.header('origin'), c.req.header('host'))) return [];
  const wanted = c.req.query('chair');
  return sessionsIn(getCookie(c)).filter(({ chair }) => wanted === undefined || wanted === chair);
}

/** No table has as many chairs: what else a request brings is not looked at, as each takes its time to be tried. */
const MOST_SESSIONS = 32;

/** The sessions among a request's cookies, as many as a browser can have of one table. */
export function sessionsIn(cookies: Readonly<Record<string, string>>): readonly Session[] {
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(COOKIE))
    .slice(0, MOST_SESSIONS)
    .map(([name, secret]) => ({
      chair: Buffer.from(name.slice(COOKIE.length), 'base64url').toString(),
      secret,
    }));
}
