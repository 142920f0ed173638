import type { View } from '../../view.ts';

/** The seats with more cards than may be kept; how many of them are calamities only their holders know. */
export function findOver(seats: View['seats'], limit: number | null): readonly string[] {
  if (limit === null) return [];
  return Object.keys(seats).filter((id) => (seats[id]?.cards ?? 0) > limit);
}

/** The seats that hold commodities and have turned in none in this phase, in the order of the table. */
export function findUnspent(seats: View['seats']): readonly string[] {
  return Object.keys(seats).filter((id) => {
    const { cards = 0, calamities, calamitiesKept = 0, spent = 0 } = seats[id] ?? {};
    // What was turned up is in no hand any more.
    return spent === 0 && cards > (calamities ? 0 : calamitiesKept);
  });
}
