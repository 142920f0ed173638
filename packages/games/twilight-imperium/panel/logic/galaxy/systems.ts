import { CENTRES, type Tile, tiles } from '../../../data/tiles.ts';
import { hasUnits } from '../../../neighbors/control.ts';
import { type GalaxyMap, OFF_BOARD, readMap } from '../../../neighbors/map.ts';
import { findSystem, wormholesOf } from '../../../neighbors/systems.ts';
import type { BoardView, SeatView, View } from '../../../view.ts';
import type { SystemEvent } from './mention.ts';

/** A system as it is drawn and told. */
export type SystemInfo = {
  readonly id: string;
  /** What stands on the hex: the tile's number, or nothing for a home that is not known. */
  readonly number: string;
  readonly name: string;
  readonly planets: number;
  readonly wormholes: readonly string[];
  readonly anomalies: readonly string[];
  /** Whether this is the centre of the galaxy. */
  readonly isCentre: boolean;
};

const FIRST_OF_KINGS = 59;
const LOCKED = '82a';
const NEXUS = '82b';

/** What is known of a system of a map, its wormhole tokens included. */
export function infoOf(map: GalaxyMap, id: string, tokens: BoardView['tokens'] = []): SystemInfo {
  const tile = map.systems.find((system) => system.id === id)?.tile ?? id;
  const known: Tile | undefined = Object.hasOwn(tiles, tile) ? tiles[tile] : undefined;
  const laid = tokens.filter(({ system }) => system === id).map(({ wormhole }) => wormhole);
  return {
    id,
    number: tile === '0' ? '' : id.replace(/^82b$/, '82'),
    name: known?.name ?? '',
    planets: known?.planets?.length ?? 0,
    wormholes: [...new Set([...wormholesOf(map, id), ...laid])],
    anomalies: known?.anomalies ?? [],
    isCentre: CENTRES.includes(tile),
  };
}

/**
 * The systems beside the map that are drawn: the nexus where the map has tiles of its expansion, the
 * homes behind a gate where their faction plays, and wherever somebody is.
 */
export function findAside(
  map: GalaxyMap,
  { presence }: Pick<BoardView, 'presence'>,
  seats: Readonly<Record<string, Pick<SeatView, 'faction'>>>,
): string[] {
  const occupied = new Set(Object.values(presence).flat());
  const factions = new Set(Object.values(seats).map(({ faction }) => faction));
  const hasKings = map.systems.some(({ tile }) => Number.parseInt(tile, 10) >= FIRST_OF_KINGS);
  const onMap = new Set(map.systems.map(({ id }) => id));
  return OFF_BOARD.filter((id) => {
    if (onMap.has(id) || id === LOCKED) return false;
    if (occupied.has(id)) return true;
    if (id === NEXUS) return hasKings;
    return id === '51' ? factions.has('creuss') : factions.has('crimson');
  });
}

/** The map of a board, read. */
export function mapOf({ map }: Pick<BoardView, 'map'>): GalaxyMap {
  return readMap(map);
}

/** Who is in a system, in the order of the seats. */
export function findPresent(board: BoardView, seats: View['seats'], system: string): string[] {
  return Object.keys(seats).filter((seat) => board.presence[seat]?.includes(system));
}

/** The system of a board that somebody calls by its number; undefined: there is none. */
export function findNamed(board: Pick<BoardView, 'map'>, named: string): string | undefined {
  return findSystem(mapOf(board), named);
}

/** What goes on in a system: the activation of this action, and rather the combat that came of it. */
export function findEvent(
  { activation, combat }: Pick<View, 'activation' | 'combat'>,
  board: Pick<BoardView, 'map'>,
  system: string,
): SystemEvent | undefined {
  const isHere = (named: number | string | null | undefined) =>
    named != null && findNamed(board, String(named)) === system;
  if (isHere(combat?.system)) return 'combat';
  return activation?.isPast !== true && isHere(activation?.system) ? 'activated' : undefined;
}

/** Who has units in the system that somebody calls by its number, as far as the map says. */
export function findUnits(
  { board, seats }: Pick<View, 'board' | 'seats'>,
  named: string,
): string[] {
  const system = board === null ? undefined : findNamed(board, named);
  if (board === null || system === undefined) return [];
  return Object.keys(seats).filter((seat) => hasUnits(board, seat, system));
}
