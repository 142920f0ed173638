import type { Clause } from '@haggle/engine';
import { HURDLES, hurdleOf } from '../../allowance.ts';
import { CLAUSES } from '../../desk.ts';
import { isAgendaHidden, isCensured } from '../../effects/eligibility.ts';
import { isEliminated } from '../../elimination.ts';
import { clauseOf, findHolding, tellDecision } from '../../pending.ts';
import type { OfferView, View } from '../../view.ts';
import { nameOf, say, sayRefusal, seatName } from '../say.ts';
import { isShort } from './composer/draft.ts';
import { stockOf } from './composer/goods.ts';

/** Why two seats cannot transact now: the code of the refusal, the clause, and what its sentence needs. */
export type Block = {
  readonly code: string;
  readonly clause: string;
  readonly data: Readonly<Record<string, string | number>>;
};

/**
 * What an acceptance between these two would be refused with now, whatever they exchange, or null: the
 * questions that the rules ask of the pair, in their order (rules clauses TI-T1, TI-T6, TI-TN3). It is told
 * to the `one`.
 */
export function findBlock(view: View, one: string, other: string): Block | null {
  return (
    findDecision(view) ??
    findGone(view, one, other) ??
    findBan(view, one, other) ??
    findTurn(view, one, other)
  );
}

/** The decision that holds up every transaction, as a block; null where there is none. */
export function findDecision(view: View): Block | null {
  const first = findHolding(view);
  if (first === undefined) return null;
  const clause = clauseOf(view, first);
  return { code: 'pending-decision', clause, data: tellDecision(first, null) };
}

function findGone(view: View, one: string, other: string): Block | null {
  const seat = [one, other].find((each) => isEliminated(view, each));
  return seat === undefined ? null : { code: 'eliminated', clause: 'TI-T0', data: { seat } };
}

function findBan(view: View, one: string, other: string): Block | null {
  const isCensorship = isCensured(view, one, other);
  const effect = isAgendaHidden(view) ? 'hidden-agenda' : isCensorship ? 'tf-censure' : null;
  return effect === null ? null : { code: 'banned', clause: `TI-X.${effect}`, data: { effect } };
}

function findTurn(view: View, one: string, other: string): Block | null {
  const code = hurdleOf(view, one, other);
  if (code === null) return null;
  const clause = code === 'pair-used' && view.phase === 'agenda' ? 'TI-T6' : 'TI-T1';
  return { code, clause, data: { one, other, active: view.active ?? '' } };
}

/** A block as a person reads it, and the rule behind it. */
export type ToldBlock = { readonly text: string; readonly rule: string; readonly clause: string };

/** A block in words, told to `me`; `clauses` has the rules. */
export function tellBlock(
  { code, clause, data }: Block,
  clauses: readonly Clause[],
  me: string | null,
): ToldBlock {
  const names = Object.fromEntries(
    Object.entries(data).map(([key, one]) => [key, nameIn(key, one)]),
  );
  const known = clauses.find(({ id }) => id === clause)?.text ?? '';
  if (code !== 'pending-decision') return { text: sayRefusal(code, names), rule: known, clause };
  const about = `${code}.${data.what}${data.seat === me ? '-mine' : ''}`;
  return { text: sayRefusal(about, names), rule: say('pending.rule'), clause };
}

function nameIn(field: string, one: string | number): string | number {
  if (typeof one === 'number') return one;
  return field === 'effect' ? nameOf(one) : seatName(one);
}

/** The codes that say that a pair cannot transact, whatever it exchanges. */
export const OF_PAIR: readonly string[] = ['pending-decision', 'banned', ...HURDLES];

/** Why an offer to this viewer cannot be accepted now, as its view says; null: it can. */
export function blockOf(view: View, offer: OfferView): Block | null {
  const { blocked, from, to } = offer;
  if (blocked === null || blocked === undefined) return null;
  const pair = OF_PAIR.includes(blocked) ? findBlock(view, to, from) : null;
  if (pair?.code === blocked) return pair;
  return {
    code: `blocked-${blocked}`,
    clause: CLAUSES[blocked] ?? 'TI-T1',
    data: { seat: findShort(view, offer) ?? from },
  };
}

/** Whether an offer is of promises alone: these two need not be able to transact. */
export function isPure({ gives, asks }: OfferView): boolean {
  return Object.keys(gives).length + Object.keys(asks).length === 0;
}

/** Why an offer of the viewer's own would not be carried out now, as far as he can know: of hidden cards he is told nothing. */
export function blockOfOwn(view: View, offer: OfferView): Block | null {
  if (isPure(offer)) return null;
  const pair = findBlock(view, offer.from, offer.to);
  if (pair !== null) return pair;
  const seat = findShort(view, offer);
  return seat === null ? null : { code: 'blocked-not-owned', clause: 'TI-T2', data: { seat } };
}

/** Who of the two no longer has what an offer takes from him, as far as the viewer knows. */
export function findShort(view: View, { from, to, gives, asks }: OfferView): string | null {
  if (isShort(asks, stockOf(view, to, from))) return to;
  return isShort(gives, stockOf(view, from, to)) ? from : null;
}

/** Like `tellBlock`, for the code of an offer to `me`: which thing is missing is not told with it. */
export function tellOfferBlock(
  block: Block,
  clauses: readonly Clause[],
  me: string | null,
): ToldBlock {
  if (!block.code.startsWith('blocked-')) return tellBlock(block, clauses, me);
  const rule = clauses.find(({ id }) => id === block.clause)?.text ?? '';
  return { text: tellShort(block, me), rule, clause: block.clause };
}

function tellShort({ code, data }: Block, me: string | null): string {
  if (code !== 'blocked-not-owned') return say('blocked.kind');
  const { seat = '' } = data;
  return seat === me
    ? say('blocked.short-mine')
    : say('blocked.short', { seat: seatName(`${seat}`) });
}
