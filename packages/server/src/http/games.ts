import { type AnyGame, remember } from '@haggle/engine';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Service } from '../service.ts';
import type { Env } from './caller.ts';
import { serverProblem } from './problem.ts';

/** Which games there are, and what they take. */
export function addGames(app: Hono<Env>, { games }: Service): void {
  app.get('/api/games', (c) => c.json({ games: [...games.values()].map(summarise) }));
  app.get('/api/games/:game', (c) => {
    const game = games.get(c.req.param('game'));
    return game ? c.json(describe(game)) : serverProblem(c, 'not-found');
  });
}

function summarise({ id, title, seats }: AnyGame): Record<string, unknown> {
  return { id, title, seats };
}

const describe = remember(
  (game: AnyGame): Record<string, unknown> => ({
    ...summarise(game),
    clauses: game.clauses,
    words: game.words,
    demo: game.demo,
    schemas: {
      setup: schemaOf(game.setup),
      command: schemaOf(game.command),
      event: schemaOf(game.event),
    },
  }),
);

/** What a schema takes in, as JSON Schema; what JSON Schema cannot say is left open. */
export function schemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
