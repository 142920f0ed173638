import {
  compareTexts,
  lastOf,
  offersOn,
  remember,
  rememberAll,
  shelvesOf,
  talkFor,
  type Viewer,
} from '@haggle/engine';
import { checkAcceptable, checkOpenly } from './decide/accept.ts';
import { isTriggered } from './decide/notes.ts';
import { findLink } from './effects/asking.ts';
import { commodityValueOf } from './effects/value.ts';
import { livingOf } from './elimination.ts';
import { hideItems } from './hiding.ts';
import { controlledIn, galaxyOf } from './neighbors/control.ts';
import { areNeighbors, findNeighbors } from './neighbors/neighbors.ts';
import { betweenTurns, isBetweenTurns } from './order.ts';
import { isJustActivated } from './progress.ts';
import type { Combat, Galaxy, Hand, Offer, Pair, Seat, State, Transaction } from './state.ts';
import { pairOf } from './tidy.ts';
import { HELD_UP, judge } from './verdict.ts';
import type {
  BoardView,
  CombatView,
  DealView,
  HandView,
  OfferView,
  SeatView,
  TransactionView,
  View,
} from './view.ts';
import words from './words/en.json' with { type: 'json' };

/** What a viewer may know of a table: all that lies open, its own hand, its own offers and deals. */
export function see(state: State, viewer: Viewer): View {
  const hand = Object.hasOwn(state.hands, viewer) ? state.hands[viewer] : undefined;
  const pairs = shelvesOf(state, viewer);
  const { phase, round, active, window, agenda, activation, options } = state;
  const galaxy = galaxyOf(state);
  return {
    viewer,
    phase,
    round,
    active,
    ...(isBetweenTurns(state) && { between: betweenTurns(state) }),
    window,
    agenda,
    combat: state.galaxy.combat && combatFor(state.galaxy.combat),
    activation,
    ...(isJustActivated(state) && { isJustActivated: true as const }),
    options,
    seats: seatsFor(state.seats, state.hands),
    ...(hand && { hand: handFor(hand), playable: playableFor(state, viewer, hand) }),
    neighbors: findNeighbors(galaxy),
    links: linksFor(state),
    transacted: transactedFor(state.used),
    offers: offersFor(state, viewer, pairs),
    transactions: transactionsFor(state.transactions).map((seen) => seen.for(viewer)),
    deals: dealsFor(pairs),
    talk: talkFor(state.talk, viewer),
    ledger: state.ledger,
    out: state.out,
    pending: state.pending,
    laws: state.laws,
    ...(state.isOrdered && { isOrdered: true as const }),
    events: state.events,
    trade: state.trade,
    replenished: state.ids.filter((id) => Object.hasOwn(state.replenished, id)),
    extras: state.extras,
    board: boardFor(galaxy, state.galaxy),
  };
}

const seatFor = rememberAll((seat: Seat, hand: Hand): SeatView => {
  const { faction, commodities, tradeGoods, relicFragments, playArea, lost: _lost, ...rest } = seat;
  return {
    faction,
    commodities,
    commodityValue: commodityValueOf(seat),
    tradeGoods,
    relicFragments,
    playArea,
    promissoryNotes: hand.notes.length,
    actionCards: hand.actionCards.length,
    secrets: hand.secrets.length,
    ...rest,
  };
});

const seatsFor = rememberAll((seats: State['seats'], hands: State['hands']): View['seats'] =>
  Object.fromEntries(
    Object.entries(seats).flatMap(([id, seat]) => {
      const hand = hands[id];
      return hand === undefined ? [] : [[id, seatFor(seat, hand)] as const];
    }),
  ),
);

const handFor = remember(
  ({ notes: promissoryNotes, actionCards, secrets }: Hand): HandView => ({
    promissoryNotes,
    actionCards,
    secrets,
  }),
);

function playableFor(state: State, viewer: Viewer, { notes }: Hand): readonly string[] {
  return notes.filter((note) => isTriggered(state, viewer, note));
}

