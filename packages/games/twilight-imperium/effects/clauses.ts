import type { Clause } from '@haggle/engine';
import { exceptions } from '../data/exceptions.ts';

/** A clause for each card, ability or law that bends the rules here, such as `TI-X.hacan-guild-ships`. */
export const exceptionClauses: readonly Clause[] = exceptions
  .filter(({ played }) => played)
  .map(({ id, effect, source }) => ({ id: `TI-X.${id}`, text: effect, source, forbids: false }));
