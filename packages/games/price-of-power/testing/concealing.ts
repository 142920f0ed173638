import { type Random, shuffle } from '@haggle/engine';
import { setupSchema } from '../setup.ts';

/** Another set-up that nobody can tell from this one: the given deck in another order. */
export function conceal(setup: unknown, _viewer: string, random: Random): unknown {
  const given = setupSchema.parse(setup);
  return given.deck ? { ...given, deck: shuffle(given.deck, random) } : setup;
}
