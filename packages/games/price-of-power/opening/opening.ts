import { type Context, done, malformed, type Result, shuffle } from '@haggle/engine';
import { baseDeck, cards } from '../data/cards.ts';
import type { ScenarioRow } from '../data/scenarios.ts';
import { direct } from '../decide/board.ts';
import type { Refused } from '../desk.ts';
import type { Event, EventOf } from '../events.ts';
import { evolve } from '../evolve.ts';
import { continentOf } from '../map/places.ts';
import { DEFAULTS } from '../readings.ts';
import type { Setup } from '../setup.ts';
import type { Position, Realm, State } from '../state.ts';
import { checkBoard, makeBoard } from './board.ts';
import { boardOf, deckOf, findScenario } from './scenario.ts';

/** The first events of a table: how it is set up, and the changes that the host wants to that. */
export function open(setup: Setup, { random }: Context): Result<readonly Event[]> {
  const scenario =
    setup.scenario === undefined ? undefined : findScenario(setup.scenario, setup.seats);
  const wrong = checkSetup(setup, scenario);
  if (wrong) return wrong;
  const position = makePosition(setup, scenario);
  const deck = setup.deck ?? shuffle(scenario ? deckOf(scenario) : baseDeck, random);
  const opened: EventOf<'opened'> = {
    type: 'opened',
    position,
    deck,
    aside: cards.map(({ id }) => id).filter((id) => !deck.includes(id)),
    discovered: discoveredIn(position),
  };
  return change(setup, opened, { random });
}

function checkSetup(setup: Setup, scenario: ScenarioRow | undefined): Refused | null {
  const { seats, board, active, deck = [] } = setup;
  if (new Set(seats).size < seats.length) return malformed('seats', 'a realm that sits twice');
  if (active !== undefined && !seats.includes(active)) return malformed('active', 'no such seat');
  if (new Set(deck).size < deck.length) return malformed('deck', 'a card that is there twice');
  if (setup.scenario !== undefined) {
    if (board !== undefined) return malformed('board', 'either a scenario or a board');
    return scenario ? null : malformed('scenario', 'no variant of a scenario with these realms');
  }
  return checkBoard(seats, board ?? {});
}

function makePosition(setup: Setup, scenario: ScenarioRow | undefined): Position {
  const { seats, board = {}, edition = 'standard' } = setup;
  return {
    edition,
    options: { ...DEFAULTS, ...setup.options },
    age: setup.age ?? scenario?.age ?? 1,
    active: setup.active ?? seats[0] ?? '',
    ...(scenario ? boardOf(scenario, seats) : makeBoard(seats, board)),
  };
}

/** Continents where somebody is from the start count as discovered: their cards are in the deck that was set up. */
function discoveredIn({ seats, dnpr }: Position): readonly number[] {
  const places = [...dnpr, ...Object.values(seats).flatMap(placesOf)];
  const continents = places.flatMap((place) => continentOf(place) ?? []);
  return [...new Set(continents)].sort();
}

function placesOf({ towns, vassals, claims }: Realm): readonly string[] {
  return [...towns.small, ...towns.large, ...vassals, ...claims];
}

/** The opening and what follows from the host's changes, each as if it were a command of its own. */
function change(
  { changes = [] }: Setup,
  opened: Event,
  context: Pick<Context, 'random'>,
): Result<readonly Event[]> {
  const events: Event[] = [opened];
  let state: State = evolve(null, opened);
  for (const command of changes) {
    const decided = direct(state, command, context);
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      events.push(event);
      state = evolve(state, event);
    }
  }
  return done(events);
}
