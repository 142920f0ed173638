import { seatSchema, seedSchema } from '@haggle/engine';
import { z } from 'zod';
import { pair, system } from './commands.ts';
import { EXPANSIONS } from './data/factions.ts';
import { amount, captives, fragments, id, ids, singles } from './items.ts';
import { PHASES, WORMHOLES } from './lists.ts';
import { optionsSchema } from './readings.ts';

const seat = z.strictObject({
  faction: id,
  commodities: amount.optional(),
  tradeGoods: amount.optional(),
  promissoryNotes: z.array(id).max(60).optional(),
  playArea: z.array(id).max(60).optional(),
  relicFragments: fragments.optional(),
  actionCards: ids.optional(),
  relics: singles.optional(),
  secrets: ids.optional(),
  planets: singles.optional(),
  mechs: singles.optional(),
  /** Planets with a Demilitarized Zone. */
  demilitarized: singles.optional(),
  spaceStations: z.number().int().min(0).max(10).optional(),
  captured: captives.optional(),
});
export type SeatSetup = z.infer<typeof seat>;

const LEAST_SEATS = 3;
export const MOST_SEATS = 8;

/** How a table is set up; what belongs together is checked at the opening. */
export const setupSchema = z.strictObject({
  seats: z.record(seatSchema, seat).refine((seats) => {
    const count = Object.keys(seats).length;
    return count >= LEAST_SEATS && count <= MOST_SEATS;
  }, 'a table has 3 to 8 seats'),
  neighbors: z.array(pair).max(64).optional(),
  map: z
    .strictObject({
      string: z.string().max(2000),
      presence: z.record(id, z.array(system).max(100)).optional(),
      /** By system, the wormhole tokens that lie there. */
      wormholes: z
        .record(z.string().min(1).max(16), z.array(z.enum(WORMHOLES)).max(WORMHOLES.length))
        .optional(),
    })
    .optional(),
  phase: z.enum(PHASES).optional(),
  active: id.nullish(),
  laws: z
    .array(z.strictObject({ law: id, elected: id.nullish() }))
    .max(40)
    .optional(),
  events: ids.optional(),
  expansions: z.array(z.enum(EXPANSIONS)).min(1).max(EXPANSIONS.length).optional(),
  options: optionsSchema.optional(),
  seed: seedSchema.optional(),
});
export type Setup = z.infer<typeof setupSchema>;
