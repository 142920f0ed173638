import { type Card, cardOf } from '../data/cards.ts';
import type { Venue } from '../income/venue.ts';
import type { Choice } from '../state.ts';

/** A venue as events and states name it. */
export function choiceOf({ card, line, kind }: Venue): Omit<Choice, 'ship'> {
  const { id } = card;
  if (kind === 'primary' || line.secondary === null) return { card: id, node: line.node, kind };
  return { card: id, node: line.secondary, kind, primary: line.node };
}

/** The venue of a choice; the choice is one that the rules let pass. */
export function venueOf(choice: { card: string; node: string; kind: Venue['kind'] }): Venue | null {
  const card = cardOf(choice.card);
  const line = card && findLine(card, choice.node, choice.kind);
  return card && line ? { card, line, kind: choice.kind } : null;
}

function findLine(card: Card, node: string, kind: Venue['kind']): Venue['line'] | undefined {
  return card.lines.find((line) => (kind === 'primary' ? line.node : line.secondary) === node);
}
