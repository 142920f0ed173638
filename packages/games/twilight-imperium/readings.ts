import { z } from 'zod';
import { READINGS, TURNS } from './lists.ts';

export type Options = { readonly [R in keyof typeof READINGS]: (typeof READINGS)[R][number] } & {
  /** Absent where the set-up does not say it, which is as good as `host`. */
  readonly turns?: (typeof TURNS)[number];
};

const shape = Object.fromEntries(
  Object.entries(READINGS).map(([id, readings]) => [id, z.enum(readings).default(readings[0])]),
);

/** The readings of a table, those that are not given being the first of each, and how it takes turns. */
export const optionsSchema = z.strictObject({
  ...shape,
  turns: z.enum(TURNS).optional(),
}) as unknown as z.ZodType<Options>;

/** The readings that most sources take. */
export const DEFAULTS = optionsSchema.parse({});
