import type { EventOf } from '../events.ts';
import { notesOf } from '../notes.ts';
import type { Options } from '../readings.ts';
import type { Seat, State } from '../state.ts';
import { isReconstructed } from './board.ts';
import { turnWindow } from './course.ts';

/**
 * The state of a table that has just opened, in round 1; with an active seat its first turn's window is open. Notes
 * that the set-up puts nowhere are out of the game.
 */
export function opened(event: EventOf<'opened'>): State {
  const { expansions, phase, active, hands, board, laws, events } = event;
  const seats: Record<string, Seat> = {};
  const factions: Record<string, string> = {};
  for (const [id, seat] of Object.entries(event.seats)) {
    seats[id] = { ...seat, passed: false };
    factions[id] = seat.faction;
  }
  return {
    options: event.options as Options,
    expansions,
    ids: Object.keys(seats),
    phase,
    round: 1,
    active,
    window: active === null ? null : turnWindow(1, 1),
    agenda: null,
    activation: null,
    trade: null,
    replenished: {},
    extras: [],
    used: [],
    pending: [],
    laws,
    events,
    galaxy: {
      board,
      combat: null,
      factions,
      reconstructed: isReconstructed({ laws }),
      modernized: [],
      folded: [],
      tethers: [],
    },
    seats,
    hands,
    pairs: {},
    transactions: [],
    ledger: [],
    out: findOut(event),
    tally: {
      turns: active === null ? 0 : 1,
      agendas: 0,
      replaced: 0,
      transactions: 0,
      ended: 0,
    },
  };
}

/** The notes of the game that the set-up puts nowhere. */
function findOut({ seats, hands, expansions }: EventOf<'opened'>): readonly string[] {
  const placed = new Set([
    ...Object.values(hands).flatMap(({ notes }) => notes),
    ...Object.values(seats).flatMap(({ playArea }) => playArea),
  ]);
  const all = Object.keys(seats).flatMap((id) => notesOf(id, seats[id]?.faction ?? '', expansions));
  return all.filter((note) => !placed.has(note)).toSorted();
}
