import { done } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { type Desk, type Events, refuseBy } from '../desk.ts';
import { checkSeat } from './checks.ts';

/**
 * The host says how many commodities a seat may keep from now on, where something on the board changes that, as
 * Roadbuilding does (rules clause MC-12); null: as many as the others.
 */
export function setHandLimit(desk: Desk, { seat, limit }: CommandOf<'set-hand-limit'>): Events {
  const refused = checkSeat(desk, 'seat', seat);
  if (refused) return refused;
  const { options, seats } = desk.state;
  const own = limit === options.handLimit ? null : limit;
  if (own === (seats[seat]?.handLimit ?? null)) {
    return refuseBy(desk, 'no-change', { what: 'hand-limit', seat });
  }
  return done([{ type: 'hand-limit-set', seat, limit: own }]);
}
