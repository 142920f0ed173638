import { remember, type Viewer } from '@haggle/engine';
import { LEAST } from './checks.ts';
import type { Talk } from './commands.ts';
import { canBuy } from './decide/draw.ts';
import type { Deck } from './deck.ts';
import { deckOf } from './desk.ts';
import { calamitiesIn, cardAt, countOf } from './hand.ts';
import { makeTable, rememberAll } from './memo.ts';
import type { Rulebook } from './rulebook.ts';
import {
  type Hand,
  KEPT,
  type Offer,
  type Private,
  type SaidLine,
  type Sealed,
  type State,
  type Trade,
} from './state.ts';
import { appraise } from './value.ts';
import type { CalamityView, OfferView, OwnView, TradeView, View } from './view.ts';

/**
 * What a viewer may know of a table (rules clauses AC-28.3, MC-7.10): a seat its own hand and its own
 * deals, everybody what is open. While nothing of that changes it is the same object as before: most
 * of what happens at a table concerns two seats, and the views of all others cost nothing then.
 */
export function see(rules: Rulebook, state: State, viewer: Viewer): View {
  const key = state.hidden[state.ids.indexOf(viewer)] ?? state.ids;
  const views = shown.get(key) ?? new Map<Viewer, Shown>();
  const last = views.get(viewer);
  if (last !== undefined && isAlike(last.state, state)) return last.view;
  const view = look(rules, state, viewer);
  // Whether one can buy depends on the stacks, which nobody else's view is made of.
  if (state.phase !== 'draw') shown.set(key, views.set(viewer, { state, view }));
  return view;
}

type Shown = { readonly state: State; readonly view: View };

/** By what is a viewer's own: the view that was last made of it. */
const shown = new WeakMap<object, Map<Viewer, Shown>>();

/** Whether what everybody sees is the same in both states. */
function isAlike(one: State, other: State): boolean {
  return (
    one.seats === other.seats &&
    one.open === other.open &&
    one.over === other.over &&
    one.trades === other.trades &&
    one.talk === other.talk &&
    one.phase === other.phase &&
    one.deadline === other.deadline &&
    one.options === other.options &&
    one.deck === other.deck
  );
}

function look(rules: Rulebook, state: State, viewer: Viewer): View {
  const deck = deckOf(rules, state);
  const own = state.hidden[state.ids.indexOf(viewer)];
  const { phase, deadline, options, seats } = state;
  const shared = { viewer, phase, deadline, deck: state.deck, options, seats };
  const trades = tradesFor(state.trades).of(viewer);
  if (own === undefined) {
    const offers = offersFor(NONE, NONE, state.open, state.over).of(viewer);
    return { ...shared, offers, trades, talk: talkFor(state.talk, NONE) };
  }
  return {
    ...shared,
    offers: offersFor(own.live, own.over, state.open, state.over).of(viewer),
    trades,
    talk: talkFor(state.talk, own.talk),
    ...handFor(deck, own.hand),
    sealed: sealedFor(own.sealed),
    ...(phase === 'draw' && { canBuy: canBuy({ rules, deck, state }, viewer) }),
  };
}

/** What somebody without a seat has of his own; one list, so that it is recognised again. */
const NONE: readonly never[] = [];

type OwnHand = Omit<OwnView, 'sealed' | 'canBuy'>;

const handFor = rememberAll((deck: Deck, hand: Hand): OwnHand => {
  const bag: Record<string, number> = {};
  for (const kind of deck.kinds) {
    const count = countOf(hand.counts, kind);
    if (count > 0) bag[kind.id] = count;
  }
  return {
    hand: bag,
    canTrade: hand.tradable >= LEAST,
    value: appraise(deck, bag, hand.mining),
    calamities: calamitiesIn(deck, hand)
      .map((card) => seeCalamity(deck, hand, card))
      .sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0)),
  };
});

function seeCalamity(deck: Deck, hand: Hand, card: number): CalamityView {
  const { kind, name } = cardAt(deck, card);
  const giver = Object.hasOwn(hand.givers, name) ? hand.givers[name] : undefined;
  return { kind: kind.id, from: giver ?? null };
}

const sealedFor = remember((sealed: readonly Sealed[]): OwnView['sealed'] =>
  Object.fromEntries(sealed.map(({ offer, bag }) => [offer, bag])),
);

/** Makes one value a viewer and remembers it. */
function perViewer<T>(make: (viewer: Viewer) => T): { readonly of: (viewer: Viewer) => T } {
  const made = new Map<Viewer, T>();
  return {
    of: (viewer) => {
      const known = made.get(viewer);
      if (known !== undefined) return known;
      const value = make(viewer);
      made.set(viewer, value);
      return value;
    },
  };
}

type Offers = readonly Offer[];

const offersFor = rememberAll((live: Offers, over: Offers, open: Offers, openOver: Offers) =>
  perViewer((viewer) => {
    const past = lastOf([...over, ...openOver], (offer) => offer.ended);
    const offers: Record<string, OfferView> = makeTable();
    for (const offer of [...live, ...open, ...past]) {
      offers[offer.id] = isParty(offer, viewer) ? offerForParty(offer) : offerForOthers(offer);
    }
    return offers;
  }),
);

/** Whether a viewer is maker, addressee or accepter of an offer. */
export function isParty(offer: Offer, viewer: Viewer): boolean {
  return offer.from === viewer || offer.to === viewer || offer.acceptance?.by === viewer;
}

const offerForParty = remember((offer: Offer): OfferView => {
  const { from, to, revision, state, gives, asks, note, delivered, acceptance } = offer;
  const shown = { from, to, revision, state, gives, asks, note, delivered };
  if (acceptance === null) return shown;
  const { by, named, calamityFree } = acceptance;
  return { ...shown, acceptedBy: by, named, ...(calamityFree && { calamityFree }) };
});

/** Who has accepted an offer to all, and who has delivered, others do not see. */
const offerForOthers = remember((offer: Offer): OfferView => {
  const { from, to, revision, state, gives, asks, note } = offer;
  return { from, to, revision, state, gives, asks, note, delivered: NONE };
});

const tradesFor = remember((trades: readonly Trade[]) => {
  const sides = trades.map(sidesOf);
  return perViewer((viewer): readonly TradeView[] =>
    sides.map(({ between: [maker, accepter], forMaker, forAccepter, forOthers }) => {
      if (viewer === maker) return forMaker;
      return viewer === accepter ? forAccepter : forOthers;
    }),
  );
});

/** A trade as its two parties and all others see it. */
const sidesOf = remember(({ id, between, gave, got }: Trade) => ({
  between,
  forMaker: { id, between, gave, got },
  forAccepter: { id, between, gave: got, got: gave },
  forOthers: { id, between },
}));

const talkFor = rememberAll((all: readonly SaidLine[], own: Private['talk']): readonly Talk[] =>
  lastOf([...all, ...own], ({ line }) => line).map(seeLine),
);

const seeLine = remember(({ from, to, text, at }: SaidLine): Talk => ({ from, to, text, at }));

/** The last items that a view keeps, in their order. */
function lastOf<T>(items: readonly T[], orderOf: (item: T) => number): readonly T[] {
  return items.toSorted((a, b) => orderOf(a) - orderOf(b)).slice(-KEPT);
}
