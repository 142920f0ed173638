import { type Drawer, readKept, writeKept } from '../../../panel/drawer.ts';

export type Cities = Readonly<Record<string, number>>;

/** How many cities each seat had when the host last dealt, under a name of its own in the drawer. */
export type KeptCities = {
  /** Undefined where nothing was dealt at this desk yet. */
  readonly read: () => Cities | undefined;
  readonly write: (cities: Cities) => void;
};

/** The cities kept in this drawer under this name. */
export function keepCities(drawer: Drawer, name: string): KeptCities {
  return {
    read: () => {
      const kept = readKept(drawer, name);
      return kept === undefined ? undefined : citiesIn(kept);
    },
    write: (cities) => writeKept(drawer, name, cities),
  };
}

/** How many cities each seat has by this; what is no whole number there is passed over. */
export function citiesIn(counts: unknown): Cities {
  if (typeof counts !== 'object' || counts === null) return {};
  return Object.fromEntries(
    Object.entries(counts).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}
