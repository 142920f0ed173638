import { sayFrom } from '../say.ts';
import sentences from './words/en.json' with { type: 'json' };

/** A sentence of the host's desk or of the one at which cards are bought, with its places filled in. */
export const sayAtDesk = sayFrom(sentences);
