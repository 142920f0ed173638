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

/** The planets that the table would not find where they are: they are on no tile of this map, or on an equal one. */
export function straysOf(grounds: readonly Ground[], map: string): readonly Ground[] {
  const galaxy = parseMap(map);
  if (typeof galaxy === 'string') return grounds;
  return grounds.filter(({ planet, system }) => findHomeOf(galaxy, planet) !== system);
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
