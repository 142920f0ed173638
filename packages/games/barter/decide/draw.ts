import { done } from '@haggle/engine';
import { type Context, checkPhase, type Desk, type Events, refuseBy } from '../desk.ts';
import { cardAt } from '../hand.ts';
import { placeOf, STACKS } from '../stacks.ts';

/** Buys the top card of the ninth stack of one's own block (rules clauses AC-27.51, MC-6). */
export function buyCard(desk: Desk, actor: string): Events {
  const refused = checkPhase(desk, 'draw');
  if (refused) return refused;
  const { rules, deck, state } = desk;
  const { price } = rules;
  const treasury = state.seats[actor]?.treasury ?? 0;
  if (treasury < price) return refuseBy(desk, 'out-of-treasury', { price, treasury });
  const block = state.blocks[state.ids.indexOf(actor)] ?? 'west';
  const card = state.stacks[placeOf(deck, block, STACKS)]?.[0] ?? deck.water;
  if (card === null) return refuseBy(desk, 'stack-empty');
  return done([{ type: 'bought', seat: actor, card: cardAt(deck, card).name, price }]);
}

/** The host opens trading; its time begins to run. */
export function openTrading(desk: Desk, context: Context): Events {
  return (
    checkPhase(desk, 'draw') ??
    done([{ type: 'trading-opened', deadline: deadlineFrom(desk.state.options, context.now) }])
  );
}

/** When trading that begins now will end, as an instant; null without a limit. */
export function deadlineFrom(
  { timeLimit }: { readonly timeLimit: number | null },
  now: number,
): number | null {
  return timeLimit === null ? null : now + timeLimit * 1000;
}
