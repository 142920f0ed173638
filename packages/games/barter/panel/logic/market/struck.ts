import type { View } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';

/** A calamity that was turned up: whom it strikes, who gave it, and the stack from which it comes. */
export type Struck = {
  readonly seat: string;
  readonly kind: string;
  readonly from: string | null;
  readonly stack: number | undefined;
};

/**
 * The calamities that were turned up, in the order in which they are resolved: by stack, and of one stack first
 * those that cannot be traded, then as the deck lists them.
 */
export function struckInOrder(deck: FloorDeck, seats: View['seats']): readonly Struck[] {
  const kinds = Object.keys(deck.calamities).sort((a, b) => rankOf(deck, a) - rankOf(deck, b));
  return Object.entries(seats)
    .flatMap(([seat, { calamities = [] }]) =>
      calamities.map(({ kind, from }) => ({
        seat,
        kind,
        from,
        stack: deck.calamities[kind]?.stack,
      })),
    )
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

function rankOf(deck: FloorDeck, kind: string): number {
  const { stack = 0, tradable = true } = deck.calamities[kind] ?? {};
  return 2 * stack + (tradable ? 1 : 0);
}
