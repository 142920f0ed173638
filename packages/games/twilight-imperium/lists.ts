/** The phases of a round. */
export const PHASES = ['strategy', 'action', 'status', 'agenda'] as const;
export const WORMHOLES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const;
/** The wormhole tokens of the Ghosts of Creuss. */
export const CREUSS_TOKENS = ['alpha', 'beta', 'gamma'] as const;

/** The kinds of relic fragments, in the order in which they are told. */
export const FRAGMENTS = ['cultural', 'hazardous', 'industrial', 'unknown'] as const;

/** Where a promissory note may lie: in a hand, in a play area, or out of the game. */
export const NOTE_PLACES = ['hand', 'play-area', 'out'] as const;

/** What Mentak takes by Pillage, and what becomes of it. */
export const LOOT = ['trade-good', 'commodity'] as const;

/** Units that can be captured and given back (living rules reference, rule 17). */
export const RETURNABLE = [
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'war-sun',
  'flagship',
  'mech',
] as const;
/** Units that can be captured and only be traded for in the supply. */
const CAPTIVE_TOKENS = ['fighter', 'infantry'] as const;
export const CAPTURABLE = [...RETURNABLE, ...CAPTIVE_TOKENS] as const;
