import { remember } from '@haggle/engine';
import { CENTRES, type Tile, tiles } from '../data/tiles.ts';
import { type GalaxyMap, OFF_BOARD, type System } from './map.ts';

const systemsOf = remember(
  ({ systems }: GalaxyMap): ReadonlyMap<string, System> =>
    new Map(systems.map((system) => [system.id, system])),
);

/**
 * The id of a system of this map from what somebody calls it: a tile number, `39#2` for the second tile
 * of that number, 18 or 112 for the centre, 82 for the wormhole nexus. Undefined: there is none.
 */
export function findSystem(map: GalaxyMap, named: number | string): string | undefined {
  const text = String(named).toLowerCase();
  const known = systemsOf(map).get(text);
  if (known) return known.id;
  // Somebody is at the nexus, so it is active.
  const aside = text === '82' ? '82b' : text;
  const offBoard = OFF_BOARD.find((id) => id === aside);
  if (offBoard) return offBoard;
  if (CENTRES.includes(text)) return map.systems.find(isCentre)?.id;
  return undefined;
}

/**
 * The system of this map, or beside it, that a planet belongs to, by the planet's id or by its name on the tile
 * (`mr`, `mecatol-rex`); undefined: no tile here has such a planet.
 */
export function findHomeOf(map: GalaxyMap, planet: string): string | undefined {
  return homesOn(map).get(lettersOf(planet));
}

/** By the letters of a planet's id or name, its system; ids go before names, the map before what lies beside it. */
const homesOn = remember(({ systems }: GalaxyMap): ReadonlyMap<string, string> => {
  const places = [...systems, ...OFF_BOARD.map((id) => ({ id, tile: id }))].map(({ id, tile }) => ({
    id,
    known: Object.hasOwn(tiles, tile) ? tiles[tile] : undefined,
  }));
  const homes = new Map<string, string>();
  for (const namesOf of [idsOn, namesOn]) {
    for (const { id, known } of places) {
      for (const letters of namesOf(known).map(lettersOf)) {
        if (!homes.has(letters)) homes.set(letters, id);
      }
    }
  }
  return homes;
});

function idsOn(tile: Tile | undefined): readonly string[] {
  return tile?.planets ?? [];
}

/** The planets of a tile as its name tells them: `Maaluuk/Druaa - Naalu` has two. */
function namesOn(tile: Tile | undefined): readonly string[] {
  if (tile?.planets === undefined) return [];
  return tile.name.replace(/ - .*$| \(.*\)$/, '').split('/');
}

/** Planets are called `mollprimus` by some and `moll-primus` by others. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function isCentre({ q, r, tile }: GalaxyMap['systems'][number]): boolean {
  return q === 0 && r === 0 && CENTRES.includes(tile);
}

/** The wormholes printed on a system's tile; also of those beside the map. */
export function wormholesOf(map: GalaxyMap, system: string): readonly string[] {
  const known = systemsOf(map).get(system);
  if (known) return known.wormholes;
  return Object.hasOwn(tiles, system) ? (tiles[system]?.wormholes ?? []) : [];
}

/** Whether a system, by its id, is printed as an anomaly. */
export function isAnomaly(system: string): boolean {
  const tile = system.split('#')[0] ?? '';
  return Object.hasOwn(tiles, tile) && tiles[tile]?.anomalies !== undefined;
}

/** A system as people call it: number and name. */
export function nameSystem(map: GalaxyMap, system: string): string {
  const name =
    systemsOf(map).get(system)?.name ??
    (Object.hasOwn(tiles, system) ? tiles[system]?.name : undefined);
  return name === undefined ? system : `${system} ${name}`;
}
