import { withLine } from '@haggle/engine';
import type { Event, EventOf } from './events.ts';
import { moved, underLaws, withGalaxy, withPartings, wormholePlaced } from './evolve/board.ts';
import {
  activated,
  agendaBegun,
  agendaEnded,
  agendaReplaced,
  combatBegun,
  combatEnded,
  phaseEntered,
  tradeFollowed,
  tradeResolved,
  turnBegun,
  turnEnded,
} from './evolve/course.ts';
import { eliminated } from './evolve/elimination.ts';
import {
  converted,
  corrected,
  discardDue,
  discarded,
  excessReturned,
  gained,
  handedOver,
  notePlayed,
  pillaged,
  replenished,
  spent,
  transacted,
} from './evolve/goods.ts';
import { noted } from './evolve/ledger.ts';
import { withMoments } from './evolve/moments.ts';
import { closed, proposed, revised, withDeal } from './evolve/offers.ts';
import { opened } from './evolve/opening.ts';
import { sendHome, withSeat } from './evolve/seats.ts';
import { effectUsed } from './evolve/uses.ts';
import type { Pending, State } from './state.ts';

/** Folds an event into the state; the opening makes it. Never refuses an event that the rules made. */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'opened') return opened(event);
  if (state === null) throw new Error(`a log begins with its opening, not with ${event.type}`);
  return withPartings(state, change(withMoments(noted(state, event), event), event.type, event));
}

type Later = Exclude<Event['type'], 'opened'>;

function change<T extends Later>(state: State, type: T, event: EventOf<T>): State {
  return CHANGES[type](state, event);
}

/** What each event makes of the state. */
const CHANGES: { readonly [T in Later]: (state: State, event: EventOf<T>) => State } = {
  proposed,
  revised,
  withdrawn: (state, event) => closed(state, event, 'withdrawn'),
  declined: (state, event) => closed(state, event, 'declined'),
  said: (state, event) => ({ ...state, talk: withLine(state.talk, event) }),
  agreed: (state, event) => withDeal(closed(state, event, 'traded'), event.between, event.deal),
  transacted,
  'handed-over': handedOver,
  replenished,
  converted,
  gained,
  spent,
  'excess-returned': excessReturned,
  'note-played': notePlayed,
  'note-returned': (state, { note }) => sendHome(state, note),
  pillaged,
  discarded,
  'effect-used': effectUsed,
  corrected,
  'trade-resolved': tradeResolved,
  'trade-followed': tradeFollowed,
  'pillage-offered': (state, { by, target }) => ({
    ...state,
    pending: [...state.pending, { type: 'pillage', by, target }],
  }),
  'pillage-waived': pillageWaived,
  'discard-due': discardDue,
  'turn-begun': turnBegun,
  passed: (state, { seat }) => withSeat(state, seat, () => ({ passed: true })),
  'turn-ended': turnEnded,
  'phase-entered': phaseEntered,
  activated,
  'combat-begun': combatBegun,
  'combat-ended': combatEnded,
  'agenda-begun': agendaBegun,
  'agenda-replaced': agendaReplaced,
  'agenda-ended': agendaEnded,
  'law-enacted': lawEnacted,
  'law-repealed': (state, { law }) =>
    underLaws({ ...state, laws: state.laws.filter((one) => one.law !== law) }),
  'event-begun': (state, { event }) => ({
    ...state,
    events: [...new Set([...state.events, event])],
  }),
  'event-ended': (state, { event }) => ({
    ...state,
    events: state.events.filter((name) => name !== event),
  }),
  eliminated,
  'neighbors-set': (state, { pairs }) => withGalaxy(state, { board: { kind: 'list', pairs } }),
  moved,
  'wormhole-placed': wormholePlaced,
};

function pillageWaived(state: State, { by, targets }: EventOf<'pillage-waived'>): State {
  const stays = (one: Pending) =>
    one.type !== 'pillage' || one.by !== by || !targets.includes(one.target);
  return { ...state, pending: state.pending.filter(stays) };
}

function lawEnacted(state: State, { law, elected }: EventOf<'law-enacted'>): State {
  const others = state.laws.filter((one) => one.law !== law);
  const laws = [...others, elected === null ? { law } : { law, elected }];
  return underLaws({ ...state, laws });
}
