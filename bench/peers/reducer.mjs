import core from 'boardgame.io/dist/cjs/internal.js';
import { swapGame } from './swap-game.mjs';

/** boardgame.io's reducer with the swap game at 18 seats: a function that carries out one swap. */
export function makeBoardgameSwap() {
  const reduce = core.CreateGameReducer({ game: swapGame });
  let state = core.InitializeGame({ game: swapGame, numPlayers: 18 });
  return ({ maker, taker, gives, gets }) => {
    const before = state;
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'swap', args: [taker, gives, gets], playerID: maker },
    });
    if (state.G === before.G) throw new Error('boardgame.io refused the swap');
  };
}
