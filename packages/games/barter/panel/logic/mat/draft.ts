import { LEAST } from '../../../binding.ts';
import type { OfferView } from '../../../view.ts';

/** A card laid down to be given, and what the other side is told of it. */
export type Slot = {
  readonly kind: string;
  /** The kind it is called; null when nothing is said of it. */
  readonly said: string | null;
  /** Of a calamity held from several givers, whose copy it is; null: the one that nobody gave. */
  readonly from?: string | null;
};

/** What the mat is used for: a new offer, a changed one, the answer to one, or cards to seal. */
export type Purpose =
  | { readonly type: 'offer'; readonly counters?: string }
  | { readonly type: 'revise'; readonly offer: string }
  | { readonly type: 'answer' | 'deliver'; readonly offer: string; readonly revision: number };

/** How the deal that lay on a mat has come to its end. */
export type Ending = 'lapsed' | 'withdrawn' | 'suspended' | 'taken' | 'off';

/** What an offer gives and asks, as somebody has taken it up. */
export type Terms = Pick<OfferView, 'gives' | 'asks'>;

/** A deal as it is being laid out on the mat. */
export type Draft = {
  readonly purpose: Purpose;
  readonly to: string | null;
  readonly gives: readonly Slot[];
  readonly asks: { readonly count: number; readonly named: readonly string[] };
  readonly calamityFree: boolean;
  readonly note: string;
  /** The terms to which an answer was begun, which tell what of it belongs to them once they are others. */
  readonly terms?: Terms;
  /** The terms before those, where they changed under an answer: what is new is told for as long as it lies there. */
  readonly was?: Terms;
  /** The deal that lay here before and is no more: whose it was, how it ended, and as it was left. */
  readonly gone?: { readonly seat: string | null; readonly ending: Ending; readonly left: Draft };
  /** This deal was gone and lies here again; its maker has not touched it since. */
  readonly back?: true;
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
  /** The deal that was gone is live again, and comes back so; the mat may be clear of it by now. */
  | { readonly type: 'back'; readonly deal: Draft }
  | { readonly type: 'lay'; readonly kind: string; readonly from?: string | null }
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
      return startDeal(draft, untold(change.draft));
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
        gone: { seat: draft.to, ending: change.ending, left: withoutAside(untold(draft)) },
      };
    case 'back': {
      const { gone } = draft;
      if (gone === undefined || !isSame(gone.left.purpose, change.deal.purpose)) return draft;
      return startDeal(draft, { ...change.deal, back: true });
    }
    case 'fill':
      return { ...draft, gives: change.gives };
    default:
      return layOut(untold(draft), change);
  }
}

/** Whether there is something of an offer of one's own on the mat that would be lost with it. */
export function isBegun({ purpose, gives, asks, note }: Draft): boolean {
  return purpose.type === 'offer' && (gives.length > 0 || asks.named.length > 0 || note !== '');
}

/** Whether nothing lies on the mat that could be cleared from it. */
export function isClear(draft: Draft): boolean {
  const { purpose, asks, calamityFree, aside } = draft;
  if (purpose.type !== 'offer' || purpose.counters !== undefined || aside) return false;
  return !isBegun(draft) && asks.count === LEAST && !calamityFree;
}

type LayOut = Exclude<
  Change,
  { type: 'start' | 'clear' | 'over' | 'reset' | 'gone' | 'back' | 'fill' }
>;

/** What the one at the mat changes by hand. */
function layOut(draft: Draft, change: LayOut): Draft {
  switch (change.type) {
    case 'lay': {
      const { kind, from } = change;
      const slot: Slot = { kind, said: null, ...(from !== undefined && { from }) };
      return { ...draft, gives: [...draft.gives, slot] };
    }
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

/** The deal without what is told of it until it is touched. */
function untold({ gone: _gone, back: _back, ...draft }: Draft): Draft {
  return draft;
}

function withoutAside({ aside: _aside, ...draft }: Draft): Draft {
  return draft;
}

function startDeal(draft: Draft, next: Draft): Draft {
  const aside = putAside(draft, next);
  return { ...next, ...(aside && { aside }) };
}

/** What lies aside while another deal is on the mat. A counter to the very offer that is taken up is not kept. */
function putAside(draft: Draft, next: Draft): Draft | undefined {
  const { aside } = draft;
  const own = withoutAside(untold(draft));
  const { purpose, gives, asks } = own;
  if (purpose.type !== 'offer') return aside;
  const isTakenAlong = next.gives === gives && next.asks === asks;
  const isAnswered = 'offer' in next.purpose && next.purpose.offer === purpose.counters;
  return isBegun(own) && !isTakenAlong && !isAnswered ? own : aside;
}

function isSame(one: Purpose, other: Purpose): boolean {
  const offerOf = (purpose: Purpose) => ('offer' in purpose ? purpose.offer : undefined);
  return one.type === other.type && offerOf(one) === offerOf(other);
}

function without<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, index) => index !== at);
}
