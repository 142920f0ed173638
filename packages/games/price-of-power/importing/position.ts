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

const PARTS = ['occupied', 'dnpr', 'expanded', 'pirates', 'hostile', 'links', 'cuts'] as const;

/**
 * Reads a view of a table, as the API gives it, as a set-up with the same board. What a view does not tell
 * is which cards the Trade Deck holds; those that are face up and offers are not taken over.
 */
export function readPosition(input: unknown): Result<Imported> {
  const given = isFields(input) && isFields(input.view) ? input.view : input;
  if (!isFields(given) || !isFields(given.seats)) {
    return malformed('view', 'no view of a table of this game');
  }
  const { active, age, edition, options } = given;
  const realms = Object.entries(given.seats).map(([id, seat]) => [id, withoutTax(seat)]);
  const board = Object.fromEntries(PARTS.map((part) => [part, given[part]]));
  const setup = {
    active,
    age,
    edition,
    options,
    seats: Object.keys(given.seats),
    board: { realms: Object.fromEntries(realms), ...board },
  };
  const parsed = parseWith(setupSchema, setup, 'view');
  return parsed.ok ? done({ setup: parsed.value, unknown: unknownIn(given) }) : parsed;
}

function withoutTax(seat: unknown): unknown {
  if (!isFields(seat)) return seat;
  const { baseTax: _baseTax, ...realm } = seat;
  return realm;
}

/** What the set-up leaves to the host. */
function unknownIn({ phase, deck }: Fields): readonly string[] {
  const discard = isFields(deck) && Array.isArray(deck.discard) ? deck.discard : [];
  return [
    'deck: its cards are hidden; without one the base deck is shuffled',
    ...(discard.length > 0 ? [`deck: these cards were discarded: ${discard.join(', ')}`] : []),
    ...(phase === undefined || phase === 'idle'
      ? []
      : ['revealed: the Trade Action is begun anew']),
  ];
}
