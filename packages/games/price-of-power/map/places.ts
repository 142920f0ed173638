import { areas } from '../data/areas.ts';
import { distantBoards } from '../data/distant.ts';
import { type NodeRow, nodes } from '../data/nodes.ts';
import { type ZoneRow, zones } from '../data/zones.ts';
import type { Edition } from '../state.ts';

const zoneById: ReadonlyMap<string, ZoneRow> = new Map(zones.map((zone) => [zone.id, zone]));
const nodeById: ReadonlyMap<string, NodeRow> = new Map(nodes.map((node) => [node.id, node]));

const continentByPlace: ReadonlyMap<string, number | null> = new Map(
  distantBoards.flatMap(({ continent, places }) => places.map((place) => [place, continent])),
);

const mainAreas: ReadonlySet<string> = new Set(areas.map(({ id }) => id));

const areaByProvince: ReadonlyMap<string, string> = new Map([
  ...[...continentByPlace.keys()].map((place) => [place, place] as const),
  ...areas.flatMap(({ id, provinces, early }) =>
    [...provinces, ...early].map((province) => [province, id] as const),
  ),
]);

/** The Sea Zone with this id, if there is one. */
export function zoneOf(id: string): ZoneRow | undefined {
  return zoneById.get(id);
}

/** The Trade Node with this id, if there is one. */
export function nodeOf(id: string): NodeRow | undefined {
  return nodeById.get(id);
}

/** Whether this is the id of an Area, of the main map or of a Distant Continent. */
export function isArea(id: string): boolean {
  return mainAreas.has(id) || continentByPlace.has(id);
}

/** Whether an Area lies on a Distant Continent; no Influence can be there. */
export function isDistantArea(id: string): boolean {
  return continentByPlace.has(id);
}

/** Whether this is the id of a province; a place of a Distant Continent is Area and province in one. */
export function isProvince(id: string): boolean {
  return areaByProvince.has(id);
}

/** The Area that a province belongs to; undefined for what is no province. */
export function areaOf(province: string): string | undefined {
  return areaByProvince.get(province);
}

/** The number of the Distant Continent that an Area or province lies on, or null. */
export function continentOf(place: string): number | null {
  return continentByPlace.get(areaByProvince.get(place) ?? place) ?? null;
}

/** Whether a node is on a board that the edition has (rules clause PP-12.1). */
export function isInPlay(node: string, edition: Edition): boolean {
  const board = nodeById.get(node)?.board;
  return board !== undefined && (board !== 'east' || edition === 'deluxe');
}
