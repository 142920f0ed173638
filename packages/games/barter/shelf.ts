import { dropped, findIn, keep, REMEMBERED, replaced } from '@haggle/engine';
import { withOwn, withParts, withTerms } from './evolve/copies.ts';
import type { Offer, Private, State } from './state.ts';

/**
 * The offer with this id that the seat may see, live or among the last that are over, or undefined. What the seat
 * has forgotten it is not told of, though the other party may remember it: how many offers ended since for the
 * other is his own affair.
 */
export function findOffer(state: State, seat: string, id: string): Offer | undefined {
  const own = state.hidden[state.ids.indexOf(seat)];
  return (
    findIn(own?.live, id) ??
    findIn(state.open, id) ??
    findIn(own?.over, id) ??
    findIn(state.over, id)
  );
}

/** The offer that an event speaks of. In older logs it may be one that only the other party remembers. */
export function findOfferOf(state: State, seat: string, id: string): Offer | undefined {
  return findOffer(state, seat, id) ?? findWithOther(state, seat, id);
}

function findWithOther({ hidden }: State, seat: string, id: string): Offer | undefined {
  for (const { over } of hidden) {
    const offer = findIn(over, id);
    if (offer) return offer.from === seat || offer.to === seat ? offer : undefined;
  }
  return undefined;
}

/** The state with what some seats alone know replaced. */
export function withHidden(state: State, seats: readonly string[], change: ChangeOwn): State {
  return withParts(state, { hidden: changeHidden(state, seats, change) });
}

type ChangeOwn = (own: Private) => Private;

function changeHidden(
  { ids, hidden }: State,
  seats: readonly string[],
  change: ChangeOwn,
): State['hidden'] {
  const changed = hidden.slice();
  for (const seat of seats) {
    const place = ids.indexOf(seat);
    const own = changed[place];
    if (own !== undefined) changed[place] = change(own);
  }
  return changed;
}

/**
 * Puts an offer in its place: a live one among the live, another among those that are over. An offer to
 * one seat lies with its two parties, an offer to all in the open.
 */
export function withOffer(state: State, offer: Offer): State {
  const isOver = isOfferOver(offer);
  const ended = state.tally.ended + 1;
  const placed = withTerms(offer, { ended: isOver ? ended : 0 });
  // Only what had ended before can lie among those that are over.
  const wasOver = offer.ended > 0;
  const tally = isOver ? { ...state.tally, ended } : state.tally;
  if (offer.to === null) {
    const { open, over } = state;
    return withParts(state, {
      tally,
      open: placeLive(open, placed),
      over: placeOver(over, placed, wasOver),
    });
  }
  const hidden = changeHidden(state, [offer.from, offer.to], (own) =>
    withOwn(own, { live: placeLive(own.live, placed), over: placeOver(own.over, placed, wasOver) }),
  );
  return withParts(state, { tally, hidden });
}

function placeLive(live: readonly Offer[], offer: Offer): readonly Offer[] {
  return isOfferOver(offer) ? dropped(live, offer.id) : replaced(live, offer);
}

function placeOver(over: readonly Offer[], offer: Offer, wasOver: boolean): readonly Offer[] {
  const others = wasOver ? dropped(over, offer.id) : over;
  return isOfferOver(offer) ? keep(others, offer, REMEMBERED) : others;
}

/** Whether an offer is traded, withdrawn, declined or lapsed. */
export function isOfferOver({ state }: Pick<Offer, 'state'>): boolean {
  return state !== 'open' && state !== 'suspended' && state !== 'accepted';
}
