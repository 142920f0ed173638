import type { Demo } from '@haggle/engine';

/** A table of five for the newcomer, with as many cities as a game in its middle has. */
export const demo = {
  setup: {
    seats: ['crete', 'egypt', 'babylon', 'thrace', 'illyria'],
    cities: { crete: 8, egypt: 9, babylon: 8, thrace: 7, illyria: 8 },
    options: { timeLimit: 900 },
  },
  seat: 'crete',
  bots: ['egypt', 'babylon', 'thrace', 'illyria'],
} satisfies Demo;
