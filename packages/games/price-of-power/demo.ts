import type { Demo } from '@haggle/engine';

/** The scenario Discovery and Reformation for four, in the turn of the newcomer. */
export const demo: Demo = {
  setup: { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] },
  seat: 'france',
  bots: ['castile', 'england', 'austria'],
};
