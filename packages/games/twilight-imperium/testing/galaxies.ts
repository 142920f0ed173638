import type { Galaxy } from '../state.ts';

/** Who has units or planets in which systems. */
export type Presence = Readonly<Record<string, readonly string[]>>;

/** Makes galaxies of a map string in which seats of these factions are present; `more` changes the rest. */
export function galaxiesOf(factions: Galaxy['factions']) {
  return (map: string, presence: Presence, more: Partial<Galaxy> = {}): Galaxy => ({
    board: { kind: 'map', map, presence, tokens: [] },
    combat: null,
    factions,
    reconstructed: false,
    modernized: [],
    folded: [],
    tethers: [],
    ...more,
  });
}
