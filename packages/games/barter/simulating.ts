import type { TableWish, Tally } from '@haggle/engine';
import type { Rulebook } from './rulebook.ts';
import type { View } from './view.ts';

/** How many cities a seat has by chance: from `least`, and less than `spread` more. */
const CITIES = { least: 3, spread: 6 } as const;

/**
 * The set-up of a table with so many seats. The shares are cities and go round the seats; without them each
 * seat's are drawn by chance.
 */
export function seatTable(
  { setup }: Rulebook['demo'],
  { seats, shares = [], random }: TableWish,
): unknown {
  const ids =
    seats === undefined
      ? Object.keys(setup.cities)
      : Array.from({ length: seats }, (_, index) => `seat-${index + 1}`);
  const each = ids.map((id, index): [string, number] => [
    id,
    shares[index % shares.length] ?? CITIES.least + random(CITIES.spread),
  ]);
  return { seats: ids, cities: Object.fromEntries(each) };
}

/** What a seat's hand was worth before and after, and how many of its calamities came from others. */
export const tally: Tally<View> = {
  count: (before, after) => {
    const { calamities = [] } = after;
    return {
      before: before.value?.total ?? 0,
      after: after.value?.total ?? 0,
      calamities: calamities.length,
      received: calamities.filter(({ from }) => from !== null).length,
    };
  },
  sentence: 'hands {before} -> {after}, {received} calamities passed on',
};
