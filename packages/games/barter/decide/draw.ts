import { done } from '@haggle/engine';
import { cardAt } from '../cards/hand.ts';
import { placeFor, STACKS } from '../cards/stacks.ts';
import { type Context, checkPhase, type Desk, type Events, refuseBy } from '../desk.ts';
import { deadlineFrom } from './clock.ts';

/**
 * Buys the top card of the ninth stack of one's own block (rules clauses AC-27.51, MC-6). In which order the seats buy
 * is theirs: the rules go by the order of drawing, which would make everybody wait for whoever may want none.
 */
export function buyCard(desk: Desk, actor: string): Events {
  const refused = checkPhase(desk, 'draw');
  if (refused) return refused;
  const { price } = desk.rules;
  const treasury = desk.state.seats[actor]?.treasury ?? 0;
  if (treasury < price) return refuseBy(desk, 'out-of-treasury', { price, treasury });
  const card = nextCard(desk, actor);
  if (card === null) return refuseBy(desk, 'stack-empty');
  return done([{ type: 'bought', seat: actor, card: cardAt(desk.deck, card).name, price }]);
}

/** Whether a seat has the treasury for a card of the ninth stack and there is one. */
export function canBuy(desk: Desk, seat: string): boolean {
  const treasury = desk.state.seats[seat]?.treasury ?? 0;
  return treasury >= desk.rules.price && nextCard(desk, seat) !== null;
}

/** What a seat would draw from the ninth stack: its top card, from an empty stack Water or nothing. */
function nextCard({ deck, state }: Desk, seat: string): number | null {
  return state.stacks[placeFor(deck, state, state.ids.indexOf(seat), STACKS)]?.[0] ?? deck.water;
}

/** The host opens trading; its time begins to run. */
export function openTrading(desk: Desk, context: Context): Events {
  return (
    checkPhase(desk, 'draw') ??
    done([{ type: 'trading-opened', deadline: deadlineFrom(desk.state.options, context.now) }])
  );
}
