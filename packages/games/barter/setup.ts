import { seatSchema, seedSchema } from '@haggle/engine';
import { z } from 'zod';
import { BLOCKS, type Block } from './cards/deck.ts';
import { bagOfKinds, citiesOfSeat, seatId, tokensOfSeat } from './commands.ts';
import type { Rulebook } from './rulebook.ts';

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
  readonly options?: {
    readonly timeLimit?: number | null;
    readonly start?: (typeof STARTS)[number];
    readonly misdeals?: 'strict' | 'honour';
    readonly namedCalamities?: boolean;
    readonly excess?: 'uniform' | 'majors-first';
    readonly calamityLimit?: number | null;
    readonly handLimit?: number | null;
  };
};

/** When trading begins: with the turn, or when the host opens it. */
const STARTS = ['at-once', 'host'] as const;

/** The most seats that a table with given hands may have. */
const MOST_SEATS = 18;

const limit = z.number().int().min(0).max(1000).nullable().optional();
const seconds = z.number().int().min(1).max(10_000_000).nullable().optional();

const OPTIONS = {
  misdeals: z.enum(['strict', 'honour']).optional(),
  namedCalamities: z.boolean().optional(),
  excess: z.enum(['uniform', 'majors-first']).optional(),
  calamityLimit: limit,
} as const;

/** Where a game leaves no choice, what holds there may still be said. */
const GIVEN = {
  misdeals: z.literal('strict').optional(),
  namedCalamities: z.literal(false).optional(),
  excess: z.literal('uniform').optional(),
} as const;

/** The schema of a game's set-up: the common fields, and those that its rulebook knows. */
export function setupSchema(rules: Rulebook): z.ZodType<Setup> {
  const own = Object.fromEntries(rules.options.map((name) => [name, OPTIONS[name]]));
  const options = z.strictObject({
    timeLimit: seconds,
    start: z.enum(STARTS).optional(),
    handLimit: limit,
    ...GIVEN,
    ...own,
  });
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
    options: options.optional(),
    ...(rules.mining && { mining: z.array(seatId).max(MOST_SEATS).optional() }),
    ...(rules.hasBlocks && {
      block: block.optional(),
      blocks: z.record(seatId, block).optional(),
    }),
  });
  // Fields that a game does not know are refused, so what is left is a set-up whatever the game.
  return schema as z.ZodType<Setup>;
}
