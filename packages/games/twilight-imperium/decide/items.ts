import { type Bag, noSuch } from '@haggle/engine';
import { handOf, type Refused, refuseBy, seatOf } from '../desk.ts';
import { isAdmitted, isNoteBanned } from '../effects/asking.ts';
import type { SpecialKind } from '../effects/effect.ts';
import { isFaction } from '../effects/owning.ts';
import { type Items, NEVER_ITEMS, type WrittenItems } from '../items.ts';
import { isReturnable } from '../lists.ts';
import { notesOf, partsOf } from '../notes.ts';
import type { State } from '../state.ts';
import { findLacked, includesAll, isNothing } from '../tidy.ts';

/** One side on its way: what was written, and what it comes to. */
export type Move = {
  readonly giver: string;
  readonly taker: string;
  readonly input: WrittenItems;
  readonly items: Items;
  /** Whether Black Market Dealings was played for it. */
  readonly market: boolean;
};

type Check = (state: State, move: Move) => Refused | null;

/** Refused `no-such` for a note that this game has not, or captives of nobody at the table. */
export function checkKnown(state: State, moves: readonly Move[]): Refused | null {
  return firstOf(state, moves, (table, { input }) => {
    const strange = [input.promissoryNote ?? []].flat().find((note) => !isNote(table, note));
    if (strange !== undefined) return noSuch('note', strange);
    const owner = Object.keys(input.captured ?? {}).find((seat) => !table.ids.includes(seat));
    return owner === undefined ? null : noSuch('seat', owner);
  });
}

/** Whether the game has a note of this id. */
export function isNote(state: State, note: string): boolean {
  const { owner } = partsOf(note);
  if (!state.ids.includes(owner)) return false;
  return notesOf(owner, seatOf(state, owner).faction, state.expansions).includes(note);
}

/**
 * What is wrong with the kinds, the limits and the bans of these sides, code by code in their order
 * (rules clauses TI-T2, TI-T3, TI-T3a, TI-TN1, TI-TN2).
 */
export function checkTerms(state: State, moves: readonly Move[]): Refused | null {
  const checks: readonly Check[] = [
    checkKinds,
    checkNoteLimit,
    checkNoteInPlay,
    checkNoteBan,
    checkCaptureOwner,
    checkCaptureKind,
  ];
  for (const check of checks) {
    const refused = firstOf(state, moves, check);
    if (refused) return refused;
  }
  return null;
}

/** Reading A1: to the letter the active player gives no relic fragments, and so it is who is active now. */
export function checkLetter({ options, active }: State, moves: readonly Move[]): Refused | null {
  if (options.A1 !== 'to-the-letter') return null;
  const isGiven = moves.some(({ giver, items }) => giver === active && items.relicFragments);
  return isGiven ? refuseBy('item-kind', { what: 'letter' }) : null;
}

/** Refused `not-owned` for the first thing that a giver does not have (rules clause TI-T2). */
export function checkOwned(state: State, moves: readonly Move[]): Refused | null {
  return firstOf(state, moves, (table, { giver, items }) => checkHas(table, giver, items));
}

/** Refused `not-owned` for the first of these things that the seat does not have. */
export function checkHas(state: State, seat: string, items: Items): Refused | null {
  const missing = findMissing(state, seat, items);
  return missing === null ? null : refuseBy('not-owned', { seat, what: missing });
}

/** Refused `empty` where nobody gives anything (rules clause TI-T4, reading A2). */
export function checkNotEmpty({ options }: State, moves: readonly Move[]): Refused | null {
  const isEmpty = moves.every(({ items }) => isNothing(items));
  return isEmpty && options.A2 === 'refused' ? refuseBy('empty') : null;
}

function firstOf(state: State, moves: readonly Move[], check: Check): Refused | null {
  for (const move of moves) {
    const refused = check(state, move);
    if (refused) return refused;
  }
  return null;
}

