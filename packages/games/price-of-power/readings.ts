import { z } from 'zod';

/** How the disputed passages are read, each with its first reading as the usual one (rules page, R-1 … R-13). */
export const optionsSchema = z.strictObject({
  /** Areas whose ports face the same Sea Zone are adjacent. */
  portAdjacency: z.boolean().optional(),
  /** presence on a coast reaches the maritime nodes of its Sea Zones without a ship. */
  coastReachesNode: z.boolean().optional(),
  /** ships of the Fleet count for the connection. */
  fleetLinks: z.boolean().optional(),
  /** the ship moved in a Trade Action may leave the Fleet. */
  shipFromFleet: z.boolean().optional(),
  /** where a displaced ship goes. */
  displacedShip: z.literal('stays').optional(),
  /** whose power counts against the active player in a secondary node. */
  secondaryRivals: z.enum(['everyone', 'eligible']).optional(),
  /** whose expansion decides the column of a secondary income. */
  secondaryColumn: z.enum(['secondary', 'primary']).optional(),
  /** what happens when the Trade Deck runs out. */
  emptyDeck: z.literal('reshuffle').optional(),
  /** the half of Base Tax that Gold is compared with. */
  halfTax: z.enum(['exact', 'rounded']).optional(),
  /** a Slaves card that pays nothing costs Prestige all the same. */
  slavesAtZero: z.boolean().optional(),
  /** whether occupied towns count in Base Tax. */
  baseTax: z.enum(['uncovered', 'printed']).optional(),
  /** a Merchant from the supply may be placed at the chosen node. */
  merchantFromSupply: z.boolean().optional(),
  /** who trades at a secondary node collects at the primary one too. */
  secondaryAlsoPrimary: z.boolean().optional(),
});

/** The readings of a table, none left out. */
export type Options = Readonly<Required<z.infer<typeof optionsSchema>>>;

export const DEFAULTS: Options = {
  portAdjacency: true,
  coastReachesNode: false,
  fleetLinks: true,
  shipFromFleet: false,
  displacedShip: 'stays',
  secondaryRivals: 'everyone',
  secondaryColumn: 'secondary',
  emptyDeck: 'reshuffle',
  halfTax: 'exact',
  slavesAtZero: true,
  baseTax: 'uncovered',
  merchantFromSupply: true,
  secondaryAlsoPrimary: false,
};
