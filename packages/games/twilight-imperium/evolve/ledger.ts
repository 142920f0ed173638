import { keep } from '@haggle/engine';
import type { Event } from '../events.ts';
import type { Line, State } from '../state.ts';

/** Writes an event into the public ledger, where it belongs there. */
export function noted(state: State, event: Event): State {
  const line = lineOf(event);
  return line === null ? state : { ...state, ledger: keep(state.ledger, line) };
}

function lineOf(event: Event): Line | null {
  const what = event.type;
  switch (event.type) {
    case 'replenished':
    case 'converted':
    case 'gained':
      return { what, seat: event.seat, by: event.effect };
    case 'spent':
      return { what, seat: event.seat, by: event.permittedBy ?? '' };
    case 'handed-over':
      return { what, seat: event.from, by: event.effect };
    case 'note-played':
      return {
        what,
        seat: event.by,
        by: event.target ? `${event.note} ${event.target}` : event.note,
      };
    case 'note-returned':
      return { what, seat: event.from, by: event.note };
    case 'effect-used':
      return {
        what,
        seat: event.by,
        by: event.target ? `${event.effect} ${event.target}` : event.effect,
      };
    case 'corrected':
      return { what, seat: event.seat ?? 'host', by: event.why };
    default:
      return null;
  }
}
