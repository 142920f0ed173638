import { z } from 'zod';

/**
 * What fixes the shuffles of a table that a set-up describes: a text, or a number, which stands for its digits. Half of
 * a surrogate pair is no text: a store would give back another.
 */
export const seedSchema = z.union([
  z
    .string()
    .min(1)
    .max(200)
    .refine((text) => text.isWellFormed(), 'half a character stands in it'),
  z.number().int(),
]);

/** The seed that a set-up brings, as text; undefined where it brings none. */
export function seedIn(setup: unknown): string | undefined {
  if (typeof setup !== 'object' || setup === null || !Object.hasOwn(setup, 'seed'))
    return undefined;
  const { data } = seedSchema.safeParse((setup as { readonly seed: unknown }).seed);
  return data === undefined ? undefined : String(data);
}
