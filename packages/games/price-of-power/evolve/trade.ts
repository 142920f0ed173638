import { layMerchant } from '../choices/merchants.ts';
import type { EventOf } from '../events.ts';
import { moveShip } from '../map/moves.ts';
import { withRealm } from '../pieces/change.ts';
import { type Choice, type Position, REVEALING_COSTS, type State } from '../state.ts';

/** Three cards lie face up, and a turn's Trade Action is taken. */
export function revealed(state: State, { seat, cards }: EventOf<'revealed'>): State {
  const { deck } = state;
  return {
    ...state,
    phase: 'revealed',
    acted: true,
    revealed: cards,
    deck: { ...deck, cards: deck.cards.slice(cards.length) },
    position: withRealm(state.position, seat, ({ diplomaticPower }) => ({
      diplomaticPower: diplomaticPower - REVEALING_COSTS,
    })),
  };
}

/** The revealed cards are discarded for ducats, and the Trade Action is over (PP-TA). */
export function forgone(state: State, { seat, cards, ducats }: EventOf<'forgone'>): State {
  return { ...discardAll(state, cards), position: pay(state.position, { [seat]: ducats }) };
}

/** The cards go to the discard pile, and nothing is face up any more. */
function discardAll(state: State, cards: readonly string[]): State {
  const { deck } = state;
  const discard = [...deck.discard, ...cards];
  return { ...state, phase: 'idle', revealed: [], deck: { ...deck, discard } };
}

function pay(position: Position, income: Readonly<Record<string, number>>): Position {
  return Object.entries(income).reduce(
    (paid, [id, more]) => withRealm(paid, id, ({ ducats }) => ({ ducats: ducats + more })),
    position,
  );
}

/** The ship has moved, the Merchant lies at the node, two cards are discarded; nobody is paid yet. */
export function traded(state: State, event: EventOf<'traded'>): State {
  const { seat, node, ship, discarded, tied } = event;
  const { deck } = state;
  const sailed = ship === null ? state.position : moveShip(state.position, seat, ship);
  const merchant = sailed.seats[seat]?.merchants.find(
    (one) => one.node === event.merchant && !one.laid,
  );
  return {
    ...state,
    phase: 'ranking',
    position: merchant ? layMerchant(sailed, seat, { merchant, node }) : sailed,
    revealed: [event.card],
    deck: { ...deck, discard: [...deck.discard, ...discarded] },
    choice: ship === null ? withoutShip(event) : { ...withoutShip(event), ship },
    tied,
  };
}

/** The choice that an event tells, without the ship that moved for it. */
function withoutShip({ card, node, kind, primary }: Omit<Choice, 'ship'>): Omit<Choice, 'ship'> {
  return primary === undefined ? { card, node, kind } : { card, node, kind, primary };
}

/**
 * Everybody has the ducats of the Trade Action, which is now the last one; it is over unless Gold brought
 * inflation, which is settled first (PP-12.1).
 */
export function collected(state: State, event: EventOf<'collected'>): State {
  const { powers, rows, income, why, inflation } = event;
  const paid: State = {
    ...state,
    position: pay(state.position, income),
    tied: [],
    lastTrade: { ...withoutShip(event), powers, rows, income, why },
  };
  return inflation ? { ...paid, phase: 'inflation' } : finish(paid);
}

/** The used card is discarded (PP-TA). */
function finish(state: State): State {
  return { ...discardAll(state, state.revealed), choice: null };
}

/** Using the card cost the seat this much Prestige (PP-12.1, Slaves). */
export function prestigeLost(state: State, { seat, prestige }: EventOf<'prestige-lost'>): State {
  const position = withRealm(state.position, seat, (realm) => ({
    prestige: realm.prestige - prestige,
  }));
  return { ...state, position };
}

/**
 * The inflation of Gold is paid for, with 1 Interest token more or 1 administrative power less; the Trade Action
 * is over (PP-12.1).
 */
export function inflationSettled(state: State, event: EventOf<'inflation-settled'>): State {
  const position = withRealm(state.position, event.seat, ({ administrativePower, interest }) =>
    event.with === 'interest'
      ? { interest: interest + 1 }
      : { administrativePower: administrativePower - 1 },
  );
  return finish({ ...state, position });
}
