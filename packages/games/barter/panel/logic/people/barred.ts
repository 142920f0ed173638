import type { View } from '../../../view.ts';

/** Whether the host has barred a seat from trading: nobody can agree on anything with it. Never so for nobody. */
export function isBarred({ seats }: Pick<View, 'seats'>, seat: string | null): boolean {
  return seat !== null && seats[seat]?.barred === true;
}
