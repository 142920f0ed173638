import { z } from 'zod';
import { LONGEST_TALK } from './saying.ts';

/** The command with which a seat says something: to all, or to the one seat that it names. */
export const saySchema = z.strictObject({
  type: z.literal('say'),
  to: z.string().min(1).max(64).nullish(),
  text: z.string().min(1).max(LONGEST_TALK),
});

/** The event of a line that was said; `to` is null where it was to all. */
export const saidSchema = z.strictObject({
  type: z.literal('said'),
  from: z.string(),
  to: z.string().nullable(),
  text: z.string(),
  at: z.number(),
});
