import type { Shelf } from './plans.ts';

export type Cities = Readonly<Record<string, number>>;

/** How many cities each seat had when the host last dealt, under a name of its own on the shelf. */
export type KeptCities = {
  /** Undefined where nothing was dealt at this desk yet. */
  readonly read: () => Cities | undefined;
  readonly write: (cities: Cities) => void;
};

/** The cities kept on this shelf under this name. */
export function keepCities(shelf: Shelf, name: string): KeptCities {
  return {
    read: () => {
      const text = shelf.getItem(name);
      return text === null ? undefined : citiesIn(JSON.parse(text));
    },
    write: (cities) => shelf.setItem(name, JSON.stringify(cities)),
  };
}

/** How many cities each seat has by this; what is no whole number there is passed over. */
export function citiesIn(counts: unknown): Cities {
  if (typeof counts !== 'object' || counts === null) return {};
  return Object.fromEntries(
    Object.entries(counts).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}
