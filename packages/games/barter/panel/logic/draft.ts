import { bagOf } from '@haggle/engine';
import { BINDING, bindingNames, LEAST } from '../../binding.ts';
import type { Side } from '../../commands.ts';
import type { OfferView, View } from '../../view.ts';
import { type FloorDeck, isCommodity, isNameable, isTradable } from './floor-deck.ts';
import { agreedSide } from './terms.ts';

/** Whether a table lets a hand-over differ from what was said. */
type Misdeals = View['options']['misdeals'];

/** A card laid down to be given, and what the other side is told of it. */
export type Slot = {
  readonly kind: string;
  /** The kind it is called; null when nothing is said of it. */
  readonly said: string | null;
};

/** What the mat is used for: a new offer, a changed one, the answer to one, or cards to seal. */
export type Purpose =
  | { readonly type: 'offer'; readonly counters?: string }
  | { readonly type: 'revise'; readonly offer: string }
  | { readonly type: 'answer' | 'deliver'; readonly offer: string; readonly revision: number };

/** How the deal that lay on a mat has come to its end. */
export type Ending = 'lapsed' | 'withdrawn' | 'suspended' | 'taken' | 'off';

/** A deal as it is being laid out on the mat. */
export type Draft = {
  readonly purpose: Purpose;
  readonly to: string | null;
  readonly gives: readonly Slot[];
  readonly asks: { readonly count: number; readonly named: readonly string[] };
  readonly calamityFree: boolean;
  readonly note: string;
  /** The deal that lay here before and is no more: whose it was, and how it ended. */
  readonly gone?: { readonly seat: string | null; readonly ending: Ending };
};

export type Change =
  | { readonly type: 'start'; readonly draft: Draft }
  | { readonly type: 'clear' }
  | { readonly type: 'gone'; readonly ending: Ending }
  | { readonly type: 'lay'; readonly kind: string }
  | { readonly type: 'fill'; readonly gives: readonly Slot[] }
  | { readonly type: 'take'; readonly at: number }
  | { readonly type: 'say'; readonly at: number; readonly said: string | null }
  | { readonly type: 'ask'; readonly kind: string }
  | { readonly type: 'drop'; readonly at: number }
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'to'; readonly to: string | null }
  | { readonly type: 'note'; readonly note: string }
  | { readonly type: 'promise'; readonly calamityFree: boolean };

export const EMPTY_DRAFT: Draft = {
  purpose: { type: 'offer' },
  to: null,
  gives: [],
  asks: { count: LEAST, named: [] },
  calamityFree: false,
  note: '',
};

/** The draft after one change on the mat. */
export function changeDraft(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case 'start':
      return change.draft;
    case 'clear':
      return { ...EMPTY_DRAFT, to: draft.purpose.type === 'offer' ? draft.to : null };
    case 'gone':
      return { ...EMPTY_DRAFT, gone: { seat: draft.to, ending: change.ending } };
    case 'lay': {
      const { gone: _gone, ...rest } = draft;
      return { ...rest, gives: [...draft.gives, { kind: change.kind, said: null }] };
    }
    case 'fill':
      return { ...draft, gives: change.gives };
    case 'take':
      return { ...draft, gives: without(draft.gives, change.at) };
    case 'say':
      return {
        ...draft,
        gives: draft.gives.map((slot, at) =>
          at === change.at ? { ...slot, said: change.said } : slot,
        ),
      };
    case 'ask': {
      const named = [...draft.asks.named, change.kind];
      return { ...draft, asks: { named, count: Math.max(draft.asks.count, named.length) } };
    }
    case 'drop':
      return { ...draft, asks: { ...draft.asks, named: without(draft.asks.named, change.at) } };
    case 'count': {
      const count = Math.max(LEAST, change.count);
      return { ...draft, asks: { count, named: draft.asks.named.slice(0, count) } };
    }
    case 'to':
      return { ...draft, to: change.to, purpose: { type: 'offer' } };
    case 'note':
      return { ...draft, note: change.note };
    case 'promise':
      return { ...draft, calamityFree: change.calamityFree };
  }
}

/** What is told of a laid card: that it binds, that it is true, talk, or nothing at all. */
export type Telling = 'binding' | 'talk' | 'silent';

/**
 * How each laid card is told. Cards that are owed bind; where fewer than two are, the next commodities
 * are named and bind, and for want of these, where the table has it so, calamities. Of the others nothing is
 * said, unless something (true or not) was chosen.
 */
export function tell(
  deck: FloorDeck,
  gives: readonly Slot[],
  owed: readonly string[] = [],
): readonly Telling[] {
  const due: Record<string, number> = { ...bagOf(owed) };
  const isOwed = gives.map(({ kind }) => {
    const left = due[kind] ?? 0;
    due[kind] = left - 1;
    return left > 0;
  });
  const named = nextNamed(
    deck,
    gives.map(({ kind }, at) => (isOwed[at] ? null : kind)),
    BINDING - owed.length,
  );
  return gives.map((slot, at) => {
    if (isOwed[at] || named.includes(at)) return 'binding';
    return slot.said === null ? 'silent' : 'talk';
  });
}

