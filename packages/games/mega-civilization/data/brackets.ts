import type { Bracket } from '../../barter/cards/deck.ts';
import {
  EAST_FOR_5_TO_8,
  EAST_FOR_9_AND_11,
  EAST_FOR_12_TO_14,
  EAST_FOR_15_TO_18,
  WEST_FOR_5_TO_8,
  WEST_FOR_9_TO_10,
  WEST_FOR_12_TO_14,
  WEST_FOR_15_TO_18,
} from './division.ts';

/** Two calamities without the minor ones, three with them, two of these major (source text, 8. calamity selection). */
const WITHOUT_MINORS = { minors: false, calamityLimit: 2, majorLimit: 2 } as const;
const WITH_MINORS = { minors: true, calamityLimit: 3, majorLimit: 2 } as const;

/** Hand limit and building of stacks with one block up to eight, one block from nine, and two blocks. */
const SMALL = { ...WITHOUT_MINORS, recipe: 'set-aside', handLimit: 8 } as const;
const MIDDLE = { ...WITH_MINORS, recipe: 'layers', handLimit: 8 } as const;
const LARGE = { recipe: 'set-aside', handLimit: 9 } as const;

const west = (division: typeof WEST_FOR_5_TO_8) => ({ block: 'west', division }) as const;
const east = (division: typeof EAST_FOR_5_TO_8) => ({ block: 'east', division }) as const;

/**
 * The brackets of players; one with a single block stands here once for each block it can be.
 * Sources: source text, 8. calamity selection, for limits, minors and duplicates; the rulebook as
 * transcribed in menuan/megacivrules-flutter, 4, 8 and 12; LMandtler/MegaEmpires_solo for the layers of
 * larger stacks; jscott1989/megaempiresassistant for hand limits. For two blocks no source tells how
 * stacks are built: they are built as for up to eight players, block by block.
 */
export const brackets: readonly (Bracket & { readonly players: readonly number[] })[] = [
  { key: '5-8-west', players: [5, 6, 7, 8], blocks: [west(WEST_FOR_5_TO_8)], ...SMALL },
  { key: '5-8-east', players: [5, 6, 7, 8], blocks: [east(EAST_FOR_5_TO_8)], ...SMALL },
  { key: '9-10-west', players: [9, 10], blocks: [west(WEST_FOR_9_TO_10)], ...MIDDLE },
  { key: '9-11-east', players: [9, 11], blocks: [east(EAST_FOR_9_AND_11)], ...MIDDLE },
  {
    key: '12-14',
    players: [12, 13, 14],
    blocks: [west(WEST_FOR_12_TO_14), east(EAST_FOR_12_TO_14)],
    ...WITHOUT_MINORS,
    ...LARGE,
  },
  {
    key: '15-18',
    players: [15, 16, 17, 18],
    blocks: [west(WEST_FOR_15_TO_18), east(EAST_FOR_15_TO_18)],
    ...WITH_MINORS,
    ...LARGE,
  },
];
