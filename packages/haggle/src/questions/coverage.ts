import type { AnyGame } from '@haggle/engine';
import { type PlayedScenario, parseScenario, playScenario } from '@haggle/engine/scenario';
import { readText } from '../input/files.ts';
import { findGame } from '../input/games.ts';
import { done, fail, type Read } from '../input/read.ts';

/**
 * Plays a scenario of one of the games; null for one of another game that there is. A file that cannot be read,
 * or is no scenario, is a no with its reason: passed over, it would cover nothing, unseen.
 */
export async function playFile(
  file: string,
  games: readonly AnyGame[],
): Promise<Read<PlayedScenario | null>> {
  const read = await readText(file);
  if (!read.ok) return read;
  const parsed = parseScenario(read.value);
  if (!parsed.ok) {
    const { line, message } = parsed.problem;
    return fail(`no scenario: line ${line}: ${message}`);
  }
  const game = await findGame(parsed.value.game);
  if (!game.ok) return game;
  const isAsked = games.some(({ id }) => id === game.value.id);
  return done(isAsked ? playScenario(file, parsed.value, game.value) : null);
}
