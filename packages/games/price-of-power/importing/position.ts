import {
  done,
  type Fields,
  type Imported,
  isFields,
  malformed,
  parseWith,
  type Result,
} from '@haggle/engine';
import { cardsBut } from '../data/cards.ts';
import { setupSchema } from '../setup.ts';
import { powerBefore } from './begun.ts';

const PARTS = ['occupied', 'dnpr', 'expanded', 'pirates', 'hostile', 'links', 'cuts'] as const;

/**
 * Reads a view of a table, as the API gives it, as a set-up with the same board and the same cards in the Trade
 * Deck, which is shuffled anew. A Trade Action that is under way and offers are not taken over.
 */
export function readPosition(input: unknown): Result<Imported> {
  const given = isFields(input) && isFields(input.view) ? input.view : input;
  if (!isFields(given) || !isFields(given.seats)) {
    return malformed('view', 'no view of a table of this game');
  }
  const { active, age, edition, options } = given;
  const realms = Object.entries(given.seats).map(([id, seat]) => [id, realmOf(given, id, seat)]);
  const board = Object.fromEntries(PARTS.map((part) => [part, given[part]]));
  const setup = {
    active,
    age,
    edition,
    options,
    seats: Object.keys(given.seats),
    ...madeOf(given.deck),
    board: { realms: Object.fromEntries(realms), ...board },
  };
  const parsed = parseWith(setupSchema, setup, 'view');
  return parsed.ok ? done({ setup: parsed.value, unknown: unknownIn(given) }) : parsed;
}

/** A seat as the board of a set-up has it; what is no seat stays as it is, and is refused. */
function realmOf(table: Fields, id: string, seat: unknown): unknown {
  if (!isFields(seat)) return seat;
  const { baseTax: _baseTax, ...realm } = seat;
  const { diplomaticPower } = realm;
  if (typeof diplomaticPower !== 'number') return realm;
  return { ...realm, diplomaticPower: powerBefore(table, id, diplomaticPower) };
}

/** What the Trade Deck of a view is made of; null for a view of before it was told. */
function madeOf(deck: unknown): { readonly cards: readonly string[] } | null {
  return isFields(deck) && Array.isArray(deck.aside) ? { cards: cardsBut(deck.aside) } : null;
}

/** What the set-up leaves to the host. */
function unknownIn({ phase, acted, deck }: Fields): readonly string[] {
  const dropped = DROPPED.get(phase);
  return [
    ...(madeOf(deck) ? [ORDER] : unknownDeck(deck)),
    ...(dropped === undefined ? [] : [dropped]),
    ...(acted === true && phase !== 'revealed' ? [ACTED] : []),
  ];
}

const ORDER = 'deck: its order is hidden; it is shuffled anew, the discard pile with it';
const ACTED = 'acted: the turn begins anew, with a Trade Action to take';

/** What becomes of a Trade Action that is under way, by its phase. */
const DROPPED: ReadonlyMap<unknown, string> = new Map([
  ['revealed', 'revealed: the Trade Action is begun anew'],
  ['ranking', 'ranking: nobody is paid for the trade that was made'],
  ['inflation', 'inflation: nothing is asked for the gold'],
]);

function unknownDeck(deck: unknown): readonly string[] {
  const discard = isFields(deck) && Array.isArray(deck.discard) ? deck.discard : [];
  return [
    'deck: its cards are hidden; without one the base deck is shuffled',
    ...(discard.length > 0 ? [`deck: these cards were discarded: ${discard.join(', ')}`] : []),
  ];
}
