import { cards } from '../data/cards.ts';
import { realmSetups } from '../data/starts.ts';
import { evolve } from '../evolve.ts';
import { listOutcomes, type Outcome } from '../income/outcomes.ts';
import { type Tally, tallyTrade } from '../income/tally.ts';
import type { Venue } from '../income/venue.ts';
import { open } from '../opening/opening.ts';
import { type RealmSetup, type Setup, setupSchema } from '../setup.ts';
import type { Position, State } from '../state.ts';

/** A realm's pieces at the start of a scenario, such as `france 1444`, as a board of a set-up has them. */
export function startOf(key: string): RealmSetup {
  const found = realmSetups.get(key);
  if (found === undefined) throw new Error(`no start ${key}`);
  const { capital, small, large, vassals, influence, merchants, ships } = found;
  return {
    capital,
    towns: { small: [...small], large: [...large] },
    vassals: [...vassals],
    influence: [...influence],
    merchants: merchants.map((node) => ({ node })),
    lightShips: ships.map((zone) => ({ zone })),
  };
}

/** The state of a table that was set up so; a set-up that is refused is a fault of the test. */
export function stateOf(setup: Setup): State {
  const opened = open(setupSchema.parse(setup), { now: 0, random: () => 0 });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.refusal)}`);
  const state = opened.value.reduce<State | null>(evolve, null);
  if (state === null) throw new Error('a table without an opening');
  return state;
}

/** The position of realms at their starts; `changes` puts other pieces in the place of a realm's. */
export function positionOf(
  starts: Readonly<Record<string, RealmSetup>>,
  more: Partial<Setup> = {},
): Position {
  const { board, ...rest } = more;
  const seats = Object.keys(starts) as Setup['seats'];
  return stateOf({ seats, board: { ...board, realms: starts }, ...rest }).position;
}

/** The venue of a card at a node; throws where the card does not offer it. */
export function venueOf(id: string, node: string, kind: Venue['kind'] = 'primary'): Venue {
  const card = cards.find((one) => one.id === id);
  const line = card?.lines.find((one) => (kind === 'primary' ? one.node : one.secondary) === node);
  if (!card || !line) throw new Error(`${id} does not offer ${node}`);
  return { card, line, kind };
}

/** What a trade pays as the board stands, the Merchants being where they are. */
export function tallyAt(position: Position, venue: Venue): Tally {
  return tallyTrade(position, venue);
}

/** What a trade pays for each way of ranking equals, as the board stands. */
export function outcomesAt(position: Position, venue: Venue): readonly Outcome[] {
  return listOutcomes(tallyAt(position, venue));
}

/** Each realm's total power. */
export function powersOf({ powers }: Tally): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(powers).map(([realm, { total }]) => [realm, total]));
}
