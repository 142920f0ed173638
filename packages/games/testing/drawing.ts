import type { Random } from '@haggle/engine';

/** One of a list by chance; nothing of an empty one. */
export function oneOf<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(Math.max(1, list.length))];
}