const SPECIAL: readonly SpecialKind[] = ['actionCards', 'relics', 'planets', 'secrets'];

function checkKinds(state: State, { giver, taker, input, market }: Move): Refused | null {
  const never = NEVER_ITEMS.find((kind) => Object.hasOwn(input, kind));
  if (never !== undefined) return refuseBy('item-kind', { what: never });
  for (const kind of SPECIAL) {
    const thing = (input[kind] ?? []).find(
      (one) => !isAdmitted({ state, giver, taker, market }, kind, one),
    );
    if (thing === undefined) continue;
    const data = { what: whyNot(state, giver, kind, thing), thing };
    return refuseBy('item-kind', data, kind === 'relics' ? 'TI-TN1' : undefined);
  }
  return null;
}

/** What is missing or in the way, for such a thing can be given at other times. */
function whyNot(state: State, giver: string, kind: SpecialKind, thing: string): string {
  if (kind !== 'planets') return `no-${kind}`;
  const hasMech = state.seats[giver]?.mechs.includes(thing) ?? false;
  if (!hasMech || !isFaction(state, 'hacan', giver)) return 'no-planets';
  return state.galaxy.combat === null ? 'no-mechs' : 'mech-in-combat';
}

function checkNoteLimit(_state: State, { input }: Move): Refused | null {
  const notes = [input.promissoryNote ?? []].flat();
  return notes.length > 1 ? refuseBy('note-limit', { count: notes.length }) : null;
}

function checkNoteInPlay({ seats }: State, { items }: Move): Refused | null {
  const note = items.promissoryNote;
  if (note === undefined) return null;
  const isInPlay = Object.values(seats).some(({ playArea }) => playArea.includes(note));
  return isInPlay ? refuseBy('note-in-play', { note }) : null;
}

function checkNoteBan(state: State, { items, taker }: Move): Refused | null {
  const note = items.promissoryNote;
  if (note === undefined || !isNoteBanned(state, note, taker)) return null;
  return refuseBy('note-banned', { note, seat: taker });
}

function checkCaptureOwner(_state: State, { items, taker }: Move): Refused | null {
  const owner = Object.keys(items.captured ?? {}).find((seat) => seat !== taker);
  return owner === undefined ? null : refuseBy('capture-owner', { owner });
}

function checkCaptureKind(_state: State, { items }: Move): Refused | null {
  const units = Object.values(items.captured ?? {}).flatMap((bag) => Object.keys(bag));
  const token = units.find((unit) => !isReturnable(unit));
  return token === undefined ? null : refuseBy('capture-kind', { unit: token });
}

/** The first of these things that the seat does not have, or null. */
function findMissing(state: State, giver: string, items: Items): string | null {
  const seat = seatOf(state, giver);
  const hand = handOf(state, giver);
  const { commodities = 0, tradeGoods = 0, relicFragments = {}, captured = {} } = items;
  const { promissoryNote: note, actionCards = [], secrets = [], relics = [], planets = [] } = items;
  if (seat.commodities < commodities) return 'commodities';
  if (seat.tradeGoods < tradeGoods) return 'trade-goods';
  const fragment = findLacked(seat.relicFragments, relicFragments);
  if (fragment !== undefined) return fragment;
  if (note !== undefined && !hand.notes.includes(note)) return note;
  if (!includesAll(hand.actionCards, actionCards)) return 'action-cards';
  if (!includesAll(hand.secrets, secrets)) return 'secrets';
  if (!includesAll(seat.relics, relics)) return 'relics';
  if (!includesAll(seat.planets, planets)) return 'planets';
  return hasCaptives(seat.captured, captured) ? null : 'captured-units';
}

function hasCaptives(
  held: Readonly<Record<string, Bag>>,
  given: Readonly<Record<string, Bag>>,
): boolean {
  return Object.entries(given).every(
    ([owner, units]) => findLacked(held[owner] ?? {}, units) === undefined,
  );
}
