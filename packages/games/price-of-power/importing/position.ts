import {
  done,
  type Fields,
  type Imported,
  isFields,
  malformed,
  parseWith,
  type Result,
} from '@haggle/engine';
import { setupSchema } from '../setup.ts';
import { madeOf, setupOf } from './saved.ts';

/**
 * Reads a view of a table, as the API gives it, as a set-up with the same board and the same cards in the Trade
 * Deck, which is shuffled anew. A Trade Action that is under way and offers are not taken over.
 */
export function readPosition(input: unknown): Result<Imported> {
  const given = isFields(input) && isFields(input.view) ? input.view : input;
  if (!isFields(given) || !isFields(given.seats)) {
    return malformed('view', 'no view of a table of this game');
  }
  const setup = setupOf({ ...given, seats: given.seats });
  const parsed = parseWith(setupSchema, setup, 'view');
  return parsed.ok ? done({ setup: parsed.value, unknown: unknownIn(given) }) : parsed;
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
