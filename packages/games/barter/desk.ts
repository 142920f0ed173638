import { type Context, type Refused, type Result, refuse } from '@haggle/engine';
import type { Deck } from './cards/deck.ts';
import type { Event } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { Phase, Private, State } from './state.ts';

/** What a rule looks at: the game's rulebook, the deck in play, and the state of the table. */
export type Desk = {
  readonly rules: Rulebook;
  readonly deck: Deck;
  readonly state: State;
};

export type Events = Result<readonly Event[]>;
export type { Context, Refused };

/** The table as a rule looks at it. */
export function deskOf(rules: Rulebook, state: State): Desk {
  return { rules, deck: deckOf(rules, state), state };
}

/** The deck of a table; its key comes from the game's own opening. */
export function deckOf(rules: Rulebook, state: State): Deck {
  const deck = rules.decks.get(state.deck);
  if (deck === undefined) throw new RangeError(`${rules.id} has no deck ${state.deck}`);
  return deck;
}

/** A refusal with the clause that this game puts behind the code. */
export function refuseBy(
  { rules }: Pick<Desk, 'rules'>,
  code: string,
  data?: Readonly<Record<string, string | number>>,
): Refused {
  return refuse(code, rules.clauseOf[code], data);
}

/** Refused `wrong-phase` unless the table is in this phase. */
export function checkPhase(desk: Desk, phase: Phase): Refused | null {
  if (desk.state.phase === phase) return null;
  return refuseBy(desk, 'wrong-phase', { phase: desk.state.phase });
}

/** What only this seat knows; the seat must sit at the table. */
export function ownOf(state: State, seat: string): Private {
  const own = state.hidden[state.ids.indexOf(seat)];
  if (own === undefined) throw new RangeError(`nobody at the table is called ${seat}`);
  return own;
}
