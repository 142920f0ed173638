import { bagOf } from '@haggle/engine';
import { bindingNames, LEAST } from '../../../binding.ts';
import { freeCards } from '../../../cards/free.ts';
import type { OfferView, View } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import { exchange } from '../hand.ts';
import { cheapestCards, sidesFor } from '../terms.ts';
import type { Draft, Slot } from './draft.ts';
import { askedCount, missingNames } from './owed.ts';

type Ground = { readonly view: View; readonly me: string | null; readonly deck: FloorDeck };

/** What a deal takes from a hand, and what it is said to bring. */
export type Payment = {
  /** The laid cards and, where more are due, those that lose the hand the least. */
  readonly pays: readonly string[];
  readonly gets: readonly string[];
  /** Whether cards are counted that are not laid. */
  readonly isFilled: boolean;
};

/**
 * What the deal on the mat would take and bring. Cards that are still to be laid are chosen as the offer itself counts
 * them; null where no such hand-over is possible, for too many are laid or too few are there.
 */
export function paymentFor(
  { view, me, deck }: Ground,
  draft: Draft,
  offer: OfferView | undefined,
): Payment | null {
  const { purpose } = draft;
  const settles = purpose.type === 'answer' || purpose.type === 'deliver' ? offer : undefined;
  const laid = draft.gives.map(({ kind }) => kind);
  const gets = settles ? sidesFor(me ?? '', settles).gets.named : draft.asks.named;
  const named = settles ? [...laid, ...missingNames(draft, settles)] : laid;
  const count = settles ? askedCount(draft, settles) : Math.max(LEAST, laid.length);
  if (named.length > count) return null;
  if (laid.length === count) return { pays: laid, gets, isFilled: false };
  // An answer is given from what is free; what is sealed into this very deal can be laid anew.
  const own = 'offer' in purpose && purpose.type !== 'answer' ? purpose.offer : undefined;
  const hand = exchange(view.hand ?? {}, {}, bagOf(bindingNames(gets)));
  const pays = cheapestCards(deck, freeCards(view, own), { count, named }, { named, hand });
  return pays && { pays, gets, isFilled: true };
}

/** The cards on the mat with those that a deal still asks for, chosen as its worth was counted; the laid ones alone where it cannot be filled. */
export function fillUp(
  ground: Ground,
  draft: Draft,
  offer: OfferView | undefined,
): readonly Slot[] {
  const pays = paymentFor(ground, draft, offer)?.pays ?? [];
  const added = pays.slice(draft.gives.length).map((kind) => ({ kind, said: null }));
  return [...draft.gives, ...added];
}
