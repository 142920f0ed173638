import { rememberAll } from '@haggle/engine';
import type { PanelProps } from '../../panel.ts';
import type { Deck } from '../cards/deck.ts';
import type { Rulebook } from '../rulebook.ts';
import type { View } from '../view.ts';
import { Floor } from './floor.tsx';
import type { CalamityCard, CommodityCard, FloorDeck } from './logic/floor-deck.ts';

/** The panel of a game that trades on this floor. */
export function GamePanel({ rules, ...props }: PanelProps & { readonly rules: Rulebook }) {
  const view = props.view as View;
  const deck = rules.decks.get(view.deck);
  if (!deck) throw new Error(`no such deck: ${view.deck}`);
  return (
    <Floor
      {...props}
      view={view}
      deck={cardsOf(deck, view.options)}
      badFaith={rules.badFaith}
      price={rules.price}
    />
  );
}

/** Trading is what a demo shows: the next turn is the host's to deal. */
export function isDemoOver(view: unknown): boolean {
  return (view as View).phase === 'purchase';
}

/** The kinds of a table's deck, as the floor needs them, and whether the table lets calamities be named. */
const cardsOf = rememberAll((deck: Deck, { namedCalamities }: View['options']): FloorDeck => {
  const commodities: Record<string, CommodityCard> = {};
  const calamities: Record<string, CalamityCard> = {};
  for (const { id, type, stack, value, limit, tradable, mined } of deck.kinds) {
    if (type === 'commodity') commodities[id] = { value, limit, mined };
    else calamities[id] = { tradable, stack, nameable: tradable && namedCalamities };
  }
  return { commodities, calamities };
});
