import type { OfferView, View } from '../view.ts';

/** An offer with its id. */
export type Listed = OfferView & { readonly id: string };

/** All offers that a view has. */
export function listOffers({ offers }: View): readonly Listed[] {
  return Object.keys(offers).flatMap((id) => {
    const offer = offers[id];
    return offer ? [{ ...offer, id }] : [];
  });
}
