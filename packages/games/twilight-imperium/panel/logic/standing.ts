import type { Clause } from '@haggle/engine';
import { findHolding } from '../../effects/eligibility.ts';
import type { OfferView, View } from '../../view.ts';
import { nameOf, say, sayRefusal, seatName } from '../say.ts';
import { isShort } from './draft.ts';
import { stockOf } from './goods.ts';

/** Why two seats cannot transact now: the code of the refusal, the clause, and what its sentence needs. */
export type Block = {
  readonly code: string;
  readonly clause: string;
  readonly data: Readonly<Record<string, string>>;
};

const BEYOND: readonly string[] = ['nomad-tcs', 'yssaril-deepgloom'];
const CENSURE: readonly string[] = ['censure', 'tf-censure'];

/**
 * What an acceptance between these two would be refused with now, whatever they exchange, or null: the
 * questions that the rules ask of the pair, in their order (rules clauses TI-T1, TI-T6, TI-TN3). It is told
 * to the `one`.
 */
export function findBlock(view: View, one: string, other: string): Block | null {
  return findDecision(view) ?? findBan(view, one, other) ?? findTurn(view, one, other);
}

/** Whether these two have had their transaction of this window. */
export function hasTransacted({ transacted }: View, one: string, other: string): boolean {
  return transacted.some((pair) => isPair(pair, one, other));
}

/** Whether two seats are neighbors now. */
export function areNeighbors({ neighbors }: View, one: string, other: string): boolean {
  return neighbors[one]?.[other] !== undefined;
}

/** The effect that lets these two transact although they are no neighbors, in words, or undefined. */
export function findLink({ links }: View, one: string, other: string): string | undefined {
  return links.find(({ between }) => isPair(between, one, other))?.why;
}

/** The decision that holds up every transaction, as a block; null where there is none. */
export function findDecision(view: View): Block | null {
  const first = findHolding(view);
  if (first === undefined) return null;
  const clause = first.type === 'discard' ? 'TI-T3' : 'TI-X.mentak-pillage';
  return { code: 'pending-decision', clause, data: { seat: first.by } };
}

/** Whether Hidden Agenda keeps everybody from transacting in the phase of agendas. */
export function isAgendaHidden({ events, phase }: View): boolean {
  return phase === 'agenda' && events.includes('hidden-agenda');
}

function findBan(view: View, one: string, other: string): Block | null {
  const isCensured = view.laws.some(
    ({ law, elected }) => CENSURE.includes(law) && (elected === one || elected === other),
  );
  const effect = isAgendaHidden(view) ? 'hidden-agenda' : isCensured ? 'tf-censure' : null;
  return effect === null ? null : { code: 'banned', clause: `TI-X.${effect}`, data: { effect } };
}

function findTurn(view: View, one: string, other: string): Block | null {
  const { window, phase, active, extras } = view;
  const extra = extras.find(
    ({ effect, between }) => BEYOND.includes(effect) && isPair(between, one, other),
  );
  if (extra) {
    const counts = extra.effect === 'yssaril-deepgloom' && phase === 'agenda' && window !== null;
    return counts ? findUse(view, one, other) : null;
  }
  if (window === null) return { code: 'window-closed', clause: 'TI-T1', data: {} };
  if (phase !== 'action') return findUse(view, one, other);
  if (active !== one && active !== other) {
    return { code: 'pair-without-active', clause: 'TI-T1', data: { active: active ?? '' } };
  }
  const isLinked = areNeighbors(view, one, other) || findLink(view, one, other) !== undefined;
  if (!isLinked) return { code: 'not-neighbors', clause: 'TI-T1', data: { one, other } };
  return findUse(view, one, other);
}

function findUse(view: View, one: string, other: string): Block | null {
  if (!hasTransacted(view, one, other)) return null;
  const clause = view.phase === 'agenda' ? 'TI-T6' : 'TI-T1';
  return { code: 'pair-used', clause, data: { one, other } };
}

function isPair(pair: readonly string[], one: string, other: string): boolean {
  return pair.includes(one) && pair.includes(other);
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
    Object.entries(data).map(([key, id]) => [key, key === 'effect' ? nameOf(id) : seatName(id)]),
  );
  const known = clauses.find(({ id }) => id === clause)?.text ?? '';
  const isPending = code === 'pending-decision';
  const text = isPending && data.seat === me ? say('pending.mine') : sayRefusal(code, names);
  return { text, rule: isPending ? say('pending.rule') : known, clause };
}

const OF_PAIR: readonly string[] = [
  'pending-decision',
  'banned',
  'window-closed',
  'pair-without-active',
  'not-neighbors',
  'pair-used',
];

const CLAUSES: Readonly<Record<string, string>> = {
  'not-owned': 'TI-T2',
  'note-in-play': 'TI-T2',
  'note-banned': 'TI-T2',
  'item-kind': 'TI-T3',
  'capture-owner': 'TI-TN2',
  'capture-kind': 'TI-TN2',
  empty: 'TI-T4',
};

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
function findShort(view: View, { from, to, gives, asks }: OfferView): string | null {
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

function tellShort({ code, data: { seat = '' } }: Block, me: string | null): string {
  if (code !== 'blocked-not-owned') return say('blocked.kind');
  return seat === me ? say('blocked.short-mine') : say('blocked.short', { seat: seatName(seat) });
}
