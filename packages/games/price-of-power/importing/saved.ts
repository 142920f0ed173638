import { type Fields, isFields } from '@haggle/engine';
import { cardsBut } from '../data/cards.ts';
import { MOST_POWER, REVEALING_COSTS } from '../state.ts';

/** A view of a table, of which nothing is certain but that it has seats. */
type Table = Fields & { readonly seats: Fields };

const PARTS = ['occupied', 'dnpr', 'expanded', 'pirates', 'hostile', 'links', 'cuts'] as const;

/**
 * A view of a table as a set-up, which is not checked yet: the same board, and the same cards in the Trade Deck,
 * which is shuffled anew. A Trade Action that is under way and offers are not taken over.
 */
export function setupOf(table: Table): Fields {
  const { seats, active, age, edition, options, deck } = table;
  const realms = Object.entries(seats).map(([id, seat]) => [id, realmOf(table, id, seat)]);
  return {
    seats: Object.keys(seats),
    active,
    age,
    edition,
    options,
    ...madeOf(deck),
    board: {
      realms: Object.fromEntries(realms),
      ...Object.fromEntries(PARTS.map((part) => [part, table[part]])),
    },
  };
}

/**
 * A seat as the board of a set-up has it; what is no seat stays as it is, and is refused. A Trade Action of which
 * nothing but its cards is known is begun anew and costs its power again, so what it has cost is given back.
 */
function realmOf({ phase, active }: Table, id: string, seat: unknown): unknown {
  if (!isFields(seat)) return seat;
  const { baseTax: _baseTax, ...realm } = seat;
  const { diplomaticPower: power } = realm;
  if (typeof power !== 'number') return realm;
  const paid = phase === 'revealed' && active === id ? REVEALING_COSTS : 0;
  return { ...realm, diplomaticPower: Math.min(MOST_POWER, power + paid) };
}

/** What the Trade Deck of a view is made of; null for a view of before it was told. */
export function madeOf(deck: unknown): { readonly cards: readonly string[] } | null {
  return isFields(deck) && Array.isArray(deck.aside) ? { cards: cardsBut(deck.aside) } : null;
}