/** How effects are called. */
const NAMES: Readonly<Record<string, string>> = words.names;

function linksFor(state: State): View['links'] {
  const ids = livingOf(state);
  const galaxy = galaxyOf(state);
  return ids
    .flatMap((one, at) => ids.slice(at + 1).map((other) => pairOf(one, other)))
    .flatMap((between) => {
      const [one, other] = between;
      const effect = areNeighbors(galaxy, one, other) ? undefined : findLink(state, one, other);
      return effect === undefined ? [] : [{ between, why: NAMES[effect] ?? effect }];
    })
    .toSorted(byPair);
}

function byPair(
  one: { readonly between: readonly [string, string] },
  other: { readonly between: readonly [string, string] },
): number {
  return compareTexts(one.between.join(' '), other.between.join(' '));
}

const transactedFor = remember((used: State['used']) =>
  used.toSorted(byPair).map(({ between }) => between),
);

function offersFor(state: State, viewer: Viewer, pairs: readonly Pair[]): View['offers'] {
  const shown = offersOn(pairs).map((offer) => {
    const seen = judgeNow(state, offer, offerFor(offer));
    if (offer.to !== viewer || offer.state !== 'open') return [offer.id, seen] as const;
    const blocked = checkAcceptable(state, offer)?.refusal.code ?? null;
    return [offer.id, { ...seen, blocked }] as const;
  });
  return Object.fromEntries(shown);
}

/** A deal binds only as long as the goods that go with it may change hands now (rules clauses TI-D1, TI-D2). */
function judgeNow(state: State, offer: Offer, seen: OfferView): OfferView {
  const isHeldUp =
    seen.binding === true && offer.state === 'open' && checkOpenly(state, offer) !== null;
  return isHeldUp ? { ...seen, ...HELD_UP } : seen;
}

const offerFor = remember((offer: Offer): OfferView => {
  const { from, to, revision, state, gives, asks, deal } = offer;
  const verdict = deal.length === 0 ? { binding: null, why: null } : judge(deal);
  return { from, to, revision, state, gives, asks, deal, ...verdict };
});

const transactionsFor = remember((all: State['transactions']) =>
  all.map((transaction) => ({
    for: (viewer: Viewer) =>
      transaction.between.includes(viewer)
        ? transactionForParty(transaction)
        : transactionForOthers(transaction),
  })),
);

const transactionForParty = remember(
  ({ id, between, gave }: Transaction): TransactionView => ({ id, between, gave }),
);

const transactionForOthers = remember(
  ({ id, between, gave, shown }: Transaction): TransactionView => ({
    id,
    between,
    gave: Object.fromEntries(
      Object.entries(gave).map(([seat, items]) => [seat, hideItems(items, shown)]),
    ),
  }),
);

function dealsFor(pairs: readonly Pair[]): readonly DealView[] {
  const deals = pairs.flatMap((pair) => pair.deals);
  return lastOf(deals, ({ made }) => made).map(({ between, terms }) => ({
    between,
    terms,
    ...judge(terms),
  }));
}

const combatFor = remember(
  ({ attacker, defender, system }: Combat): CombatView => ({
    attacker,
    defender,
    system: system && callTile(system),
  }),
);

/** A tile number as a number; what is none (`39#2`, `83a`) as it is. */
function callTile(system: string): number | string {
  const number = Number(system);
  return Number.isSafeInteger(number) && String(number) === system ? number : system;
}

/** The board as it is, given the one as it was told. */
const boardFor = rememberAll((galaxy: Galaxy, told: Galaxy): BoardView | null => {
  const { board, tethers, modernized, folded } = galaxy;
  if (board.kind === 'list') return null;
  const { map, presence, tokens } = board;
  const controlled = controlledIn(galaxy, told);
  const alone = Object.keys(controlled).length > 0 && { controlled };
  return { map, presence, ...alone, tokens, tethers, modernized, folded };
});
