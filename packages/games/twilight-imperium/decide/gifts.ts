import { done, malformed } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, type Refused, refuseBy, seatOf } from '../desk.ts';
import { bonusOf, giftOf } from '../effects/asking.ts';
import type { Gift as Rule } from '../effects/effect.ts';
import type { Event, EventOf } from '../events.ts';
import { isFighter } from '../fighters.ts';
import { OWNERS } from '../lists.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import type { State } from '../state.ts';
import { isNothing, tidyItems } from '../tidy.ts';
import { checkKnown, checkOwned, checkTerms, type Move } from './items.ts';
import { receiptsOf } from './receipts.ts';
import { checkSilence } from './silence.ts';
import { noSuchEffect } from './unknown-effect.ts';

/**
 * An effect makes a seat give another something: no transaction, and commodities convert (TI-21.6). What it
 * is, how much and for whom is checked as the effect says; an action card is not played under Political Secret.
 */
export function handOver(state: State, actor: string, command: CommandOf<'hand-over'>): Events {
  const { to, effect } = command;
  const rule = giftOf(effect);
  const items = tidyItems(command.items);
  const move: Move = { giver: actor, taker: to, input: command.items, items, market: false };
  const refused =
    checkWhole(state, move, rule) ??
    checkSeat(state, to) ??
    (rule === undefined ? noSuchEffect(effect, 'gift') : null) ??
    checkKnown(state, [move]) ??
    checkWhose(state, move, effect) ??
    (to === actor ? refuseBy('self') : null) ??
    (rule?.isCard ? checkSilence(state, to) : null) ??
    checkFought(state, move, effect) ??
    checkNear(state, move, effect) ??
    checkHanded(move, rule) ??
    checkTerms(state, [move]) ??
    checkOwned(state, [move]) ??
    (isNothing(items) ? refuseBy('empty') : null);
  if (refused) return refused;
  return done([handing(state, { from: actor, to, items, effect })]);
}

type Gift = Pick<EventOf<'handed-over'>, 'from' | 'to' | 'items' | 'effect'>;

/** The event of a gift that an effect makes, with all that comes of it in the same step. */
export function handing(state: State, gift: Gift): Event {
  const { from, to, items } = gift;
  const receipts = receiptsOf(state, [{ seat: to, items }]);
  const bonus = bonusOf(state, from, to, items);
  const gains = bonus > 0 ? { bonus: { [from]: bonus, [to]: bonus } } : {};
  return { type: 'handed-over', ...gift, receipts, ...gains };
}

/** Who gives all that he has names all of it. */
function checkWhole(state: State, { giver, items }: Move, rule?: Rule): Refused | null {
  if (!rule?.isWhole || items.commodities === undefined) return null;
  const isPart = items.commodities < seatOf(state, giver).commodities;
  return isPart ? malformed('items.commodities', 'all of them must be given') : null;
}

/** An ability is of a faction: nobody else is given anything by it. */
function checkWhose(state: State, { giver, taker }: Move, effect: string): Refused | null {
  if (giftOf(effect)?.serves?.(state, taker, giver) !== false) return null;
  const faction = OWNERS[effect]?.faction;
  const clause = `TI-X.${effect}`;
  return faction === undefined
    ? refuseBy('not-yours', { what: 'neither', effect }, clause)
    : refuseBy('not-yours', { what: 'taker', faction, effect }, clause);
}

function checkFought({ galaxy }: State, { giver, taker }: Move, effect: string): Refused | null {
  const { combat } = galaxy;
  if (!giftOf(effect)?.isFought || combat === null) return null;
  if (isFighter(combat, giver) && isFighter(combat, taker)) return null;
  return refuseBy('not-yours', { what: 'fought', effect }, `TI-X.${effect}`);
}

function checkNear(state: State, { giver, taker }: Move, effect: string): Refused | null {
  const isFar = giftOf(effect)?.isNear && !areNeighbors(galaxyOf(state), giver, taker);
  return isFar ? refuseBy('not-neighbors', { one: giver, other: taker }, `TI-X.${effect}`) : null;
}

function checkHanded({ items }: Move, rule?: Rule): Refused | null {
  const strange = Object.keys(items).find((kind) => kind !== rule?.kind);
  if (strange !== undefined) return refuseBy('item-kind', { what: strange });
  const count = Object.values(items.relicFragments ?? {}).reduce((sum, one) => sum + one, 0);
  return count > 1 ? refuseBy('item-kind', { what: 'one-fragment', count }) : null;
}