/** The places of the first `due` cards that may be named, commodities before calamities. */
function nextNamed(
  deck: FloorDeck,
  kinds: readonly (string | null)[],
  due: number,
): readonly number[] {
  return kinds
    .flatMap((kind, at) =>
      kind !== null && isNameable(deck, kind) ? [{ at, isLast: !isCommodity(deck, kind) }] : [],
    )
    .sort((a, b) => Number(a.isLast) - Number(b.isLast))
    .slice(0, Math.max(0, due))
    .map(({ at }) => at);
}

/** The names that go with laid cards: those that bind first, then talk. */
export function namesOf(
  deck: FloorDeck,
  gives: readonly Slot[],
  owed: readonly string[] = [],
): readonly string[] {
  const tellings = tell(deck, gives, owed);
  const binding = gives.filter((_, at) => tellings[at] === 'binding').map((slot) => slot.kind);
  const talk = gives.flatMap((slot, at) =>
    tellings[at] === 'talk' && slot.said !== null ? [slot.said] : [],
  );
  return [...binding, ...talk];
}

/** The side of an offer that laid cards make. */
export function sideOf(deck: FloorDeck, draft: Draft): Side {
  return {
    count: draft.gives.length,
    named: namesOf(deck, draft.gives),
    ...(draft.calamityFree && { calamityFree: true }),
  };
}

/** What keeps a draft from being sent, as the key of a sentence; null when it is ready. */
export function findGap(
  deck: FloorDeck,
  draft: Draft,
  offer?: OfferView,
  misdeals: Misdeals = 'strict',
): string | null {
  const { gives, purpose } = draft;
  if (purpose.type === 'offer' || purpose.type === 'revise') {
    if (gives.length < LEAST) return 'gap.three';
    if (countBinding(deck, gives) < BINDING) return 'gap.two-named';
    return null;
  }
  if (!offer) return null;
  if (isStale(draft, offer)) return 'gap.changed';
  const fault = misdeals === 'strict' ? findFault(deck, draft, offer) : null;
  if (fault !== null) return fault;
  if (purpose.type === 'answer' && !canName(deck, draft, offer)) return 'gap.two-named';
  return null;
}

/**
 * In what the laid cards are not those that were agreed on, as the key of a sentence; null when they are.
 * A strict table keeps them from being sealed, one of honour undoes the deal once it is turned up (MC-7.11).
 */
export function findFault(deck: FloorDeck, draft: Draft, offer: OfferView): string | null {
  if (missingNames(draft, offer).length > 0) return 'gap.binding';
  if (draft.gives.length !== askedCount(draft, offer)) return 'gap.count';
  if (draft.gives.some(({ kind }) => !isTradable(deck, kind))) return 'gap.non-tradable';
  return null;
}

/** Whether the terms that somebody has taken up are no longer those of the offer. */
export function isStale({ purpose }: Draft, offer: OfferView | undefined): boolean {
  if (purpose.type !== 'answer' && purpose.type !== 'deliver') return false;
  return offer !== undefined && offer.revision !== purpose.revision;
}

/** The binding names of a deal that are not yet among the laid cards. */
export function missingNames(draft: Draft, offer: OfferView): readonly string[] {
  const laid: Record<string, number> = { ...bagOf(draft.gives.map((slot) => slot.kind)) };
  return owedNames(draft, offer).filter((kind) => {
    const left = laid[kind] ?? 0;
    laid[kind] = left - 1;
    return left <= 0;
  });
}

/** The names that the one at the mat must hand over in this deal. */
export function owedNames(draft: Draft, offer: OfferView): readonly string[] {
  const { purpose } = draft;
  if (purpose.type === 'answer') return bindingNames(offer.asks.named);
  if (purpose.type !== 'deliver') return [];
  return bindingNames(paySide(draft, offer).named);
}

/** How many cards the one at the mat must hand over in this deal. */
export function askedCount(draft: Draft, offer: OfferView): number {
  return paySide(draft, offer).count;
}

/** The names that an accepter adds to those that the offer asks for: what is due to bind, then talk. */
export function addedNames(deck: FloorDeck, draft: Draft, offer: OfferView): readonly string[] {
  const owed = owedNames(draft, offer);
  const tellings = tell(deck, draft.gives, owed);
  const due: Record<string, number> = { ...bagOf(owed) };
  const binding = draft.gives
    .filter((_, at) => tellings[at] === 'binding')
    .map((slot) => slot.kind)
    .filter((kind) => {
      const left = due[kind] ?? 0;
      due[kind] = left - 1;
      return left <= 0;
    });
  const talk = draft.gives.flatMap((slot, at) =>
    tellings[at] === 'talk' && slot.said !== null ? [slot.said] : [],
  );
  const room = Math.max(0, offer.asks.count - offer.asks.named.length);
  return [...binding, ...talk].slice(0, room);
}

function paySide(draft: Draft, offer: OfferView): Side {
  if (draft.purpose.type === 'answer') return offer.asks;
  return draft.to === offer.from ? agreedSide(offer) : offer.gives;
}

/** Whether an accepter comes to two binding names: those that the offer asks for, laid or not, and laid commodities. */
function canName(deck: FloorDeck, draft: Draft, offer: OfferView): boolean {
  const laid = countBinding(deck, draft.gives, owedNames(draft, offer));
  return missingNames(draft, offer).length + laid >= BINDING;
}

function countBinding(
  deck: FloorDeck,
  gives: readonly Slot[],
  owed: readonly string[] = [],
): number {
  return tell(deck, gives, owed).filter((telling) => telling === 'binding').length;
}

function without<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, index) => index !== at);
}
