import { MOST_POWER, REVEALING_COSTS } from '../state.ts';

/** A table as far as it tells who has begun a Trade Action. */
type Begun = { readonly phase?: unknown; readonly active?: unknown };

/**
 * The diplomatic power of a realm in a set-up of this table. A Trade Action of which nothing but its cards is
 * known is begun anew there and costs its power again, so what it has cost is given back.
 */
export function powerBefore({ phase, active }: Begun, realm: string, power: number): number {
  const paid = phase === 'revealed' && active === realm ? REVEALING_COSTS : 0;
  return Math.min(MOST_POWER, power + paid);
}
