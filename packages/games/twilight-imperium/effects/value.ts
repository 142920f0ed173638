import { factions } from '../data/factions.ts';
import type { Seat, State } from '../state.ts';

const DYNAMIS_CORE = 'dynamis-core';
const DYNAMIS_BONUS = 2;

const printed: ReadonlyMap<string, number> = new Map(factions.map(({ id, value }) => [id, value]));

/** The commodity value that stands on a faction's sheet. */
function printedValueOf({ faction }: Pick<Seat, 'faction'>): number {
  return printed.get(faction) ?? 0;
}

/**
 * The commodity value in force: what is printed, two more with Dynamis Core, one more for each space
 * station (rules clause TI-21.2).
 */
export function commodityValueOf(seat: Pick<Seat, 'faction' | 'relics' | 'spaceStations'>): number {
  const core = seat.relics.includes(DYNAMIS_CORE) ? DYNAMIS_BONUS : 0;
  return printedValueOf(seat) + core + seat.spaceStations;
}

/** What Dynamis Core brings when it is purged: the printed value and its own two. */
export function purgeValueOf(seat: Seat): number {
  return printedValueOf(seat) + DYNAMIS_BONUS;
}

/**
 * The most commodities that a seat can have (rules clause TI-21.2); infinite under Age of Commerce.
 */
export function maximumOf(
  { events }: Pick<State, 'events'>,
  seat: Pick<Seat, 'faction' | 'relics' | 'spaceStations'>,
): number {
  return isUnlimited(events) ? Number.POSITIVE_INFINITY : commodityValueOf(seat);
}

/**
 * How many commodities a seat takes when it replenishes (rules clauses TI-21.3, TI-CN2): what is missing
 * to its value, or under Age of Commerce its value whatever it has.
 */
export function shortfallOf({ events }: Pick<State, 'events'>, seat: Seat): number {
  const value = commodityValueOf(seat);
  return isUnlimited(events) ? value : Math.max(0, value - seat.commodities);
}

/** What Dark Pact asks for: the value in force, or in the Age of Commerce the printed one (reading A15). */
export function pactValueOf({ events }: Pick<State, 'events'>, seat: Seat): number {
  return isUnlimited(events) ? printedValueOf(seat) : commodityValueOf(seat);
}

function isUnlimited(events: readonly string[]): boolean {
  return events.includes('age-of-commerce');
}
