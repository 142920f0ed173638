import { offersOn, remember, rememberAll, shelvesOf, type Viewer } from '@haggle/engine';
import { listChoices } from './choices/choices.ts';
import { connectionsOf, groundOf } from './choices/ground.ts';
import { dealOf } from './decide/deals.ts';
import { countBaseTax } from './income/consequences.ts';
import { listOutcomes, totalPowers } from './income/outcomes.ts';
import { tallyTrade } from './income/tally.ts';
import type { Choice, Offer, Position, State } from './state.ts';
import type { ChoiceView, OfferView, View } from './view.ts';

/** What a viewer may know of a table: all but the order of the deck and the offers between others. */
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
    eligible: eligibleFor(state.position),
    choices: choicesFor(state),
    tied,
    lastTrade,
    offers: offersFor(state, viewer),
  };
}

const deckFor = remember(({ cards, discard }: State['deck']): View['deck'] => ({
  cards: cards.length,
  discard,
}));

const seatsFor = remember(({ seats, occupied, options }: Position): View['seats'] =>
  Object.fromEntries(
    Object.entries(seats).map(([id, realm]) => {
      return [id, { ...realm, baseTax: countBaseTax(realm, occupied, options) }];
    }),
  ),
);

const eligibleFor = remember((position: Position): View['eligible'] =>
  Object.fromEntries(
    Object.entries(position.seats).map(([id, realm]) => [id, connectionsOf(position, realm)]),
  ),
);

const none: View['choices'] = [];

/** Every legal choice; once one is made, that one alone. */
function choicesFor({ phase, position, revealed, choice }: State): View['choices'] {
  if (phase === 'revealed') return openChoices(position, revealed);
  return choice === null ? none : madeChoice(position, choice);
}

const openChoices = rememberAll(listChoices);

const madeChoice = rememberAll((position: Position, choice: Choice): readonly ChoiceView[] => {
  const deal = dealOf(choice);
  if (deal === null) return none;
  const tally = tallyTrade(position, groundOf(position), deal, position.options);
  const { card, node, kind, primary } = choice;
  const made = { card, node, kind, ...(primary !== undefined && { primary }), ship: null };
  return [{ ...made, powers: totalPowers(tally), outcomes: listOutcomes(tally) }];
});

function offersFor(state: State, viewer: Viewer): View['offers'] {
  const shown = offersOn(shelvesOf(state, viewer));
  return Object.fromEntries(shown.map((offer) => [offer.id, offerFor(offer)]));
}

const offerFor = remember(
  ({ from, to, revision, state, gives, asks, note, deal }: Offer): OfferView => ({
    ...{ from, to, revision, state },
    gives: { ducats: gives },
    asks: { ducats: asks },
    note,
    deal,
  }),
);
