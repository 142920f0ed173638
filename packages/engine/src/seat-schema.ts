import { z } from 'zod';
import { RESERVED_NAMES } from './game.ts';

/** An object's own machinery that its prototype does not list. */
const MACHINERY = 'prototype';

/** The id of a seat that a set-up brings: short, in small letters, and no other chair's name. */
export const seatSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'not a short lower-case id')
  .refine((id) => !isReserved(id), 'a reserved name');

function isReserved(id: string): boolean {
  return id === MACHINERY || id in Object.prototype || RESERVED_NAMES.some((name) => name === id);
}
