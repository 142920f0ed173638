import type { Bag } from '@haggle/engine';
import type { Block, Deck } from '../cards/deck.ts';
import { cardsNamed, emptyHand, indexOfName, move, pick } from '../cards/hand.ts';
import { deal, placeFor, readStacks, STACKS } from '../cards/stacks.ts';
import type { EventOf } from '../events.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Hand, Private, PublicSeat, State } from '../state.ts';
import { withOwn, withParts } from './copies.ts';
import { isFinished, withHand, withoutMark, withSeat } from './seats.ts';

/** The state that an opening makes. */
export function opened(rules: Rulebook, event: EventOf<'opened'>): State {
  const deck = rules.decks.get(event.deck);
  if (deck === undefined) throw new RangeError(`${rules.id} has no deck ${event.deck}`);
  const hidden = event.seats.map((id): Private => {
    const empty = emptyHand(deck, event.mining.includes(id));
    const hand = move(deck, empty, { in: cardsNamed(deck, event.hands[id] ?? {}) });
    const made = new Array<number>(event.seats.length + 1).fill(0);
    return { hand, sealed: [], live: [], over: [], talk: [], made, done: false, barred: false };
  });
  const seats = event.seats.map((id, at): [string, PublicSeat] => [
    id,
    showSeat(event, deck, at, hidden[at]?.hand ?? emptyHand(deck)),
  ]);
  return {
    deck: deck.key,
    options: event.options,
    phase: event.phase,
    deadline: event.deadline,
    ids: event.seats,
    blocks: event.blocks,
    hidden,
    seats: Object.fromEntries(seats),
    open: [],
    over: [],
    trades: [],
    talk: [],
    stacks: readStacks(deck, event.stacks),
    discards: deck.cards.map(() => 0),
    tally: { trades: 0, ended: 0, lines: 0 },
  };
}

function showSeat(event: EventOf<'opened'>, deck: Deck, at: number, hand: Hand): PublicSeat {
  const id = event.seats[at] ?? '';
  const block: Block | undefined = deck.blocks.length > 1 ? event.blocks[at] : undefined;
  return {
    cards: hand.size,
    finished: isFinished({ done: false, hand }),
    ...(block && { block }),
    ...(event.mining.includes(id) && { mining: true as const }),
    ...(event.options.misdeals === 'honour' && { misdeals: 0 }),
    ...(event.phase === 'draw' && { treasury: event.treasury[id] ?? 0 }),
  };
}

/** A card of the ninth stack goes into the hand; from an empty stack it is Water. */
export function bought(deck: Deck, state: State, event: EventOf<'bought'>): State {
  const { seat, price } = event;
  const card = indexOfName(deck, event.card);
  const place = placeFor(deck, state, state.ids.indexOf(seat), STACKS);
  const stacks =
    card === deck.water
      ? state.stacks
      : state.stacks.map((stack, at) => (at === place ? stack.slice(1) : stack));
  const treasury = (state.seats[seat]?.treasury ?? 0) - price;
  const held = withHand(withParts(state, { stacks }), seat, (hand) =>
    move(deck, hand, { in: [card] }),
  );
  return withSeat(held, seat, { treasury });
}

/** Sets that were spent lie with the discards. */
export function spent(deck: Deck, state: State, event: EventOf<'spent'>): State {
  const { seat, cards, value, mining } = event;
  const next = loseCards(deck, state, seat, cards);
  const paid = withSeat(next, seat, { spent: (next.seats[seat]?.spent ?? 0) + value });
  if (mining === undefined) return paid;
  return withHand(paid, seat, (hand) => ({ ...hand, mining: false }));
}

/** Surplus commodities lie with the discards, where the rules say so for all to see (AC-31.71). */
export function surrendered(deck: Deck, state: State, event: EventOf<'surrendered'>): State {
  const { seat, cards, shown } = event;
  const next = loseCards(deck, state, seat, cards);
  if (!shown) return next;
  const all: Record<string, number> = { ...next.seats[seat]?.surrendered };
  for (const kind in cards) all[kind] = (all[kind] ?? 0) + (cards[kind] ?? 0);
  return withSeat(next, seat, { surrendered: all });
}

/** What a seat gave up by its own choice lies with the discards. */
export function discarded(deck: Deck, state: State, event: EventOf<'discarded'>): State {
  return loseCards(deck, state, event.seat, event.cards);
}

/** Calamities lie open before their holders and go to the discards. */
export function revealed(deck: Deck, state: State, event: EventOf<'calamities-revealed'>): State {
  return Object.entries(event.calamities).reduce((next, [seat, calamities]) => {
    const bag: Record<string, number> = {};
    for (const { kind } of calamities) bag[kind] = (bag[kind] ?? 0) + 1;
    return withSeat(loseCards(deck, next, seat, bag), seat, { calamities });
  }, state);
}

