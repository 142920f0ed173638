import { z } from 'zod';
import { isReserved } from './reserved.ts';

/** The id of a seat that a set-up brings: short, in small letters, and no other chair's name. */
export const seatSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'not a short lower-case id')
  .refine((id) => !isReserved(id), 'a reserved name');
