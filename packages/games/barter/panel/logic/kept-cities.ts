import type { Shelf } from './plans.ts';

/** How many cities each seat had when the host last dealt, under a name of its own on the shelf. */
export type KeptCities = {
  readonly read: () => Readonly<Record<string, number>>;
  readonly write: (cities: Readonly<Record<string, number>>) => void;
};

/** The cities kept on this shelf under this name; what is not a whole number there is passed over. */
export function keepCities(shelf: Shelf, name: string): KeptCities {
  return {
    read: () => {
      const text = shelf.getItem(name);
      const kept: unknown = text === null ? {} : JSON.parse(text);
      if (typeof kept !== 'object' || kept === null) return {};
      return Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, number] =>
          Number.isInteger(entry[1]),
        ),
      );
    },
    write: (cities) => shelf.setItem(name, JSON.stringify(cities)),
  };
}
