import { z } from 'zod';
import { parseMap } from '../neighbors/map.ts';
import { findHomeOf } from '../neighbors/systems.ts';
import type { Ground } from './async-board.ts';

/** What lies on a planet: units, attachments, tokens. */
const entity = z.object({ entityId: z.string() });

type Owned = {
  readonly planets?: readonly string[];
  readonly mechs?: readonly string[];
  readonly demilitarized?: readonly string[];
};

/**
 * What a set-up tells of the planets of a faction: those whose cards it has or that the board gives it, those among
 * them with its mech, which matters to Hacan alone, and those with a Demilitarized Zone.
 */
export function readPlanets(
  grounds: readonly Ground[],
  { faction, cards }: { readonly faction: string; readonly cards: readonly string[] },
): Owned {
  const own = grounds.filter(({ controlledBy }) => controlledBy === faction);
  const planets = [...new Set([...cards, ...own.map(({ planet }) => planet)])];
  const held = grounds.filter(({ planet }) => planets.includes(planet));
  const mechs = faction === 'hacan' ? held.filter((one) => hasMech(one, faction)) : [];
  const zones = held.filter(hasZone);
  return {
    ...(planets.length > 0 && { planets }),
    ...(mechs.length > 0 && { mechs: mechs.map(({ planet }) => planet) }),
    ...(zones.length > 0 && { demilitarized: zones.map(({ planet }) => planet) }),
  };
}

/** Where a faction is by a planet that the table would not find there: it is on no tile, or on an equal one. */
export function placesOf(
  grounds: readonly Ground[],
  { faction, map }: { readonly faction: string; readonly map: string },
): readonly string[] {
  const galaxy = parseMap(map);
  const isFound = ({ planet, system }: Ground) =>
    typeof galaxy !== 'string' && findHomeOf(galaxy, planet) === system;
  const own = grounds.filter(({ controlledBy }) => controlledBy === faction);
  return own.filter((ground) => !isFound(ground)).map(({ system }) => system);
}

function hasMech({ entities }: Ground, faction: string): boolean {
  return idsIn(entities[faction]).some((id) => id === 'mf' || id === 'mech');
}

/** The bot calls it `dmz`, or by its picture `attachment_dmz.png`. */
function hasZone({ entities }: Ground): boolean {
  const ids = Object.values(entities).flatMap(idsIn);
  return ids.some((id) => id.split(/[^a-z]/i).includes('dmz'));
}

function idsIn(entities: unknown): readonly string[] {
  if (!Array.isArray(entities)) return [];
  return entities.flatMap((one) => entity.safeParse(one).data?.entityId ?? []);
}
