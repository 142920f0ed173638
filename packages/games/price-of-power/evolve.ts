import { withLine } from '@haggle/engine';
import type { Event, EventOf } from './events.ts';
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
import type { Position, State } from './state.ts';

/** Folds an event into the state; the opening makes it. Never refuses an event that the rules made. */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'opened') return opened(event);
  if (state === null) throw new Error(`a log begins with its opening, not with ${event.type}`);
  return change(state, event.type, event);
}

type Later = Exclude<Event['type'], 'opened'>;

function change<T extends Later>(state: State, type: T, event: EventOf<T>): State {
  return CHANGES[type](state, event);
}

/** What each event makes of the state. */
const CHANGES: { readonly [T in Later]: (state: State, event: EventOf<T>) => State } = {
  reshuffled: (state, { deck }) => ({
    ...state,
    deck: { ...state.deck, cards: deck, discard: [] },
  }),
  revealed,
  forgone,
  traded,
  collected,
  'prestige-lost': prestigeLost,
  'inflation-settled': inflationSettled,
  proposed,
  revised,
  withdrawn: (state, event) => closed(state, event, 'withdrawn'),
  declined: (state, event) => closed(state, event, 'declined'),
  agreed,
  said: (state, event) => ({ ...state, talk: withLine(state.talk, event) }),
  'turn-begun': turnBegun,
  'round-ended': roundEnded,
  'age-set': (state, { age }) => withPosition(state, { ...state.position, age }),
  placed: (state, event) => withPosition(state, putPiece(state.position, event)),
  removed: (state, event) => withPosition(state, takePiece(state.position, event)),
  moved: (state, event) => withPosition(state, movePiece(state.position, event)),
  discovered,
  corrected: (state, { realm, set }) =>
    withPosition(
      state,
      withRealm(state.position, realm, () => set),
    ),
};

function withPosition(state: State, position: Position): State {
  return { ...state, position };
}
