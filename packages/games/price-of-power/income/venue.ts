import type { Card, Line } from '../data/cards.ts';
import type { TradeKind } from '../state.ts';

/** A node of a card that is traded at: the line's own node, or the secondary one below it. */
export type Venue = {
  readonly card: Card;
  readonly line: Line;
  readonly kind: TradeKind;
};
