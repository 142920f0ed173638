import { fillIn, remember } from '@haggle/engine';
import { isPair } from '../allowance.ts';
import { MECATOL_REX } from '../data/tiles.ts';
import { isFighter } from '../fighters.ts';
import type { Galaxy } from '../state.ts';
import words from '../words/en.json' with { type: 'json' };
import { type GalaxyMap, readMap } from './map.ts';
import { findSystem, nameSystem } from './systems.ts';
import { areAdjacent, placesOf, type Touch, touchesOf } from './touches.ts';

/** By seat and seat, why they are neighbors, in words; seats that are none are left out. */
export type Neighbors = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** So many places where a pair touches are told; one sentence stands for all others. */
export const MOST_TOLD = 16;

/**
 * Who is a neighbor of whom, and why: two players are neighbors where both have a unit or a planet in one
 * system or in two adjacent ones (living rules reference, rule 60; rules clauses TI-T1, TI-TN3, TI-TN5).
 */
export const findNeighbors = remember((galaxy: Galaxy): Neighbors => {
  const seats = Object.keys(galaxy.factions);
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const seat of seats) found[seat] = {};
  for (const [at, one] of seats.entries()) {
    for (const other of seats.slice(at + 1)) {
      const reasons = [...onBoard(galaxy, one, other), ...inCombat(galaxy, one, other)];
      if (reasons.length === 0) continue;
      found[one] = { ...found[one], [other]: reasons };
      found[other] = { ...found[other], [one]: reasons };
    }
  }
  return found;
});

/** Whether two seats are neighbors now. */
export function areNeighbors(galaxy: Galaxy, one: string, other: string): boolean {
  return findNeighbors(galaxy)[one]?.[other] !== undefined;
}

function onBoard(galaxy: Galaxy, one: string, other: string): readonly string[] {
  const { board } = galaxy;
  if (board.kind === 'list') {
    const isListed = board.pairs.some((pair) => isPair(pair, one, other));
    return isListed ? [words.names['reason-listed']] : [];
  }
  const map = readMap(board.map);
  const told = tellTouches(map, touchesOf(galaxy, one, other));
  return [...new Set([...told, ...modernized(galaxy, map, one, other)])];
}

function tellTouches(map: GalaxyMap, touches: Iterable<Touch>): readonly string[] {
  const told: string[] = [];
  for (const touch of touches) {
    if (told.length === MOST_TOLD) return [...told, words.names['reason-more']];
    told.push(tellTouch(map, touch));
  }
  return told;
}

function tellTouch(map: GalaxyMap, { from, to, reason, wormhole = '' }: Touch): string {
  if (reason === 'reason-same') return tell(reason, { system: nameSystem(map, from) });
  return tell(reason, { from: nameSystem(map, from), to: nameSystem(map, to), wormhole });
}

/** I.I.H.Q. Modernization: the owner is a neighbor of all who are in or next to Mecatol Rex. */
function modernized(galaxy: Galaxy, map: GalaxyMap, one: string, other: string): readonly string[] {
  const { board, modernized: owners } = galaxy;
  const guest = owners.includes(one) ? other : owners.includes(other) ? one : undefined;
  const centre = findSystem(map, MECATOL_REX);
  if (guest === undefined || centre === undefined || board.kind !== 'map') return [];
  const isNear = (from: string) => areAdjacent(galaxy, { from, to: centre, one, other });
  const place = placesOf(board, guest).find((id) => id === centre || isNear(id));
  if (place === undefined) return [];
  return [tell('reason-modernized', { seat: guest, system: nameSystem(map, place) })];
}

function inCombat({ combat }: Galaxy, one: string, other: string): readonly string[] {
  if (combat === null || combat.gone !== undefined) return [];
  if (!isFighter(combat, one) || !isFighter(combat, other)) return [];
  return combat.system === null
    ? [words.names['reason-combat']]
    : [tell('reason-combat-in', { system: combat.system })];
}

type Reason = Extract<keyof typeof words.names, `reason-${string}`>;

function tell(reason: Reason, data: Readonly<Record<string, string>>): string {
  return fillIn(words.names[reason], data);
}
