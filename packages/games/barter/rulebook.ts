import type { Clause, Demo, Words } from '@haggle/engine';
import type { Block, Deck } from './cards/deck.ts';

/** What one of the two Civilization games lays down; everything else they share. */
export type Rulebook = {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly clauses: readonly Clause[];
  readonly words: Words;
  readonly demo: Demo & {
    readonly setup: { readonly cities: Readonly<Record<string, number>> };
  };
  /** The clause that stands behind each refusal code. */
  readonly clauseOf: Readonly<Record<string, string>>;
  /**
   * The clause that forbids bad faith, for which the host bars; null where the rules have none. A barred player is
   * told this one: what the refusal cites speaks of trade as a whole, and read alone it says that all may trade.
   */
  readonly badFaith: string | null;
  /** By key. */
  readonly decks: ReadonlyMap<string, Deck>;
  /** The deck for a number of players and, where it can be chosen, a block; undefined: no such deck. */
  readonly deckFor: (players: number, block: Block | undefined) => Deck | undefined;
  /** Treasury tokens for a card of the ninth stack. */
  readonly price: number;
  /** Seconds that trading lasts when the set-up does not say. */
  readonly timeLimit: number;
  /** Whether blocks can be chosen. */
  readonly hasBlocks: boolean;
  /** Whether players may hold Mining, which raises the value of a set. */
  readonly mining: boolean;
  /** Whether surrendered cards are shown to all. */
  readonly showsSurrender: boolean;
  /** Options that only this game has. */
  readonly options: readonly ('misdeals' | 'namedCalamities' | 'excess' | 'calamityLimit')[];
};
