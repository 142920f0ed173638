import { sayFrom } from '../say.ts';
import sentences from './words/en.json' with { type: 'json' };

/** A sentence of the catalogue of the host's desk. */
export const sayAtDesk = sayFrom(sentences);
