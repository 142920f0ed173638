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
const RETURNABLE = [
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

/** Whether a captured unit can be given back. */
export function isReturnable(unit: string): boolean {
  return RETURNABLE.some((kind) => kind === unit);
}

/**
 * Where the rules can be read in several ways, the readings that a table can choose from; the first is
 * the one that most sources take. All of them are recorded in the log.
 */
export const READINGS = {
  /** Relic fragments: given by both sides, or to the letter only received by the active player. */
  A1: ['both-ways', 'to-the-letter'],
  /** A transaction in which nothing moves. */
  A2: ['refused', 'allowed'],
  /** An offer that was refused or withdrawn does not use up the pair's transaction. */
  A3: ['unused'],
  /** Who may propose: anybody at any time. */
  A4: ['anybody'],
  /** An agenda's window lasts from its reveal to the end of its outcome and riders. */
  A5: ['reveal-to-riders'],
  /** A transaction may come wherever the table waits for a player. */
  A6: ['any-time'],
  /** Transactions with several partners are made one after the other. */
  A7: ['in-sequence'],
  /** Whether a transaction may come before Mentak has decided on Pillage. */
  A8: ['pillage-first', 'transactions-go-on'],
  /** Giving captured units back alone uses up the pair's transaction. */
  A9: ['counts'],
  /** What a pillaged commodity is to Mentak. */
  A10: ['trade-good', 'commodity'],
  /** A note in a play area is never given back by consent. */
  A11: ['refused'],
  /** Notes are offered by name. */
  A12: ['by-name'],
  /** Others see that a note changed hands, and not which. */
  A13: ['hidden'],
  /** The active player’s received notes resolve first; with an agenda those of the first seat. */
  A14: ['active-first'],
  /** Dark Pact: commodities equal to the maximum, or at least that many. */
  A15: ['exact', 'at-least'],
  /** Neighbors are looked at when the transaction resolves. */
  A16: ['at-resolution'],
  /** Who must “gain 1 or convert 1” at the maximum may choose. */
  A17: ['free'],
  /** Guild Ships makes nobody a neighbor of Mentak. */
  A18: ['no-neighbors'],
  /** One-way adjacency counts both ways for the pairs of its owner. */
  A19: ['symmetric'],
  /** The variant of two teams is not played. */
  A20: ['not-played'],
} as const;

/** Who begins turns: the host alone, or each seat its own, too, where nobody is active. */
export const TURNS = ['host', 'seats'] as const;

/** The effects that seats use of their own will. */
const USES = [
  'black-market-dealings',
  'nomad-tcs',
  'yssaril-deepgloom',
  'dynamis-core',
  'hacan-carth',
  'vuilraith-agent',
  'harness-energy',
  'space-stations',
  'dmz',
  'keleres-iihq',
  'winnu-lgf',
  'empyrean-void-tether',
] as const;
export type UseId = (typeof USES)[number];

/** What an effect of a faction is to it; by that others may come to have it too. */
type Source = 'agent' | 'commander' | 'technology' | 'breakthrough';

/** Whose an effect is that not everybody may use, or be given something by. */
export const OWNERS: Readonly<
  Record<string, { readonly faction: string; readonly source: Source }>
> = {
  'nomad-tcs': { faction: 'nomad', source: 'technology' },
  'yssaril-deepgloom': { faction: 'yssaril', source: 'breakthrough' },
  'hacan-carth': { faction: 'hacan', source: 'agent' },
  'vuilraith-agent': { faction: 'vuilraith', source: 'agent' },
  'keleres-iihq': { faction: 'keleres', source: 'technology' },
  'winnu-lgf': { faction: 'winnu', source: 'technology' },
  'empyrean-void-tether': { faction: 'empyrean', source: 'breakthrough' },
  'empyrean-voidwatch': { faction: 'empyrean', source: 'technology' },
  'mentak-commander': { faction: 'mentak', source: 'commander' },
};

/** Who copies what others at the table have: by Ssruu, Valefar Assimilator and Imperia. */
export const COPIERS: Readonly<Partial<Record<Source, string>>> = {
  agent: 'yssaril',
  technology: 'nekro',
  commander: 'mahact',
};

/** Whether an effect is one that seats use of their own will. */
export function isUse(effect: string): effect is UseId {
  return USES.some((use) => use === effect);
}
