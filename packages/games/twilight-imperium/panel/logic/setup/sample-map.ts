import { demo } from '../../../demo.ts';
import { type LobbySeat, tileOf } from './setup-draft.ts';

/** The map of the demo table, as it is written. */
const MAP = demo.setup.map.string;
const PLAYED: readonly string[] = Object.values(demo.setup.seats).map(({ faction }) => faction);

/**
 * A map string for these seats: that of the demo table, with their factions’ homes in place of those of its six. Who
 * plays one of the six keeps that place; a home that nobody plays, or that its faction chooses, is a blank one.
 */
export function sampleMap(
  seats: readonly LobbySeat[],
  factions: Readonly<Record<string, string>>,
): string {
  const dealt = seats.map(({ key }) => factions[key] ?? '');
  const others = dealt.filter((faction) => !PLAYED.includes(faction));
  const homes = new Map(
    PLAYED.map((faction) => {
      const own = dealt.includes(faction) ? faction : others.shift();
      return [tileOf(faction), (own === undefined ? undefined : tileOf(own)) ?? '0'] as const;
    }),
  );
  return MAP.split(' ')
    .map((tile) => homes.get(tile) ?? tile)
    .join(' ');
}
