import { type Bag, done, refuse } from '@haggle/engine';
import { commoditiesIn } from '../cards/hand.ts';
import { bagOfLots, type Lots, readBag } from '../cards/lots.ts';
import { gainOf, worthOf } from '../cards/value.ts';
import type { CommandOf } from '../commands.ts';
import { checkPhase, type Desk, type Events, ownOf, type Refused, refuseBy } from '../desk.ts';
import { handLimitOf } from '../limit.ts';
import { checkCards, checkCommodities, checkHas, checkKinds, checkSome } from './checks.ts';

/** Spends sets of commodities, one of them raised by Mining (rules clauses AC-28.51 to 28.53, MC-7.1). */
export function spend(desk: Desk, actor: string, command: CommandOf<'spend'>): Events {
  const { mining } = command;
  const lots = readBag(desk.deck, command.cards);
  const cards = bagOfLots(lots, command.cards);
  const refused =
    checkCards(desk, lots) ??
    checkKinds(desk, mining === undefined ? [] : [mining]) ??
    checkPhase(desk, 'purchase') ??
    checkSome(desk, lots) ??
    checkHas(desk, ownOf(desk.state, actor), lots) ??
    checkCommodities(desk, lots) ??
    (mining === undefined ? null : checkMining(desk, actor, cards, mining));
  if (refused) return refused;
  const gain = mining === undefined ? 0 : gainOf(desk.deck, mining, cards[mining] ?? 0);
  const value = worthOf(desk.deck, cards) + gain;
  const spent = { type: 'spent', seat: actor, cards, value } as const;
  return done([mining === undefined ? spent : { ...spent, mining }]);
}

/** Gives up commodities above the hand limit, down to it (rules clauses AC-31.71, MC-12). */
export function surrender(desk: Desk, actor: string, command: CommandOf<'surrender'>): Events {
  const lots = readBag(desk.deck, command.cards);
  const refused =
    checkCards(desk, lots) ??
    checkPhase(desk, 'purchase') ??
    checkSurplus(desk, actor, lots) ??
    checkCommodities(desk, lots, clauseOfLimit(desk));
  if (refused) return refused;
  const cards = bagOfLots(lots, command.cards);
  return done([{ type: 'surrendered', seat: actor, cards, shown: desk.rules.showsSurrender }]);
}

/**
 * Discards commodities of one's own choice, as a calamity or an advance has it (rules clause MC-9a). What is due the
 * board says; that it was done all see by the number and the value of the cards.
 */
export function discard(desk: Desk, actor: string, command: CommandOf<'discard'>): Events {
  const lots = readBag(desk.deck, command.cards);
  const refused =
    checkCards(desk, lots) ??
    checkPhase(desk, 'purchase') ??
    checkSome(desk, lots) ??
    checkHas(desk, ownOf(desk.state, actor), lots) ??
    checkCommodities(desk, lots);
  if (refused) return refused;
  const cards = bagOfLots(lots, command.cards);
  const value = lots.lots.reduce((sum, { kind, count }) => sum + kind.value * count, 0);
  return done([{ type: 'discarded', seat: actor, cards, value }]);
}

/** How many commodities a seat holds above the hand limit; 0 where there is none. */
export function surplusOf({ deck, state }: Desk, seat: string): number {
  const limit = handLimitOf(state.options, state.seats[seat]);
  if (limit === null) return 0;
  return Math.max(0, commoditiesIn(deck, ownOf(state, seat).hand) - limit);
}

function checkSurplus(desk: Desk, actor: string, lots: Lots): Refused | null {
  const surplus = surplusOf(desk, actor);
  if (surplus === 0) return refuseBy(desk, 'no-change', { what: 'surplus' });
  const { size } = lots;
  const refused = checkSome(desk, lots) ?? checkHas(desk, ownOf(desk.state, actor), lots);
  if (refused) return refused;
  if (size <= surplus) return null;
  return refuse('count-mismatch', clauseOfLimit(desk), {
    what: 'surplus',
    count: surplus,
    cards: size,
  });
}

/** The clause of the hand limit: what is wrong with cards that are given up for it is wrong by this clause. */
function clauseOfLimit({ rules }: Desk): string | undefined {
  return rules.clauseOf['over-hand-limit'];
}

function checkMining(desk: Desk, actor: string, cards: Bag, mining: string): Refused | null {
  if (desk.rules.mining && !ownOf(desk.state, actor).hand.mining) {
    const isHolder = desk.state.seats[actor]?.mining === true;
    return refuseBy(desk, isHolder ? 'mining-used' : 'mining-not-held');
  }
  const gain = desk.rules.mining ? gainOf(desk.deck, mining, cards[mining] ?? 0) : 0;
  return gain === 0 ? refuseBy(desk, 'mining-not-applicable', { kind: mining }) : null;
}
