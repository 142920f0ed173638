import type { AnyGame } from '@haggle/engine';
import { loadGame, registry } from '@haggle/games';
import type { Read } from './read.ts';

/** A game by its id, or a message that names the one that was probably meant. */
export async function findGame(id: string): Promise<Read<AnyGame>> {
  const game = await loadGame(id);
  if (game) return { ok: true, value: game };
  const ids = registry.map((entry) => entry.id);
  const meant = ids.find((known) => isMeant(id.toLowerCase(), known));
  const hint = meant ? `did you mean "${meant}"?` : `there are: ${ids.join(', ')}`;
  return { ok: false, message: `no game is called "${id}"; ${hint}` };
}

/** A beginning of the name, or the name but for some slips. */
function isMeant(id: string, known: string): boolean {
  return (id.length > 2 && known.startsWith(id)) || distance(id, known) <= 1 + known.length / 4;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 8) return 8;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
