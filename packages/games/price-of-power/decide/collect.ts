import { done } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { type Events, realmOf, refuseBy } from '../desk.ts';
import type { Event, EventOf } from '../events.ts';
import { bringsInflation, costsPrestige, countBaseTax } from '../income/consequences.ts';
import { resolve } from '../income/outcomes.ts';
import { explain } from '../income/reasons.ts';
import { tallyTrade } from '../income/tally.ts';
import type { Venue } from '../income/venue.ts';
import type { Position, State } from '../state.ts';
import { words } from '../words.ts';
import { choiceOf } from './venues.ts';

/** What a trade pays everybody, and what Gold and Slaves cost the active realm then (PP-12.5, PP-12.1). */
export function collect(
  position: Position,
  venue: Venue,
  order: readonly string[],
): readonly Event[] {
  const { active, options, occupied, age } = position;
  const tally = tallyTrade(position, venue);
  const { rows, income } = resolve(tally, order);
  const powers =
    tally.secondary === null ? tally.powers : { ...tally.powers, [active]: tally.secondary.power };
  const why = explain(tally, order, { position, phrases: words.names });
  const own = income[active] ?? 0;
  const realm = realmOf({ position }, active);
  const baseTax = countBaseTax(realm, occupied, options);
  const collected: EventOf<'collected'> = {
    type: 'collected',
    seat: active,
    ...choiceOf(venue),
    order,
    powers,
    rows,
    income,
    why,
    inflation: bringsInflation(venue.card, { income: own, baseTax }, options),
  };
  const isCostly = costsPrestige(venue.card, { income: own, age }, options) && realm.prestige > 0;
  return isCostly ? [collected, { type: 'prestige-lost', seat: active, prestige: 1 }] : [collected];
}

/** Pays for the inflation that Gold brings: 1 administrative power, or an Interest token (PP-12.1). */
export function settleInflation(
  state: State,
  by: string,
  command: CommandOf<'settle-inflation'>,
): Events {
  const { administrativePower } = realmOf(state, by);
  if (command.with === 'administrative-power' && administrativePower === 0) {
    return refuseBy('no-power', { power: 'administrative power' }, 'PP-12.1');
  }
  return done([{ type: 'inflation-settled', seat: by, with: command.with }]);
}
