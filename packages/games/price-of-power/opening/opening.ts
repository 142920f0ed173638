import { type Context, done, malformed, type Refusal, type Result, shuffle } from '@haggle/engine';
import { baseDeck, cardsBut, markedWith } from '../data/cards.ts';
import type { ScenarioRow } from '../data/scenarios.ts';
import { direct } from '../decide/board.ts';
import type { Chance, Refused } from '../desk.ts';
import type { Event, EventOf } from '../events.ts';
import { evolve } from '../evolve.ts';
import { continentOf } from '../map/places.ts';
import { DEFAULTS } from '../readings.ts';
import type { Setup } from '../setup.ts';
import type { Position, State } from '../state.ts';
import { checkBoard, makeBoard } from './board.ts';
import { boardOf, deckOf, findScenario, tellMisfit } from './scenario.ts';

/** The first events of a table: how it is set up, and the changes that the host wants to that. */
export function open(setup: Setup, { random }: Context): Result<readonly Event[]> {
  const scenario =
    setup.scenario === undefined ? undefined : findScenario(setup.scenario, setup.seats);
  const wrong = checkSetup(setup, scenario);
  if (wrong) return wrong;
  const position = makePosition(setup, scenario);
  const deck = setup.deck ?? shuffle(cardsOf(setup, scenario), random);
  const opened: EventOf<'opened'> = {
    type: 'opened',
    position,
    deck,
    aside: cardsBut(deck),
    discovered: discoveredIn(position, deck),
  };
  return change(setup, opened, { random });
}

/** What the deck is made of: what the set-up says, else what the scenario has, else the base deck. */
function cardsOf({ cards: given }: Setup, scenario: ScenarioRow | undefined): readonly string[] {
  return given ?? (scenario ? deckOf(scenario) : baseDeck);
}

function checkSetup(setup: Setup, scenario: ScenarioRow | undefined): Refused | null {
  const { seats, board, active } = setup;
  if (hasTwice(seats)) return malformed('seats', 'a realm that sits twice');
  if (active !== undefined && !seats.includes(active)) return malformed('active', 'no such seat');
  const wrong = checkDeck(setup);
  if (wrong) return wrong;
  if (setup.scenario !== undefined) {
    if (board !== undefined) return malformed('board', 'either a scenario or a board');
    return scenario ? null : malformed('scenario', tellMisfit(setup.scenario));
  }
  return checkBoard(seats, board ?? {});
}

/** The deck comes in its order or shuffled, and each card is there once. */
function checkDeck({ deck, cards: given }: Setup): Refused | null {
  if (hasTwice(deck)) return malformed('deck', 'a card that is there twice');
  if (hasTwice(given)) return malformed('cards', 'a card that is there twice');
  return deck && given
    ? malformed('cards', 'either a deck or the cards that it is shuffled from')
    : null;
}

function hasTwice(ids: readonly string[] = []): boolean {
  return new Set(ids).size < ids.length;
}

function makePosition(setup: Setup, scenario: ScenarioRow | undefined): Position {
  const { seats, board = {}, edition = 'standard' } = setup;
  return {
    edition,
    options: { ...DEFAULTS, ...setup.options },
    age: setup.age ?? 1,
    active: setup.active ?? seats[0] ?? '',
    ...(scenario ? boardOf(scenario, seats) : makeBoard(seats, board)),
  };
}

const CONTINENTS = [1, 2, 3, 4];

/**
 * Continents that need no first token any more (PP-12.6): where a Claim or DNPR token lies from the start,
 * and where somebody is who has all of their cards in the deck.
 */
function discoveredIn({ seats, dnpr }: Position, deck: readonly string[]): readonly number[] {
  const realms = Object.values(seats);
  const tokens = [...dnpr, ...realms.flatMap(({ claims }) => claims)];
  const settled = realms.flatMap(({ towns, vassals }) => [
    ...towns.small,
    ...towns.large,
    ...vassals,
  ]);
  return CONTINENTS.filter((continent) => {
    const isThere = (place: string) => continentOf(place) === continent;
    const isComplete = () => markedWith(continent).every((card) => deck.includes(card));
    return tokens.some(isThere) || (settled.some(isThere) && isComplete());
  });
}

/**
 * The opening and what follows from the host's changes, each as if it were a command of its own. A deck that
 * was given stays as it was given: what lies from the start was discovered before (PP-12.6).
 */
function change(
  { changes = [], deck }: Setup,
  opened: Event,
  context: Chance,
): Result<readonly Event[]> {
  const events: Event[] = [opened];
  let state: State = evolve(null, opened);
  for (const [at, command] of changes.entries()) {
    const decided = direct(state, command, context);
    if (!decided.ok) return { ok: false, refusal: inChange(decided.refusal, at) };
    for (const event of deck ? decided.value.map((one) => keepDeck(state, one)) : decided.value) {
      events.push(event);
      state = evolve(state, event);
    }
  }
  return done(events);
}

/** A refusal of a change names the field by its place in the set-up, as the schema does. */
function inChange(refusal: Refusal, at: number): Refusal {
  const { data } = refusal;
  if (data?.field === undefined) return refusal;
  return { ...refusal, data: { ...data, field: `changes.${at}.${data.field}` } };
}

function keepDeck({ deck }: State, event: Event): Event {
  return event.type === 'discovered' ? { ...event, cards: [], deck: deck.cards } : event;
}
