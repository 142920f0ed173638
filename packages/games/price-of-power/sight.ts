import { offersOn, remember, rememberAll, shelvesOf, talkFor, type Viewer } from '@haggle/engine';
import { listWithin, MOST_OUTCOMES } from './choices/choices.ts';
import { settledBoard } from './choices/settled.ts';
import { venueOf } from './decide/venues.ts';
import { countBaseTax } from './income/consequences.ts';
import { listOutcomes, totalPowers } from './income/outcomes.ts';
import { tallyTrade } from './income/tally.ts';
import { connectionsOf } from './map/eligibility.ts';
import type { Choice, Layout, Offer, Position, State } from './state.ts';
import type { OfferView, View } from './view.ts';

/** What a viewer may know of a table: all but the order of the deck, the offers and the talk between others. */
export function see(state: State, viewer: Viewer): View {
  const { phase, acted, revealed, deck, discovered, tied, lastTrade } = state;
  const { seats: _seats, ...board } = state.position;
  return {
    viewer,
    phase,
    ...board,
    seats: seatsFor(state.position),
    acted,
    revealed,
    deck: deckFor(deck),
    discovered,
    eligible: eligibleFor(settledBoard(state.position)),
    ...choicesFor(state),
    tied,
    lastTrade,
    offers: offersFor(state, viewer),
    talk: talkFor(state.talk, viewer),
  };
}

const deckFor = remember(({ cards, discard, aside }: State['deck']): View['deck'] => ({
  cards: cards.length,
  discard,
  aside,
}));

const seatsFor = remember(({ seats, occupied, options }: Position): View['seats'] =>
  Object.fromEntries(
    Object.entries(seats).map(([id, realm]) => {
      return [id, { ...realm, baseTax: countBaseTax(realm, occupied, options) }];
    }),
  ),
);

const eligibleFor = remember((position: Layout): View['eligible'] =>
  Object.fromEntries(
    Object.entries(position.seats).map(([id, realm]) => [id, connectionsOf(position, realm)]),
  ),
);

type Choices = Pick<View, 'choices' | 'unlisted'>;

const none: Choices = { choices: [] };

/** Every legal choice; once one is made, that one alone. */
function choicesFor({ phase, position, revealed, choice }: State): Choices {
  const board = settledBoard(position);
  if (phase === 'revealed') return openChoices(board, revealed);
  return choice === null ? none : madeChoice(board, choice);
}

const openChoices = rememberAll((position: Layout, revealed: readonly string[]): Choices => {
  const { choices, unlisted } = listWithin(MOST_OUTCOMES, position, revealed);
  return unlisted > 0 ? { choices, unlisted } : { choices };
});

const madeChoice = rememberAll((position: Layout, choice: Choice): Choices => {
  const venue = venueOf(choice);
  if (venue === null) return none;
  const tally = tallyTrade(position, venue);
  const { card, node, kind, primary, ship = null } = choice;
  const made = { card, node, kind, ...(primary !== undefined && { primary }), ship };
  const told = { ...made, powers: totalPowers(tally), outcomes: listOutcomes(tally) };
  return { choices: [told] };
});

function offersFor(state: State, viewer: Viewer): View['offers'] {
  const shown = offersOn(shelvesOf(state, viewer));
  return Object.fromEntries(shown.map((offer) => [offer.id, offerFor(offer)]));
}

const offerFor = remember(
  ({ from, to, revision, state, gives, asks, note, deal, during }: Offer): OfferView => ({
    ...{ from, to, revision, state },
    gives: { ducats: gives },
    asks: { ducats: asks },
    note,
    deal,
    ...(during !== undefined && { during }),
  }),
);
