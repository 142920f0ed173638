import { type Bag, bagOf } from '@haggle/engine';
import type { OfferView } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import type { Draft } from './draft.ts';
import { sideOf } from './naming.ts';
import { addedNames } from './owed.ts';

type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

type Ground = {
  readonly deck: FloorDeck;
  /** The cards of the hand that may go into this deal. */
  readonly free: Bag;
};

/** The command that a laid-out deal comes to. It answers the terms that were taken up, whatever they are by now. */
export function commandOf(
  { deck, free }: Ground,
  draft: Draft,
  offer: OfferView | undefined,
): Command {
  const { purpose, asks, note } = draft;
  const cards = bagOf(draft.gives.map((slot) => slot.kind));
  const from = giversOf(draft, free);
  switch (purpose.type) {
    case 'offer':
      return {
        type: 'propose',
        ...(draft.to !== null && { to: draft.to }),
        gives: sideOf(deck, draft),
        asks,
        ...(note !== '' && { note }),
      };
    case 'revise':
      return { type: 'revise', offer: purpose.offer, gives: sideOf(deck, draft), asks, note };
    case 'answer':
      return {
        type: 'accept',
        offer: purpose.offer,
        revision: purpose.revision,
        named: offer ? addedNames(deck, draft, offer) : [],
        cards,
        ...(from && { from }),
        ...(draft.calamityFree && { calamityFree: true }),
      };
    case 'deliver':
      return {
        type: 'deliver',
        offer: purpose.offer,
        revision: purpose.revision,
        cards,
        ...(from && { from }),
      };
  }
}

/** Whose copies of calamities are meant, of each of which one is laid and another kept: where one is left it is that. */
function giversOf(
  { gives }: Draft,
  free: Bag,
): Readonly<Record<string, string | null>> | undefined {
  const meant = gives.flatMap(({ kind, from }) => {
    const isOne = gives.filter((slot) => slot.kind === kind).length === 1 && (free[kind] ?? 0) > 1;
    return from !== undefined && isOne ? [[kind, from] as const] : [];
  });
  return meant.length > 0 ? Object.fromEntries(meant) : undefined;
}
