import { type Context, type Refused, type Result, refuse } from '@haggle/engine';
import type { Event } from './events.ts';
import type { Realm, State } from './state.ts';

export type Events = Result<readonly Event[]>;
/** Where a deck that is shuffled gets its order from: all that the rules ask of their surroundings, the hour of a word apart. */
export type Chance = Pick<Context, 'random'>;
export type { Refused };

/** The clause behind each code. */
const CLAUSES: Readonly<Record<string, string>> = {
  'turn-over': 'PP-TA',
  'no-power': 'PP-TA',
  'no-merchant': 'PP-TA',
  'not-revealed': 'PP-TA',
  'not-on-card': 'PP-12.1',
  'not-in-play': 'PP-12.1',
  'ship-move': 'PP-TA',
  'slot-free': 'PP-12.3',
  'slot-taken': 'PP-12.3',
  'merchant-limit': 'PP-12.4',
  'not-eligible': 'PP-12.2',
  'ship-not-linked': 'PP-TA',
  'secondary-pirate': 'PP-12.5',
  'secondary-outpowered': 'PP-12.5',
};

/** A refusal with the clause behind its code, if there is one. */
export function refuseBy(
  code: string,
  data?: Readonly<Record<string, string | number>>,
  clause?: string,
): Refused {
  return refuse(code, clause ?? CLAUSES[code], data);
}

/** Refused `wrong-phase`: what this step of a Trade Action waits for comes first. */
export function refuseAt({ phase }: Pick<State, 'phase'>, clause?: string): Refused {
  return refuseBy('wrong-phase', { what: phase }, clause);
}

/** What a realm has; it must sit at the table. */
export function realmOf({ position }: Pick<State, 'position'>, id: string): Realm {
  const realm = Object.hasOwn(position.seats, id) ? position.seats[id] : undefined;
  if (realm === undefined) throw new RangeError(`nobody at the table is called ${id}`);
  return realm;
}
