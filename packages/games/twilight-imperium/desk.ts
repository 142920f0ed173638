import { noSuch, type Refused, type Result, refuse } from '@haggle/engine';
import type { Event } from './events.ts';
import type { Hand, Seat, State } from './state.ts';

export type Events = Result<readonly Event[]>;
export type { Refused };

/** The clause behind each code; a rule that knows a nearer one names it itself. */
export const CLAUSES: Readonly<Record<string, string>> = {
  final: 'TI-T4a',
  'offer-withdrawn': 'TI-T4a',
  'offer-declined': 'TI-T4a',
  'stale-revision': 'TI-T4a',
  self: 'TI-T0',
  eliminated: 'TI-T0',
  'window-closed': 'TI-T1',
  'pair-without-active': 'TI-T1',
  'not-neighbors': 'TI-T1',
  'pair-used': 'TI-T1',
  'item-kind': 'TI-T3',
  'note-limit': 'TI-T2',
  'note-in-play': 'TI-T2',
  'note-banned': 'TI-T2',
  'capture-owner': 'TI-TN2',
  'capture-kind': 'TI-TN2',
  'not-owned': 'TI-T2',
  empty: 'TI-T4',
  'commodity-not-spendable': 'TI-21.7',
};

/** A refusal with the clause behind its code. */
export function refuseBy(
  code: string,
  data?: Readonly<Record<string, string | number>>,
  clause?: string,
): Refused {
  return refuse(code, clause ?? CLAUSES[code], data);
}

/** Refused `wrong-phase`; `what` is missing or in the way where the phase is not the reason. */
export function refuseNow(
  { phase }: Pick<State, 'phase'>,
  what: string,
  data: Readonly<Record<string, string>> = {},
): Refused {
  return refuseBy('wrong-phase', { phase, what, ...data });
}

/** What everybody sees of a seat, which must sit at the table. */
export function seatOf(state: Pick<State, 'seats'>, id: string): Seat {
  const seat = Object.hasOwn(state.seats, id) ? state.seats[id] : undefined;
  if (seat === undefined) throw new RangeError(`nobody at the table is called ${id}`);
  return seat;
}

/** The hidden hand of a seat, which must sit at the table. */
export function handOf(state: Pick<State, 'hands'>, id: string): Hand {
  const hand = Object.hasOwn(state.hands, id) ? state.hands[id] : undefined;
  if (hand === undefined) throw new RangeError(`nobody at the table is called ${id}`);
  return hand;
}

/** Refused `no-such` for a name that is no seat of the table. */
export function checkSeat({ ids }: Pick<State, 'ids'>, name: string): Refused | null {
  return ids.includes(name) ? null : noSuch('seat', name);
}
