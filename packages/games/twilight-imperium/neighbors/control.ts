import { rememberAll } from '@haggle/engine';
import { isFighter } from '../fighters.ts';
import type { Galaxy, State } from '../state.ts';
import type { BoardView } from '../view.ts';
import { type GalaxyMap, readMap } from './map.ts';
import { findHomeOf } from './systems.ts';

/**
 * The galaxy in which neighbors are found: everybody is where his units were told to be, where he controls planets,
 * with or without units, and where he fights, as long as that lasts (living rules reference, rule 60; rules clauses
 * TI-T1, TI-TN3, TI-TN5). With a list of pairs nobody is anywhere, and control makes no neighbors.
 */
export function galaxyOf({ galaxy, seats }: Pick<State, 'galaxy' | 'seats'>): Galaxy {
  if (galaxy.board.kind === 'list') return galaxy;
  const controlled = Object.keys(galaxy.factions).map((seat) => seats[seat]?.planets ?? []);
  return withControl(galaxy, ...controlled);
}

/** The planets are given by seat, in the order of the factions; the same galaxy where nobody is anywhere else. */
const withControl = rememberAll(
  (galaxy: Galaxy, ...controlled: readonly (readonly string[])[]): Galaxy => {
    const { board, factions } = galaxy;
    if (board.kind === 'list') return galaxy;
    const map = readMap(board.map);
    const more = Object.keys(factions).flatMap((seat, at) => {
      const told = board.presence[seat] ?? [];
      const homes = homesOf(map, controlled[at] ?? []);
      const places = new Set([...told, ...homes, ...groundOf(galaxy, seat)]);
      return places.size === told.length ? [] : [[seat, [...places].toSorted()] as const];
    });
    if (more.length === 0) return galaxy;
    const presence = { ...board.presence, ...Object.fromEntries(more) };
    return { ...galaxy, board: { ...board, presence } };
  },
);

/** The system in which a seat fights, unless nothing of it is left there. */
function groundOf({ combat }: Galaxy, seat: string): readonly string[] {
  if (combat?.system == null || !isFighter(combat, seat)) return [];
  return combat.gone?.includes(seat) ? [] : [combat.system];
}

/** By seat, the systems in which it is although no units were told: of this galaxy, but not of the one that was told. */
export function controlledIn(
  { board }: Galaxy,
  { board: told }: Galaxy,
): Readonly<Record<string, readonly string[]>> {
  if (board === told || board.kind === 'list' || told.kind === 'list') return {};
  const alone = Object.entries(board.presence).map(([seat, places]) => {
    const units = told.presence[seat] ?? [];
    return [seat, places.filter((place) => !units.includes(place))] as const;
  });
  return Object.fromEntries(alone.filter(([, places]) => places.length > 0));
}

/** Whether a seat has units in a system, as far as was told: who is there by a planet alone may still come. */
export function hasUnits(
  { presence, controlled }: Pick<BoardView, 'presence' | 'controlled'>,
  seat: string,
  system: string,
): boolean {
  const isThere = presence[seat]?.includes(system) ?? false;
  return isThere && !controlled?.[seat]?.includes(system);
}

function homesOf(map: GalaxyMap, planets: readonly string[]): readonly string[] {
  return planets.map((planet) => findHomeOf(map, planet)).filter((system) => system !== undefined);
}
