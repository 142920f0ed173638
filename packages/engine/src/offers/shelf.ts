import { dropped, findIn, keep, lastOf, REMEMBERED, replaced } from './lists.ts';

export type OfferState = 'open' | 'traded' | 'withdrawn' | 'declined';

/** What every offer of one seat to another has; a game adds its own terms. */
export type Offered = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly revision: number;
  readonly state: OfferState;
  /** Orders the offers that are over; 0 while the offer is open. Seen by nobody. */
  readonly ended: number;
};

/** What only the two seats of a pair know: their offers to each other. */
export type Shelf<O extends Offered> = {
  readonly open: readonly O[];
  /** The last that are over. */
  readonly over: readonly O[];
  /** Offers made so far, by maker. */
  readonly made: Readonly<Record<string, number>>;
};

/** What the state of a game holds for its seats to haggle in pairs. */
export type Haggling<S> = {
  /** The seats in their order. */
  readonly ids: readonly string[];
  /** By the two seats of a pair, sorted and joined by a space. */
  readonly pairs: Readonly<Record<string, S>>;
};

/** What a seat has with each of the others, in the order of the seats. */
export function shelvesOf<S>({ ids, pairs }: Haggling<S>, seat: string): readonly S[] {
  return ids.flatMap((other) => (other === seat ? [] : (pairs[pairKey(seat, other)] ?? [])));
}

/** The state with what two seats have between them changed; `empty` where they had nothing yet. */
export function withShelf<S, T extends Haggling<S>>(
  state: T & Haggling<S>,
  [one, other]: readonly [string, string],
  empty: S,
  change: (shelf: S) => S,
): T {
  const key = pairKey(one, other);
  return { ...state, pairs: { ...state.pairs, [key]: change(state.pairs[key] ?? empty) } };
}

function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/**
 * Whether offers of different pairs of these seats would be called alike, as those of `a` to `b-a` and of `a-b`
 * to `a`; `toAll`: there are offers to all as well, which are called by their maker alone.
 */
export function areAmbiguous(
  seats: readonly string[],
  { toAll = false }: { readonly toAll?: boolean } = {},
): boolean {
  const pairs = seats.flatMap((from) =>
    seats.filter((to) => to !== from).map((to) => `${from}-${to}`),
  );
  const names = toAll ? [...seats, ...pairs] : pairs;
  return new Set(names).size < names.length;
}

/** The id of the maker's next offer to this seat; counts those alone, so that it tells of no others. */
export function nextOfferId({ pairs }: Haggling<Shelf<Offered>>, from: string, to: string): string {
  const shelf = pairs[pairKey(from, to)];
  return `${from}-${to}-${shelf === undefined ? 1 : countOf(shelf, from) + 1}`;
}

function countOf({ made }: Shelf<Offered>, maker: string): number {
  return Object.hasOwn(made, maker) ? (made[maker] ?? 0) : 0;
}

/** A new offer lies open. */
export function putOffer<O extends Offered, S extends Shelf<O>>(shelf: S & Shelf<O>, offer: O): S {
  const made = { ...shelf.made, [offer.from]: countOf(shelf, offer.from) + 1 };
  return { ...shelf, open: [...shelf.open, offer], made };
}

/** The offer under other terms; one that was over lies open again. */
export function reviseOffer<O extends Offered, S extends Shelf<O>>(
  shelf: S & Shelf<O>,
  id: string,
  terms: Partial<O> & { readonly revision: number },
): S {
  const offer = findIn(shelf.open, id) ?? findIn(shelf.over, id);
  if (offer === undefined) return shelf;
  const revised = { ...offer, ...terms, state: 'open', ended: 0 } as const;
  return { ...shelf, open: replaced(shelf.open, revised), over: dropped(shelf.over, id) };
}

/** An open offer is over: what became of it, and its place among all that are. */
export function endOffer<O extends Offered, S extends Shelf<O>>(
  shelf: S & Shelf<O>,
  id: string,
  end: { readonly state: Exclude<OfferState, 'open'>; readonly ended: number },
): S {
  const offer = findIn(shelf.open, id);
  if (offer === undefined) return shelf;
  const over = keep(shelf.over, { ...offer, ...end }, REMEMBERED);
  return { ...shelf, open: dropped(shelf.open, id), over };
}

/** The offers of some shelves as a view lists them: the last that are over, then all that are open. */
export function offersOn<O extends Offered>(shelves: readonly Shelf<O>[]): readonly O[] {
  const over = shelves.flatMap((shelf) => shelf.over);
  return [...lastOf(over, ({ ended }) => ended), ...openOn(shelves)];
}

/** The open offers of some shelves. */
export function openOn<O extends Offered>(shelves: readonly Shelf<O>[]): readonly O[] {
  return shelves.flatMap(({ open }) => open);
}
