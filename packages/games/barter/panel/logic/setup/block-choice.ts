import { BLOCKS } from '../../../cards/deck.ts';
import type { Rulebook } from '../../../rulebook.ts';

/** Whether so many players choose the block of their cards: with some numbers one alone is in play, or both are. */
export function hasBlockChoice({ hasBlocks, deckFor }: Rulebook, players: number): boolean {
  return hasBlocks && BLOCKS.every((block) => deckFor(players, block) !== undefined);
}

/** Whether so many players have both blocks in play, and each draws from one of them. */
export function hasBlockEach({ deckFor }: Rulebook, players: number): boolean {
  return deckFor(players, undefined)?.blocks.length === BLOCKS.length;
}
