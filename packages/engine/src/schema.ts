import { z } from 'zod';
import type { AnyGame } from './game.ts';

/** The shapes of a game as JSON Schema (draft 2020-12): what comes in from outside, and what its log holds. */
export type GameSchemas = {
  readonly setup: unknown;
  readonly command: unknown;
  readonly event: unknown;
};

/** The published schemas of a game; what JSON Schema cannot say (a refinement) is left open. */
export function schemasOf({ setup, command, event }: AnyGame): GameSchemas {
  return { setup: toJsonSchema(setup), command: toJsonSchema(command), event: toJsonSchema(event) };
}

function toJsonSchema(type: z.ZodType): unknown {
  return z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    // What cannot be changed once it is read can well be sent; `readOnly` would say that it cannot.
    override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
  });
}
