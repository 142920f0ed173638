import { areas } from '../../../data/areas.ts';
import { distantBoards } from '../../../data/distant.ts';
import { nodes } from '../../../data/nodes.ts';
import { zones } from '../../../data/zones.ts';
import type { Place } from '../../board-context.ts';

const provinces: readonly string[] = [
  ...areas.flatMap(({ provinces, early }) => [...provinces, ...early]),
  ...distantBoards.flatMap(({ places }) => places),
].toSorted();

/** Every place of the map by its kind. */
export const PLACES: readonly { readonly kind: Place['kind']; readonly ids: readonly string[] }[] =
  [
    { kind: 'node', ids: nodes.map(({ id }) => id) },
    { kind: 'zone', ids: zones.map(({ id }) => id) },
    { kind: 'province', ids: provinces },
  ];

/** A place as the value of a list entry: its kind and its id. */
export function writePlace({ kind, id }: Place): string {
  return `${kind} ${id}`;
}

/** The place that a list entry's value means, or null where it means none. */
export function readPlace(value: string): Place | null {
  return (
    PLACES.flatMap(({ kind, ids }) => ids.map((id) => ({ kind, id }))).find(
      (place) => writePlace(place) === value,
    ) ?? null
  );
}
