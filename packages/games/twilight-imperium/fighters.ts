/** The two sides of a combat, as the state and the view have them. */
type Sides = { readonly attacker: string; readonly defender: string };

/** Whether a seat is a side of a combat. */
export function isFighter({ attacker, defender }: Sides, seat: string): boolean {
  return seat === attacker || seat === defender;
}