/**
 * Cards have left a hand for another or for the discards. Nobody has traded them to whoever holds them now
 * (rules clauses AC-29.61, MC-9).
 */
export function taken(deck: Deck, state: State, event: EventOf<'cards-taken'>): State {
  const { from, to } = event;
  const cards = cardsNamed(deck, event.cards);
  const gone = withHand(state, from, (hand) => move(deck, hand, { out: cards }));
  const next = withTaken(gone, from, -cards.length);
  if (to === null) return discard(deck, next, cards);
  return withTaken(
    withHand(next, to, (hand) => move(deck, hand, { in: cards })),
    to,
    cards.length,
  );
}

/** So many cards of a seat's own choice are due to another. */
export function asked(state: State, { from, to, count }: EventOf<'cards-asked'>): State {
  return withDue(state, { from, to, count });
}

type Due = { readonly from: string; readonly to: string; readonly count: number };

function withDue(state: State, { from, to, count }: Due): State {
  const { [to]: _before, ...others } = state.seats[from]?.owes ?? {};
  const owes = count > 0 ? { ...others, [to]: count } : others;
  return Object.keys(owes).length > 0
    ? withSeat(state, from, { owes })
    : withoutMark(state, from, 'owes');
}

/** Cards of its own choice have gone from a seat to another, and so many fewer are due. */
export function handedOver(deck: Deck, state: State, event: EventOf<'handed-over'>): State {
  const { from, to } = event;
  const cards = cardsNamed(deck, event.cards);
  const gone = withHand(state, from, (hand) => move(deck, hand, { out: cards }));
  const next = withHand(gone, to, (hand) => move(deck, hand, { in: cards }));
  const due = state.seats[from]?.owes?.[to] ?? 0;
  return withDue(next, { from, to, count: due - cards.length });
}

/** So many more of a seat's cards were taken after trading, or fewer where they are taken from it in turn. */
function withTaken(state: State, seat: string, more: number): State {
  const had = state.seats[seat]?.taken ?? 0;
  // What is taken before trading is kept or not like any other card.
  if (state.phase === 'draw' || (had === 0 && more < 0)) return state;
  return withSeat(state, seat, { taken: Math.max(0, had + more) });
}

/** A new turn: discards go under the stacks, new cards into the hands. */
export function turned(deck: Deck, state: State, event: EventOf<'turn-dealt'>): State {
  const under = readStacks(deck, event.under);
  const full = state.stacks.map((stack, at) => [...stack, ...(under[at] ?? [])]);
  const hidden = state.hidden.map((own, at): Private => {
    const id = state.ids[at] ?? '';
    const mining = hasMining(state, event, id);
    const cards = cardsNamed(deck, event.dealt[id] ?? {});
    const hand = move(deck, { ...own.hand, mining }, { in: cards });
    return withOwn(own, { hand, done: false });
  });
  const seats = state.ids.map((id, at) => [id, renewed(state, event, id, hidden[at])]);
  return withParts(state, {
    phase: event.phase,
    deadline: event.deadline,
    hidden,
    seats: Object.fromEntries(seats),
    stacks: deal(deck, full, state, event.cities).stacks,
    discards: deck.cards.map(() => 0),
  });
}

/** What stays of a seat from turn to turn, with its new hand and treasury. */
function renewed(
  state: State,
  event: EventOf<'turn-dealt'>,
  id: string,
  own: Private | undefined,
): PublicSeat {
  const { block, misdeals, barred, handLimit } = state.seats[id] ?? {};
  return {
    cards: own?.hand.size ?? 0,
    finished: own === undefined || isFinished(own),
    ...(block && { block }),
    ...(hasMining(state, event, id) && { mining: true as const }),
    ...(misdeals !== undefined && { misdeals }),
    ...(barred && { barred }),
    ...(handLimit !== undefined && { handLimit }),
    ...(event.phase === 'draw' && { treasury: event.treasury[id] ?? 0 }),
  };
}

/** Whether a seat holds Mining in the new turn: as the turn says, else as in the last one. */
function hasMining(state: State, { mining }: EventOf<'turn-dealt'>, id: string): boolean {
  return mining ? mining.includes(id) : state.seats[id]?.mining === true;
}

/** Puts cards, by index, with the discards; Water goes back to its supply. */
export function discard(deck: Deck, state: State, cards: readonly number[]): State {
  const discards = state.discards.slice();
  for (const card of cards) {
    if (card !== deck.water) discards[card] = (discards[card] ?? 0) + 1;
  }
  return withParts(state, { discards });
}

function loseCards(deck: Deck, state: State, seat: string, bag: Bag): State {
  const own = state.hidden[state.ids.indexOf(seat)];
  if (own === undefined) return state;
  const out = pick(deck, own, bag);
  return discard(
    deck,
    withHand(state, seat, (hand) => move(deck, hand, { out })),
    out,
  );
}
