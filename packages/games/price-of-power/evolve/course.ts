import type { EventOf } from '../events.ts';
import type { Position, State } from '../state.ts';

/** The state of a table that has just opened: its position and deck, no Trade Action begun, no offers. */
export function opened({ position, deck, aside, discovered }: EventOf<'opened'>): State {
  return {
    ids: Object.keys(position.seats),
    position,
    phase: 'idle',
    acted: false,
    deck: { cards: deck, discard: [], aside },
    revealed: [],
    discovered,
    choice: null,
    tied: [],
    lastTrade: null,
    pairs: {},
    ended: 0,
  };
}

/** It is this seat's turn, and its Trade Action is still to be taken. */
export function turnBegun(state: State, { seat }: EventOf<'turn-begun'>): State {
  return { ...state, acted: false, position: { ...state.position, active: seat } };
}

/** All Merchants stand up (PP-12.4), and whose turn it is has not acted: a new round brings a new turn. */
export function roundEnded(state: State): State {
  const { position } = state;
  const seats = Object.entries(position.seats).map(([id, realm]) => {
    const isLaid = realm.merchants.some(({ laid }) => laid);
    const merchants = realm.merchants.map(({ node }) => ({ node, laid: false }));
    return [id, isLaid ? { ...realm, merchants } : realm] as const;
  });
  const stood: Position = { ...position, seats: Object.fromEntries(seats) };
  return { ...state, acted: false, position: stood };
}

/**
 * A Distant Continent is open: its cards leave those aside, and the deck lies as it was shuffled, the discard
 * pile in it (PP-12.6).
 */
export function discovered(state: State, event: EventOf<'discovered'>): State {
  const { aside } = state.deck;
  return {
    ...state,
    discovered: [...state.discovered, event.continent].sort(),
    deck: {
      cards: event.deck,
      discard: [],
      aside: aside.filter((card) => !event.cards.includes(card)),
    },
  };
}
