import { done, malformed, noSuch } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, type Refused, refuseBy, refuseNow, seatOf } from '../desk.ts';
import { followReplenishing, isEffect, maySpend } from '../effects/asking.ts';
import { LAWS_ORDER } from '../effects/ledger.ts';
import { isFaction } from '../effects/owning.ts';
import { maximumOf, shortfallOf } from '../effects/value.ts';
import type { Event, EventOf } from '../events.ts';
import { findRaid } from '../pending.ts';
import type { State } from '../state.ts';
import { unzeroed } from '../tidy.ts';
import { checkHas } from './items.ts';
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
  const refused = checkHas(state, actor, { commodities });
  return refused ?? done([{ type: 'converted', seat: actor, commodities, effect: 'convert' }]);
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
 * Pays from the seat's goods and fragments; commodities only where an effect says so (rules clause TI-21.7). What Mentak
 * may pillage is not spent before that is decided (reading A8).
 */
export function spend(state: State, actor: string, command: CommandOf<'spend'>): Events {
  const { commodities = 0, tradeGoods = 0, permittedBy } = command;
  const goods = { commodities, tradeGoods };
  const purged = fragmentsOf(command);
  const isOfGoods = commodities + tradeGoods > 0;
  if (!isOfGoods && purged.relicFragments === undefined) {
    return malformed('tradeGoods', 'nothing to spend');
  }
  const refused =
    checkLawsOrder(state, actor, goods, permittedBy) ??
    (isOfGoods ? checkRaid(state, actor) : null) ??
    checkPermission(state, actor, goods, permittedBy) ??
    checkHas(state, actor, { ...goods, ...purged });
  if (refused) return refused;
  const by = permittedBy ?? null;
  return done([{ type: 'spent', seat: actor, ...goods, ...purged, permittedBy: by }]);
}

/** By Law’s Order its owner spends in its moment alone, also where no commodity is spent: it has an effect. */
function checkLawsOrder(
  state: State,
  actor: string,
  goods: Goods,
  permittedBy: string | undefined,
): Refused | null {
  const isUsed = permittedBy === LAWS_ORDER && isFaction(state, 'keleres', actor);
  // Without it a commodity is refused as any other that nothing lets be spent.
  if (!isUsed || goods.commodities > 0 || maySpend(state, actor, goods, permittedBy)) return null;
  const data = { phase: state.phase, what: 'laws-order' };
  return checkSilence(state, actor) ?? refuseBy('wrong-phase', data, `TI-X.${LAWS_ORDER}`);
}

/** Refused `pending-decision` while Mentak may pillage what would be spent. */
function checkRaid(state: State, actor: string): Refused | null {
  const raid = findRaid(state, actor);
  return raid === undefined ? null : refuseUndecided(state, raid, actor);
}

/** Refused `commodity-not-spendable`, and `no-such` for an effect that there is not. */
function checkPermission(
  state: State,
  actor: string,
  goods: Goods,
  permittedBy: string | undefined,
): Refused | null {
  if (goods.commodities > 0 && !maySpend(state, actor, goods, permittedBy)) {
    const by = permittedBy === undefined ? undefined : { what: 'by', effect: permittedBy };
    return refuseBy('commodity-not-spendable', by);
  }
  return permittedBy === undefined || isEffect(permittedBy) ? null : noSuch('effect', permittedBy);
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
