import core from 'boardgame.io/dist/cjs/core.js';
import { HANDS } from '../swap.mjs';

const everybody = { ignoreStaleStateID: true, redact: true, undoable: false };

/** The same trade as a boardgame.io game: three moves, or the swap alone; all seats may move at any time. */
export const swapGame = {
  name: 'swap',
  disableUndo: true,
  setup: () => ({
    hands: Object.fromEntries(HANDS.map((hand, seat) => [seat, hand])),
    offers: {},
    trades: 0,
  }),
  playerView: ({ G, playerID }) => ({
    counts: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, hand.length])),
    hand: G.hands[playerID] ?? [],
    offers: offersOf(G.offers, playerID),
    trades: G.trades,
  }),
  turn: { activePlayers: core.ActivePlayers.ALL },
  moves: {
    swap: {
      ...everybody,
      move: ({ G, playerID }, other, gives, gets) => trade(G, playerID, other, gives, gets),
    },
    propose: {
      ...everybody,
      move: ({ G, playerID }, id, to) => {
        G.offers[id] = { from: playerID, to };
      },
    },
    accept: {
      ...everybody,
      move: ({ G, playerID }, id, cards) => {
        const offer = G.offers[id];
        if (offer?.to !== playerID) return core.INVALID_MOVE;
        offer.sealed = cards;
      },
    },
    deliver: {
      ...everybody,
      move: ({ G, playerID }, id, cards) => {
        const offer = G.offers[id];
        if (offer?.from !== playerID || !offer.sealed) return core.INVALID_MOVE;
        delete G.offers[id];
        return trade(G, playerID, offer.to, cards, offer.sealed);
      },
    },
  },
};

function offersOf(offers, seat) {
  return Object.fromEntries(
    Object.entries(offers).filter(([, offer]) => offer.from === seat || offer.to === seat),
  );
}

function trade(G, one, other, gives, gets) {
  if (!take(G.hands[one], gives) || !take(G.hands[other], gets)) return core.INVALID_MOVE;
  G.hands[one].push(...gets);
  G.hands[other].push(...gives);
  G.trades += 1;
  return undefined;
}

function take(hand, cards) {
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at < 0) return false;
    hand.splice(at, 1);
  }
  return true;
}
