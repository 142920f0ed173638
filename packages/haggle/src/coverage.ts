import type { AnyGame } from '@haggle/engine';
import { type PlayedScenario, parseScenario, playScenario } from '@haggle/engine/scenario';
import { type Read, readText } from './files.ts';

/**
 * Plays a scenario of one of the games; null for a file that is none, or is of another game. One that cannot be
 * read is a no with its reason.
 */
export async function playFile(
  file: string,
  games: readonly AnyGame[],
): Promise<Read<PlayedScenario | null>> {
  const read = await readText(file);
  if (!read.ok) return read;
  const parsed = parseScenario(read.value);
  const game = parsed.ok ? games.find(({ id }) => id === parsed.value.game) : undefined;
  return { ok: true, value: parsed.ok && game ? playScenario(file, parsed.value, game) : null };
}
