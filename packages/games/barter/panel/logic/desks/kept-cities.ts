import { type Drawer, readKept, writeKept } from '../../../../panel/drawer.ts';

/** A whole number for each seat: cities, or tokens of the treasury. */
export type Counts = Readonly<Record<string, number>>;

/** How many cities each seat had when the host last dealt, under a name of its own in the drawer. */
export type KeptCities = {
  /** Undefined where nothing was dealt at this desk yet. */
  readonly read: () => Counts | undefined;
  readonly write: (cities: Counts) => void;
};

/** The cities kept in this drawer under this name. */
export function keepCities(drawer: Drawer, name: string): KeptCities {
  return {
    read: () => {
      const kept = readKept(drawer, name);
      return kept === undefined ? undefined : countsIn(kept);
    },
    write: (cities) => writeKept(drawer, name, cities),
  };
}

/** How many each seat has by this; what is no whole number there is passed over. */
export function countsIn(counts: unknown): Counts {
  if (typeof counts !== 'object' || counts === null) return {};
  return Object.fromEntries(
    Object.entries(counts).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}
