import { type Sitting, sit } from './table.ts';

/** Four seats of which one holds goods and one is Mentak. */
export const SEATS = {
  ana: { faction: 'arborec', commodities: 1, tradeGoods: 2 },
  leo: { faction: 'letnev' },
  hal: { faction: 'hacan' },
  max: { faction: 'mentak' },
};

const NOBODY_NEAR: string[][] = [];

/** A table of the four in Ana's turn, nobody being anybody's neighbor unless `more` says so. */
export function sitFour(more: object = {}): Sitting {
  return sit({ seats: SEATS, neighbors: NOBODY_NEAR, active: 'ana', ...more });
}

/** What all see of a seat's goods. */
export function goodsOf(table: Sitting, seat: string) {
  const { commodities, tradeGoods } = table.view('spectator').seats[seat] ?? {};
  return { commodities, tradeGoods };
}

/** The refusal for what a seat does not have. */
export function notOwned(seat: string, what: string) {
  return { code: 'not-owned', clause: 'TI-T2', data: { seat, what } };
}

/** The refusal for something that is not there. */
export function noSuch(what: string, name: string) {
  return { code: 'no-such', data: { what, name } };
}
