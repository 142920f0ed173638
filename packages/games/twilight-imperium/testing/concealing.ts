import { type Random, shuffle, type Viewer } from '@haggle/engine';
import { setupSchema } from '../setup.ts';

const HIDDEN = ['promissoryNotes', 'actionCards', 'secrets'] as const;

/**
 * Another set-up that the viewer cannot tell from this one: the hidden notes and cards that it gives the
 * others are dealt anew, as many for each.
 */
export function conceal(setup: unknown, viewer: Viewer, random: Random): unknown {
  const given = setupSchema.parse(setup);
  const seats = { ...given.seats };
  for (const part of HIDDEN) {
    const others = Object.entries(seats).filter(([id]) => id !== viewer);
    const pile = shuffle(
      others.flatMap(([, seat]) => seat[part] ?? []),
      random,
    );
    for (const [id, seat] of others) {
      const cards = seat[part];
      if (cards) seats[id] = { ...seat, [part]: pile.splice(0, cards.length) };
    }
  }
  return { ...given, seats };
}
