import { type Card, cards } from '../../data/cards.ts';

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]));

/** The Trade Card with this id. */
export function cardOf(id: string): Card | undefined {
  return byId.get(id);
}
