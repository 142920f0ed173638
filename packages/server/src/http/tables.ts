import { commitTo, malformed, speak, writeView } from '@haggle/engine';
import type { Context, Hono } from 'hono';
import { openingSchema } from '../schemas.ts';
import type { Service } from '../service.ts';
import type { Opening } from '../tables/opening.ts';
import { chairAt, type Room } from '../tables/room.ts';
import { bearerOf, enter } from './access.ts';
import { readBody } from './body.ts';
import { callerOf, type Env } from './caller.ts';
import { problem, serverProblem, speakServer } from './problem.ts';
import { sendSized } from './sized.ts';
import { tooMany } from './too-many.ts';

/** Opening a table and looking at it. */
export function addTables(app: Hono<Env>, service: Service): void {
  app.post('/api/tables', (c) => openTable(c, service));
  app.get('/api/tables/:table', (c) => look(c, service));
}

async function look(c: Context<Env>, service: Service): Promise<Response> {
  const access = await enter(c, service);
  if (!access.ok) return access.response;
  const { room, chair, stands } = access;
  // A page looks once, by its session, and then follows by a socket; a program with a key may look for ever.
  if (bearerOf(c.req.header('authorization')) !== undefined) service.noteCaller(room.id, chair);
  const answered = await service.views.run(callerOf(c, service.trustProxy), () =>
    stands() ? sendSized(c, service, () => describe(room, chair)) : undefined,
  );
  return answered ?? look(c, service);
}

async function openTable(c: Context<Env>, service: Service): Promise<Response> {
  const wait = service.rates.openings.take(callerOf(c, service.trustProxy));
  if (wait > 0) return tooMany(c, wait);
  const { setup: limit, values } = service.limits;
  const body = await readBody(c, openingSchema, { limit, values });
  if (!body.ok) return body.response;
  const { game: id, setup, name, names, bots = [] } = body.value;
  const game = service.games.get(id);
  if (!game) {
    const { refusal } = malformed('game', 'there is no such game');
    return problem(c, speakServer(refusal));
  }
  const opened = await service.rooms.create({ game, setup, name, names, bots });
  if (!opened.ok) return problem(c, speak(opened.refusal, game.words));
  service.metrics.opened();
  const { table } = opened.value;
  return c.json(tellKeys(opened.value), 201, { location: `/api/tables/${table.id}` });
}

function tellKeys({ table, keys, commitment }: Opening): Record<string, unknown> {
  const { host, spectator, ...seats } = Object.fromEntries(keys);
  return { table: table.id, host, seats, spectator, commitment };
}

/** What a chair is told of its table. */
function describe(room: Room, chair: string): string {
  const { game, name, names, seed, salt } = room.record;
  const { table } = room.durable;
  const { seq, view } = chairAt(room.durable, chair);
  const besides = JSON.stringify({
    game,
    name,
    chair,
    seats: table.game.seatsOf(table.state),
    names,
    bots: room.bots,
    commitment: commitTo(seed, salt),
    closed: room.closed === null ? null : { seed, salt },
  });
  return `{"seq":${seq},"view":${writeView(view)},${besides.slice(1)}`;
}

/** Refuses what only the host may do; undefined for the host. */
export function refuseGuest(c: Context<Env>, chair: string): Response | undefined {
  return chair === 'host' ? undefined : serverProblem(c, 'not-host');
}
