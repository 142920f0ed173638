import type { Demo } from '@haggle/engine';

/** A western table of nine for the newcomer, with as many cities as a game in its middle has. */
export const demo = {
  setup: {
    seats: ['minoa', 'hellas', 'assyria', 'celt', 'iberia', 'carthage', 'rome', 'hatti', 'egypt'],
    cities: {
      minoa: 8,
      hellas: 9,
      assyria: 7,
      celt: 8,
      iberia: 6,
      carthage: 8,
      rome: 9,
      hatti: 7,
      egypt: 8,
    },
    options: { timeLimit: 900 },
  },
  seat: 'minoa',
  bots: ['hellas', 'assyria', 'celt', 'iberia', 'carthage', 'rome', 'hatti', 'egypt'],
} satisfies Demo;
