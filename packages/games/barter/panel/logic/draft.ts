import { LEAST } from '../../binding.ts';

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
  /** An offer of one's own that was begun and not sent, and comes back once this deal is sent or left. */
  readonly aside?: Draft;
};

export type Change =
  | { readonly type: 'start'; readonly draft: Draft }
  /** The deal is left. */
  | { readonly type: 'clear' }
  /** The deal for this purpose is over, as it was meant; the mat may be clear of it already. */
  | { readonly type: 'over'; readonly purpose: Purpose }
  /** Nothing of what lay here has a place any more. */
  | { readonly type: 'reset' }
  /** The deal for this purpose has ended otherwise; the mat may be clear of it already. */
  | { readonly type: 'gone'; readonly purpose: Purpose; readonly ending: Ending }
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
    case 'start': {
      const aside = putAside(draft, change.draft);
      return { ...change.draft, ...(aside && { aside }) };
    }
    case 'clear':
      return (
        draft.aside ?? { ...EMPTY_DRAFT, to: draft.purpose.type === 'offer' ? draft.to : null }
      );
    case 'over':
      return isSame(draft.purpose, change.purpose) ? changeDraft(draft, { type: 'clear' }) : draft;
    case 'reset':
      return EMPTY_DRAFT;
    case 'gone':
      if (!isSame(draft.purpose, change.purpose)) return draft;
      return {
        ...(draft.aside ?? EMPTY_DRAFT),
        gone: { seat: draft.to, ending: change.ending },
      };
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

/** What lies aside while another deal is on the mat. A counter to the very offer that is taken up is not kept. */
function putAside(draft: Draft, next: Draft): Draft | undefined {
  const { aside, gone: _gone, ...own } = draft;
  const { purpose, gives, asks, note } = own;
  if (purpose.type !== 'offer') return aside;
  const isBegun = gives.length > 0 || asks.named.length > 0 || note !== '';
  const isTakenAlong = next.gives === gives && next.asks === asks;
  const isAnswered = 'offer' in next.purpose && next.purpose.offer === purpose.counters;
  return isBegun && !isTakenAlong && !isAnswered ? own : aside;
}

function isSame(one: Purpose, other: Purpose): boolean {
  const offerOf = (purpose: Purpose) => ('offer' in purpose ? purpose.offer : undefined);
  return one.type === other.type && offerOf(one) === offerOf(other);
}

function without<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, index) => index !== at);
}
