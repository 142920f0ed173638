/**
 * How the disputed passages can be read (rules page, R-1 … R-13), each with its usual reading first. The opening event of
 * a table lists them in this order, and the hashes of a log are made of the text of its events: in another order a log
 * that is decided anew, as by `haggle verify`, would no longer come to its own hashes.
 */
export const READINGS = {
  /** Areas whose ports face the same Sea Zone are adjacent. */
  portAdjacency: [true, false],
  /** presence on a coast reaches the maritime nodes of its Sea Zones without a ship. */
  coastReachesNode: [false, true],
  /** ships of the Fleet count for the connection. */
  fleetLinks: [true, false],
  /** the ship moved in a Trade Action may leave the Fleet. */
  shipFromFleet: [false, true],
  /** where a displaced ship goes. */
  displacedShip: ['stays'],
  /** whose power counts against the active player in a secondary node. */
  secondaryRivals: ['everyone', 'eligible'],
  /** whose expansion decides the column of a secondary income. */
  secondaryColumn: ['secondary', 'primary'],
  /** what happens when the Trade Deck runs out. */
  emptyDeck: ['reshuffle'],
  /** the half of Base Tax that Gold is compared with. */
  halfTax: ['exact', 'rounded'],
  /** a Slaves card that pays nothing costs Prestige all the same. */
  slavesAtZero: [true, false],
  /** whether occupied towns count in Base Tax. */
  baseTax: ['uncovered', 'printed'],
  /** a Merchant from the supply may be placed at the chosen node. */
  merchantFromSupply: [true, false],
  /** who trades at a secondary node collects at the primary one too. */
  secondaryAlsoPrimary: [false, true],
} as const;

/** The readings of a table, none left out. */
export type Options = { readonly [R in keyof typeof READINGS]: (typeof READINGS)[R][number] };

export const DEFAULTS = Object.fromEntries(
  Object.entries(READINGS).map(([name, [usual]]) => [name, usual]),
) as Options;
