import type { AnyGame } from '@haggle/engine';
import { loadGame, registry } from '@haggle/games';
import { findMeant } from './meant.ts';
import { done, fail, type Read } from './read.ts';

/** A game by its id, or a message that names the one that was probably meant. */
export async function findGame(id: string): Promise<Read<AnyGame>> {
  const game = await loadGame(id);
  if (game) return done(game);
  const ids = registry.map((entry) => entry.id);
  const meant = findMeant(id, ids);
  const hint = meant ? `did you mean "${meant}"?` : `there are: ${ids.join(', ')}`;
  return fail(`no game is called "${id}"; ${hint}`);
}
