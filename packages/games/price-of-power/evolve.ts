import type { Event } from './events.ts';
import { discovered, opened, roundEnded, turnBegun } from './evolve/course.ts';
import { agreed, closed, proposed, revised } from './evolve/offers.ts';
import {
  collected,
  forgone,
  inflationSettled,
  prestigeLost,
  revealed,
  traded,
} from './evolve/trade.ts';
import { withRealm } from './pieces/change.ts';
import { movePiece, putPiece, takePiece } from './pieces/placing.ts';
import type { State } from './state.ts';

/** Folds an event into the state; the opening makes it. Never refuses an event that the rules made. */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'opened') return opened(event);
  if (state === null) throw new Error(`a log begins with its opening, not with ${event.type}`);
  return evolveTrade(state, event);
}

type Later = Exclude<Event, { type: 'opened' }>;

function evolveTrade(state: State, event: Later): State {
  switch (event.type) {
    case 'reshuffled':
      return { ...state, deck: { ...state.deck, cards: event.deck, discard: [] } };
    case 'revealed':
      return revealed(state, event);
    case 'forgone':
      return forgone(state, event);
    case 'traded':
      return traded(state, event);
    case 'collected':
      return collected(state, event);
    case 'prestige-lost':
      return prestigeLost(state, event);
    case 'inflation-settled':
      return inflationSettled(state, event);
    case 'proposed':
      return proposed(state, event);
    case 'revised':
      return revised(state, event);
    case 'withdrawn':
    case 'declined':
      return closed(state, event, event.type);
    case 'agreed':
      return agreed(state, event);
    default:
      return evolveBoard(state, event);
  }
}

type BoardEvent = Extract<
  Event,
  {
    type:
      | 'turn-begun'
      | 'round-ended'
      | 'age-set'
      | 'placed'
      | 'removed'
      | 'moved'
      | 'discovered'
      | 'corrected';
  }
>;

/** The course of play and the referee's changes. */
function evolveBoard(state: State, event: BoardEvent): State {
  const { position } = state;
  switch (event.type) {
    case 'turn-begun':
      return turnBegun(state, event);
    case 'round-ended':
      return roundEnded(state);
    case 'age-set':
      return { ...state, position: { ...position, age: event.age } };
    case 'placed':
      return { ...state, position: putPiece(position, event) };
    case 'removed':
      return { ...state, position: takePiece(position, event) };
    case 'moved':
      return { ...state, position: movePiece(position, event) };
    case 'discovered':
      return discovered(state, event);
    case 'corrected':
      return { ...state, position: withRealm(position, event.realm, () => event.set) };
  }
}
