import {
  type Bag,
  KEPT,
  keep,
  lastOf,
  listed,
  makeRecord,
  remember,
  rememberAll,
  type Showing,
  showTalk,
  type Viewer,
} from '@haggle/engine';
import { BINDING, LEAST } from './binding.ts';
import type { Deck } from './cards/deck.ts';
import { commoditiesIn, countOf, listCalamities } from './cards/hand.ts';
import { appraise, appraiseWithMining } from './cards/value.ts';
import { canBuy } from './decide/draw.ts';
import { deckOf } from './desk.ts';
import type { Rulebook } from './rulebook.ts';
import type { Hand, Offer, Private, Sealed, State, Trade } from './state.ts';
import type { OfferView, OwnView, TradeView, View } from './view.ts';

/** What a viewer was shown last, and the state that it showed. */
type Last = { readonly state: State; readonly view: View };

/**
 * What a viewer may know of a table (rules clauses AC-28.3, MC-7.10): a seat its own hand and its own
 * deals, everybody what is open. What did not change since `last` is the same object as there: most of
 * what happens at a table concerns two seats, and the views of all others cost nothing then.
 */
export function see(rules: Rulebook, state: State, viewer: Viewer, last?: Last): View {
  const at = state.ids.indexOf(viewer);
  const own = state.hidden[at];
  const was = last?.state.hidden[at];
  const view = last?.view;
  if (view && own === was && isAlike(last.state, state)) return view;
  const { phase, deadline, stopped, options, seats, deck: key } = state;
  const offers =
    view && hasSameOffers(last.state, state, at) ? view.offers : seeOffers(state, viewer, own);
  const trades =
    view && last.state.trades === state.trades ? view.trades : seeTrades(state, viewer, last);
  const isTold = view && last.state.talk === state.talk && was?.talk === own?.talk;
  const talk = isTold ? view.talk : showTalk(state.talk, own?.talk ?? NONE);
  if (own === undefined) {
    const seen = { viewer, phase, deadline, deck: key, options, seats, offers, trades, talk };
    return stopped === undefined ? seen : { ...seen, stopped };
  }
  const deck = deckOf(rules, state);
  const { hand, isEnough, commodities, value, calamities } = handFor(deck, own.hand);
  // Two names bind, and calamities are named only where the table says so (rules clauses AC-28.3, MC-7.3).
  const canName = options.namedCalamities || commodities >= BINDING;
  const sealed = sealedFor(own.sealed);
  // Written out: spreading one object into another costs several times as much here.
  const seen = {
    viewer,
    phase,
    deadline,
    deck: key,
    options,
    seats,
    offers,
    trades,
    talk,
    hand,
    canTrade: isEnough && canName && !own.barred,
    value,
    calamities,
    sealed,
  };
  if (phase === 'draw') return { ...seen, canBuy: canBuy({ rules, deck, state }, viewer) };
  return stopped === undefined ? seen : { ...seen, stopped };
}

/** Whether what everybody sees is the same in both states, and is all that a view is made of. */
function isAlike(one: State, other: State): boolean {
  return (
    one.seats === other.seats &&
    one.open === other.open &&
    one.over === other.over &&
    one.trades === other.trades &&
    one.talk === other.talk &&
    one.deadline === other.deadline &&
    one.stopped === other.stopped &&
    one.options === other.options &&
    one.deck === other.deck &&
    one.phase === other.phase &&
    // Whether one can buy a card depends on the stacks too.
    other.phase !== 'draw'
  );
}

function hasSameOffers(one: State, other: State, at: number): boolean {
  const own = one.hidden[at];
  const later = other.hidden[at];
  return (
    one.open === other.open &&
    one.over === other.over &&
    own?.live === later?.live &&
    own?.over === later?.over
  );
}

/** What somebody without a seat has of his own; one list, so that it is recognised again. */
const NONE: readonly never[] = [];

type OwnHand = Omit<OwnView, 'sealed' | 'canBuy' | 'canTrade'> & {
  readonly isEnough: boolean;
  readonly commodities: number;
};

const handFor = rememberAll((deck: Deck, hand: Hand): OwnHand => {
  const bag: Record<string, number> = {};
  for (const kind of deck.kinds) {
    const count = countOf(hand.counts, kind);
    if (count > 0) bag[kind.id] = count;
  }
  return {
    hand: bag,
    isEnough: hand.tradable >= LEAST,
    commodities: commoditiesIn(deck, hand),
    value: hand.mining ? appraiseWithMining(deck, bag) : appraise(deck, bag),
    calamities: listCalamities(deck, hand),
  };
});

const sealedFor = remember((sealed: readonly Sealed[]): OwnView['sealed'] => {
  const bags: Record<string, Bag> = makeRecord();
  for (const { offer, bag } of sealed) bags[offer] = bag;
  return bags;
});

/** How offers are shown: to a party all of it, to others what everybody may know. */
const OFFERS: Showing<Offer, OfferView> = {
  nameOf: ({ id }) => id,
  show: (offer, viewer) => (isParty(offer, viewer) ? offerForParty(offer) : offerForOthers(offer)),
};

/** The offers that a viewer sees: his own live ones, those to all, and the last that are over. */
function seeOffers(state: State, viewer: Viewer, own: Private | undefined): View['offers'] {
  const { live = NONE, over = NONE } = own ?? {};
  return listed(OFFERS, [live, state.open, pastOf(state.over, over)], viewer);
}

/** Those to all come first: they change seldom, and what is remembered is kept by them. */
const pastOf = rememberAll((all: readonly Offer[], own: readonly Offer[]): readonly Offer[] =>
  all.length === 0 ? own.slice(-KEPT) : lastOf([...own, ...all], (offer) => offer.ended),
);

/** Whether a viewer is maker, addressee or accepter of an offer. */
export function isParty(offer: Offer, viewer: Viewer): boolean {
  return offer.from === viewer || offer.to === viewer || offer.acceptance?.by === viewer;
}

const offerForParty = remember((offer: Offer): OfferView => {
  const { from, to, revision, state, gives, asks, note, delivered, acceptance } = offer;
  if (acceptance === null) return { from, to, revision, state, gives, asks, note, delivered };
  const { by: acceptedBy, named, calamityFree } = acceptance;
  const terms = { from, to, revision, state, gives, asks, note, delivered, acceptedBy, named };
  return calamityFree ? { ...terms, calamityFree } : terms;
});

/** Who has accepted an offer to all, and who has delivered, others do not see. */
const offerForOthers = remember((offer: Offer): OfferView => {
  const { from, to, revision, state, gives, asks, note } = offer;
  return { from, to, revision, state, gives, asks, note, delivered: NONE };
});

/** Mostly one trade has come to those that were shown last. */
function seeTrades(
  { trades }: State,
  viewer: Viewer,
  last: Last | undefined,
): readonly TradeView[] {
  const newest = trades.at(-1);
  if (last && newest && last.state.trades.at(-1) === trades.at(-2) && trades.length > 1) {
    return keep(last.view.trades, seeTrade(newest, viewer));
  }
  return trades.map((trade) => seeTrade(trade, viewer));
}

function seeTrade(trade: Trade, viewer: Viewer): TradeView {
  const { between, forMaker, forAccepter, forOthers } = sidesOf(trade);
  if (viewer === between[0]) return forMaker;
  return viewer === between[1] ? forAccepter : forOthers;
}

/** A trade as its two parties and all others see it. */
const sidesOf = remember(({ id, between, gave, got }: Trade) => ({
  between,
  forMaker: { id, between, gave, got },
  forAccepter: { id, between, gave: got, got: gave },
  forOthers: { id, between },
}));
