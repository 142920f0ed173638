import { type AnyGame, remember, schemasOf } from '@haggle/engine';
import type { Hono } from 'hono';
import type { Service } from '../service.ts';
import type { Env } from './caller.ts';
import { serverProblem } from './problem.ts';
import { sendReadyMade } from './ready-made.ts';

/** Which games there are, and what they take. */
export function addGames(app: Hono<Env>, { games }: Service): void {
  app.get('/api/games', (c) => c.json({ games: [...games.values()].map(summarise) }));
  app.get('/api/games/:game', (c) => {
    const game = games.get(c.req.param('game'));
    return game ? sendReadyMade(c, describe(game)) : serverProblem(c, 'not-found');
  });
}

function summarise({ id, title, seats }: AnyGame): Record<string, unknown> {
  return { id, title, seats };
}

/** A game described: up to eighty kilobytes. */
const describe = remember((game: AnyGame): string =>
  JSON.stringify({
    ...summarise(game),
    clauses: game.clauses,
    words: game.words,
    demo: game.demo,
    schemas: schemasOf(game),
  }),
);
