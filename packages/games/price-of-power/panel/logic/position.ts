import { cardsBut } from '../../data/cards.ts';
import { powerBefore } from '../../importing/begun.ts';
import type { Setup } from '../../setup.ts';
import type { SeatView, View } from '../../view.ts';

/**
 * The whole position of a table as a set-up that opens another one with the same board and the same cards in the
 * deck, which is shuffled anew.
 */
export function setupOf(view: View): Setup {
  const {
    seats,
    active,
    age,
    edition,
    options,
    occupied,
    dnpr,
    expanded,
    pirates,
    hostile,
    links,
    cuts,
  } = view;
  return {
    seats: Object.keys(seats),
    active,
    age,
    edition,
    options: { ...options },
    cards: [...cardsBut(view.deck.aside)],
    board: {
      realms: Object.fromEntries(
        Object.entries(seats).map(([realm, seat]) => [realm, realmOf(view, realm, seat)]),
      ),
      occupied: { ...occupied },
      dnpr: [...dnpr],
      expanded: [...expanded],
      pirates: { ...pirates },
      hostile: Object.fromEntries(
        Object.entries(hostile).map(([realm, zones]) => [realm, [...zones]]),
      ),
      links: links.map(([one, other]) => [one, other]),
      cuts: cuts.map(([one, other]) => [one, other]),
    },
  };
}

function realmOf(view: View, realm: string, seat: SeatView) {
  const { baseTax: _, towns, merchants, lightShips, ...ledger } = seat;
  return {
    ...ledger,
    diplomaticPower: powerBefore(view, realm, ledger.diplomaticPower),
    vassals: [...ledger.vassals],
    influence: [...ledger.influence],
    claims: [...ledger.claims],
    towns: { small: [...towns.small], large: [...towns.large] },
    merchants: merchants.map((merchant) => ({ ...merchant })),
    lightShips: lightShips.map((ship) => ({ ...ship })),
  };
}

/** A set-up read from a file's text; null where the text is no set-up's frame. */
export function readSetup(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return 'seats' in value && Array.isArray(value.seats) ? { ...value } : null;
  } catch {
    return null;
  }
}
