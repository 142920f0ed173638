import { z } from 'zod';
import { type Options, READINGS } from './readings.ts';

/** By name, what a set-up may say of each reading. */
const shape = Object.fromEntries(
  Object.entries(READINGS).map(([name, choices]) => [name, choiceOf(choices).optional()]),
) as { [R in keyof Options]: z.ZodOptional<z.ZodType<Options[R]>> };

function choiceOf(choices: readonly (string | boolean)[]): z.ZodType<string | boolean> {
  const texts = choices.filter((choice) => typeof choice === 'string');
  return texts.length > 0 ? z.literal(texts) : z.boolean();
}

/** The readings that are chosen for a table; those that are left out are the usual ones. */
export const optionsSchema = z.strictObject(shape);
