import { z } from 'zod';

/** A bag from outside: whole counts of 0 or more by kind. */
export const bagSchema = z.record(
  z.string().min(1).max(64),
  z.number().int().min(0).max(1_000_000),
);
