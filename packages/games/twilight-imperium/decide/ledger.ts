import { done, malformed, noSuch } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, refuseBy, refuseNow, seatOf } from '../desk.ts';
import { followReplenishing, isEffect, maySpend } from '../effects/asking.ts';
import { LAWS_ORDER } from '../effects/ledger.ts';
import { isFaction } from '../effects/owning.ts';
import { maximumOf, shortfallOf } from '../effects/value.ts';
import type { Event, EventOf } from '../events.ts';
import { findRaid } from '../pending.ts';
import type { State } from '../state.ts';
import { findLacked, unzeroed } from '../tidy.ts';
import { checkSilence } from './silence.ts';
import { refuseUndecided } from './undecided.ts';

/**
 * A seat replenishes: takes what is missing to its value, and what waits for it happens even when nothing
 * is missing (rules clauses TI-21.3, TI-21.4, TI-CN2).
 */
export function replenishing(state: State, seat: string, effect = 'replenish'): readonly Event[] {
  const took = shortfallOf(state, seatOf(state, seat));
  return [{ type: 'replenished', seat, took, effect }, ...followReplenishing(state, seat)];
}

/** A seat replenishes by a command of its own; nothing is refused here, see `replenishing`. */
export function replenish(state: State, actor: string): Events {
  return done(replenishing(state, actor));
}

/** Turns own commodities into trade goods; nothing is gained (rules clause TI-21.5.3). */
export function convert(state: State, actor: string, command: CommandOf<'convert'>): Events {
  const { commodities } = command;
  if (commodities === 0) return malformed('commodities', 'nothing to convert');
  if (seatOf(state, actor).commodities < commodities) {
    return refuseBy('not-owned', { seat: actor, what: 'commodities' });
  }
  return done([{ type: 'converted', seat: actor, commodities, effect: 'convert' }]);
}

/** Takes goods that an effect gives, and fragments; of commodities no more than fit (rules clause TI-21.2). */
export function gain(state: State, actor: string, command: CommandOf<'gain'>): Events {
  const { commodities = 0, tradeGoods = 0 } = command;
  const found = fragmentsOf(command);
  if (commodities + tradeGoods === 0 && found.relicFragments === undefined) {
    return malformed('tradeGoods', 'nothing to gain');
  }
  return done([{ ...gaining(state, actor, { commodities, tradeGoods }, 'gain'), ...found }]);
}

/** The fragments of a command as an event has them: not at all where there are none. */
function fragmentsOf({ relicFragments = {} }: CommandOf<'gain'> | CommandOf<'spend'>) {
  const bag = unzeroed(relicFragments);
  return Object.keys(bag).length > 0 ? { relicFragments: bag } : {};
}

type Goods = { readonly commodities: number; readonly tradeGoods: number };

/** The event of a gain, its commodities cut down to what fits. */
export function gaining(
  state: State,
  seat: string,
  goods: Goods,
  effect: string,
): EventOf<'gained'> {
  const own = seatOf(state, seat);
  const room = maximumOf(state, own) - own.commodities;
  const commodities = Math.max(0, Math.min(goods.commodities, room));
  return { type: 'gained', seat, commodities, tradeGoods: goods.tradeGoods, effect };
}

/**
 * Pays from the seat's goods and fragments; commodities only where an effect says so (rules clause TI-21.7), and by Law’s
 * Order only in its moment: it has an effect. What Mentak may pillage is not spent before that is decided (reading A8).
 */
export function spend(state: State, actor: string, command: CommandOf<'spend'>): Events {
  const { commodities = 0, tradeGoods = 0, permittedBy } = command;
  const purged = fragmentsOf(command);
  const isOfGoods = commodities + tradeGoods > 0;
  if (!isOfGoods && purged.relicFragments === undefined) {
    return malformed('tradeGoods', 'nothing to spend');
  }
  const isMine = permittedBy === LAWS_ORDER && isFaction(state, 'keleres', actor);
  if (
    isMine &&
    commodities === 0 &&
    !maySpend(state, actor, { commodities, tradeGoods }, permittedBy)
  ) {
    const what = 'laws-order';
    const silenced = checkSilence(state, actor);
    if (silenced) return silenced;
    return refuseBy('wrong-phase', { phase: state.phase, what }, `TI-X.${LAWS_ORDER}`);
  }
  const raid = isOfGoods ? findRaid(state, actor) : undefined;
  if (raid !== undefined) return refuseUndecided(state, raid, actor);
  if (commodities > 0 && !maySpend(state, actor, { commodities, tradeGoods }, permittedBy)) {
    const by = permittedBy === undefined ? undefined : { what: 'by', effect: permittedBy };
    return refuseBy('commodity-not-spendable', by);
  }
  if (permittedBy !== undefined && !isEffect(permittedBy)) return noSuch('effect', permittedBy);
  const seat = seatOf(state, actor);
  if (seat.commodities < commodities) {
    return refuseBy('not-owned', { seat: actor, what: 'commodities' });
  }
  if (seat.tradeGoods < tradeGoods) {
    return refuseBy('not-owned', { seat: actor, what: 'trade-goods' });
  }
  const lacked = findLacked(seat.relicFragments, purged.relicFragments ?? {});
  if (lacked !== undefined) return refuseBy('not-owned', { seat: actor, what: lacked });
  const by = permittedBy ?? null;
  return done([
    { type: 'spent', seat: actor, commodities, tradeGoods, ...purged, permittedBy: by },
  ]);
}

/** Trade goods that the primary ability of Trade gives (TI-21.5.2). */
const PRIMARY = 3;

/** The Trade strategy card: three trade goods, then replenish; others may follow (rule TI-21.5.2). */
export function resolveTrade(
  state: State,
  actor: string,
  { free }: CommandOf<'resolve-trade'>,
): Events {
  if (free.includes(actor)) return malformed('free', 'the active seat is not among the others');
  for (const seat of free) {
    const refused = checkSeat(state, seat);
    if (refused) return refused;
  }
  if (state.phase === 'action' && state.active !== actor) return refuseBy('not-yours');
  if (state.active !== actor) return refuseNow(state, 'own-turn');
  if (state.trade !== null) return refuseNow(state, 'trade');
  const effect = 'trade';
  return done([
    { type: 'trade-resolved', seat: actor, free: [...new Set(free)] },
    { type: 'gained', seat: actor, commodities: 0, tradeGoods: PRIMARY, effect },
    ...replenishing(state, actor, effect),
  ]);
}

/** Another seat follows the Trade strategy card, once; Masters of Trade makes it free for Hacan. */
export function followTrade(state: State, actor: string): Events {
  const { trade } = state;
  if (trade?.by === actor) return refuseBy('not-yours');
  if (trade === null) return refuseNow(state, 'no-trade');
  if (trade.followed.includes(actor)) return refuseNow(state, 'followed');
  const free = trade.free.includes(actor) || isFaction(state, 'hacan', actor);
  return done([
    { type: 'trade-followed', seat: actor, free },
    ...replenishing(state, actor, 'trade'),
  ]);
}
