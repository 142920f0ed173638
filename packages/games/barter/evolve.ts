import { deckOf } from './desk.ts';
import type { Event } from './events.ts';
import {
  barred,
  clockStarted,
  clockStopped,
  endedTrading,
  handLimitSet,
  openedTrading,
  said,
  selected,
  unbarred,
} from './evolve/course.ts';
import {
  accepted,
  closed,
  declined,
  delivered,
  proposed,
  recalled,
  released,
  resumed,
  revised,
} from './evolve/offers.ts';
import { finished, unfinished } from './evolve/seats.ts';
import { misdealt, traded } from './evolve/trades.ts';
import {
  asked,
  bought,
  discarded,
  handedOver,
  opened,
  revealed,
  spent,
  surrendered,
  taken,
  turned,
} from './evolve/turns.ts';
import type { Rulebook } from './rulebook.ts';
import type { State } from './state.ts';

type Fold = { readonly before: State | null; readonly event: Event; readonly after: State };

/**
 * The last event that was folded. The rules look ahead to see what follows from a trade, and the engine
 * folds the same event into the same state right after: the second time costs nothing.
 */
let last: Fold | null = null;

/** Folds an event into the state; the opening makes it. Never refuses an event that the rules made. */
export function evolve(rules: Rulebook, before: State | null, event: Event): State {
  if (before !== null && last?.event === event && last.before === before) return last.after;
  const after = fold(rules, before, event);
  last = { before, event, after };
  return after;
}

function fold(rules: Rulebook, state: State | null, event: Event): State {
  if (event.type === 'opened') return opened(rules, event);
  if (state === null) throw new Error(`a log begins with its opening, not with ${event.type}`);
  switch (event.type) {
    case 'traded':
      return traded(deckOf(rules, state), state, event);
    case 'misdealt':
      return misdealt(state, event);
    case 'proposed':
      return proposed(state, event);
    case 'revised':
      return revised(state, event);
    case 'suspended':
      return closed(state, event.from, event.offer, 'suspended');
    case 'resumed':
      return resumed(state, event);
    case 'withdrawn':
      return closed(state, event.from, event.offer, 'withdrawn');
    case 'declined':
      return declined(state, event);
    case 'lapsed':
      return closed(state, event.from, event.offer, 'lapsed');
    case 'accepted':
      return accepted(state, event);
    case 'released':
      return released(state, event);
    case 'delivered':
      return delivered(deckOf(rules, state), state, event);
    case 'recalled':
      return recalled(state, event);
    case 'said':
      return said(state, event);
    case 'finished':
      return finished(state, event.seat);
    case 'unfinished':
      return unfinished(state, event.seat);
    case 'barred':
      return barred(state, event.seat);
    case 'unbarred':
      return unbarred(state, event.seat);
    case 'trading-opened':
      return openedTrading(state, event);
    case 'clock-stopped':
      return clockStopped(state, event);
    case 'clock-started':
      return clockStarted(state, event);
    case 'trading-ended':
      return endedTrading(state);
    case 'calamities-selected':
      return selected(deckOf(rules, state), state, event);
    case 'bought':
      return bought(deckOf(rules, state), state, event);
    case 'spent':
      return spent(deckOf(rules, state), state, event);
    case 'surrendered':
      return surrendered(deckOf(rules, state), state, event);
    case 'discarded':
      return discarded(deckOf(rules, state), state, event);
    case 'calamities-revealed':
      return revealed(deckOf(rules, state), state, event);
    case 'cards-taken':
      return taken(deckOf(rules, state), state, event);
    case 'cards-asked':
      return asked(state, event);
    case 'handed-over':
      return handedOver(deckOf(rules, state), state, event);
    case 'hand-limit-set':
      return handLimitSet(state, event);
    case 'turn-dealt':
      return turned(deckOf(rules, state), state, event);
  }
}
