import type { Event } from './events.ts';
import {
  activated,
  agendaBegun,
  agendaEnded,
  agendaReplaced,
  combatBegun,
  combatEnded,
  lawsAre,
  moved,
  opened,
  phaseEntered,
  tradeFollowed,
  tradeResolved,
  turnBegun,
  turnEnded,
  withGalaxy,
  wormholePlaced,
} from './evolve/course.ts';
import {
  converted,
  corrected,
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
import { closed, proposed, revised, withDeal } from './evolve/offers.ts';
import { sendHome, withSeat } from './evolve/seats.ts';
import { effectUsed } from './evolve/uses.ts';
import type { State } from './state.ts';

/** Folds an event into the state; the opening makes it. Never refuses an event that the rules made. */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'opened') return opened(event);
  if (state === null) throw new Error(`a log begins with its opening, not with ${event.type}`);
  return evolveGoods(noted(state, event), event);
}

function evolveGoods(state: State, event: Exclude<Event, { type: 'opened' }>): State {
  switch (event.type) {
    case 'proposed':
      return proposed(state, event);
    case 'revised':
      return revised(state, event);
    case 'withdrawn':
      return closed(state, event.between, event.offer, 'withdrawn');
    case 'declined':
      return closed(state, event.between, event.offer, 'declined');
    case 'agreed': {
      const next = closed(state, event.between, event.offer, 'traded');
      return withDeal(next, event.between, event.deal);
    }
    case 'transacted':
      return transacted(state, event);
    case 'handed-over':
      return handedOver(state, event);
    case 'replenished':
      return replenished(state, event);
    case 'converted':
      return converted(state, event);
    case 'gained':
      return gained(state, event);
    case 'spent':
      return spent(state, event);
    case 'excess-returned':
      return excessReturned(state, event);
    case 'note-played':
      return notePlayed(state, event);
    case 'note-returned':
      return sendHome(state, event.note);
    case 'pillaged':
      return pillaged(state, event);
    case 'discarded':
      return discarded(state, event);
    case 'effect-used':
      return effectUsed(state, event);
    case 'corrected':
      return corrected(state, event);
    default:
      return evolveCourse(state, event);
  }
}

type CourseEvent = Exclude<Event, { type: GoodsType }>;
type GoodsType =
  | 'opened'
  | 'proposed'
  | 'revised'
  | 'withdrawn'
  | 'declined'
  | 'agreed'
  | 'transacted'
  | 'handed-over'
  | 'replenished'
  | 'converted'
  | 'gained'
  | 'spent'
  | 'excess-returned'
  | 'note-played'
  | 'note-returned'
  | 'pillaged'
  | 'discarded'
  | 'effect-used'
  | 'corrected';

/** The course of play, the board, laws, and what waits for somebody. */
function evolveCourse(state: State, event: CourseEvent): State {
  switch (event.type) {
    case 'trade-resolved':
      return tradeResolved(state, event);
    case 'trade-followed':
      return tradeFollowed(state, event);
    case 'pillage-offered': {
      const { by, target } = event;
      return { ...state, pending: [...state.pending, { type: 'pillage', by, target }] };
    }
    case 'pillage-waived': {
      const { by, targets } = event;
      const stays = (one: State['pending'][number]) =>
        one.type !== 'pillage' || one.by !== by || !targets.includes(one.target);
      return { ...state, pending: state.pending.filter(stays) };
    }
    case 'discard-due': {
      const { seat: by, count } = event;
      return { ...state, pending: [...state.pending, { type: 'discard', by, count }] };
    }
    case 'turn-begun':
      return turnBegun(state, event);
    case 'passed':
      return withSeat(state, event.seat, () => ({ passed: true }));
    case 'turn-ended':
      return turnEnded(state);
    case 'phase-entered':
      return phaseEntered(state, event);
    case 'activated':
      return activated(state, event);
    case 'combat-begun':
      return combatBegun(state, event);
    case 'combat-ended':
      return combatEnded(state, event);
    case 'agenda-begun':
      return agendaBegun(state, event);
    case 'agenda-replaced':
      return agendaReplaced(state, event);
    case 'agenda-ended':
      return agendaEnded(state);
    case 'law-enacted': {
      const { law, elected } = event;
      const others = state.laws.filter((one) => one.law !== law);
      return lawsAre(state, [...others, elected === null ? { law } : { law, elected }]);
    }
    case 'law-repealed':
      return lawsAre(
        state,
        state.laws.filter(({ law }) => law !== event.law),
      );
    case 'event-begun':
      return { ...state, events: [...new Set([...state.events, event.event])] };
    case 'event-ended':
      return { ...state, events: state.events.filter((name) => name !== event.event) };
    case 'neighbors-set':
      return withGalaxy(state, { board: { kind: 'list', pairs: event.pairs } });
    case 'moved':
      return moved(state, event);
    case 'wormhole-placed':
      return wormholePlaced(state, event);
  }
}
