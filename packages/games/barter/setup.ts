import { seatSchema, seedSchema } from '@haggle/engine';
import { z } from 'zod';
import { MOST_KEPT, MOST_SEATS } from './bounds.ts';
import { BLOCKS, type Block } from './cards/deck.ts';
import { bagOfKinds, citiesOfSeat, seatId, tokensOfSeat } from './commands.ts';
import type { Rulebook } from './rulebook.ts';
import { EXCESS, MISDEALS, type Options, STARTS } from './state.ts';

/** A set-up as its schema parsed it; what belongs together is checked at the opening. */
export type Setup = {
  readonly seats: number | readonly string[];
  readonly players?: number;
  readonly hands?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly cities?: Readonly<Record<string, number>>;
  readonly block?: Block;
  readonly blocks?: Readonly<Record<string, Block>>;
  readonly mining?: readonly string[];
  readonly treasury?: Readonly<Record<string, number>>;
  readonly seed?: string | number;
  readonly options?: Partial<Omit<Options, 'start'>> & {
    readonly start?: (typeof STARTS)[number];
  };
};

const limit = z.number().int().min(0).max(MOST_KEPT).nullable().optional();
const seconds = z.number().int().min(1).max(10_000_000).nullable().optional();

/** The options that a game knows. Where it leaves no choice, what holds there may still be said. */
function optionsSchema({ options }: Rulebook) {
  const choice = (name: (typeof options)[number]) => options.includes(name);
  const schema = z.strictObject({
    timeLimit: seconds,
    start: z.enum(STARTS).optional(),
    handLimit: limit,
    misdeals: (choice('misdeals') ? z.enum(MISDEALS) : z.literal(MISDEALS[0])).optional(),
    namedCalamities: (choice('namedCalamities') ? z.boolean() : z.literal(false)).optional(),
    excess: (choice('excess') ? z.enum(EXCESS) : z.literal(EXCESS[0])).optional(),
    calamityLimit: limit,
  });
  return schema.omit({ ...(!choice('calamityLimit') && { calamityLimit: true }) });
}

/** The schema of a game's set-up: the common fields, and those that its rulebook knows. */
export function setupSchema(rules: Rulebook): z.ZodType<Setup> {
  const block = z.enum(BLOCKS);
  const schema = z.strictObject({
    seats: z.union([
      z.number().int().min(2).max(MOST_SEATS),
      z.array(seatSchema).min(2).max(MOST_SEATS),
    ]),
    players: z.number().int().min(rules.seats.min).max(rules.seats.max).optional(),
    hands: z.record(seatId, bagOfKinds).optional(),
    cities: z.record(seatId, citiesOfSeat).optional(),
    treasury: z.record(seatId, tokensOfSeat).optional(),
    seed: seedSchema.optional(),
    options: optionsSchema(rules).optional(),
    mining: z.array(seatId).max(MOST_SEATS).optional(),
    block: block.optional(),
    blocks: z.record(seatId, block).optional(),
  });
  return schema.omit({
    ...(!rules.mining && { mining: true }),
    ...(!rules.hasBlocks && { block: true, blocks: true }),
  });
}
