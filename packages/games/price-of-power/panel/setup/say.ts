import { sayFrom } from '../say.ts';
import sentences from './words/en.json' with { type: 'json' };

/** A sentence of the catalogue of the lobby's form. */
export const sayInLobby = sayFrom(sentences);

/** One whose key is put together at run time; the key itself where there is none. */
export function sayAnyInLobby(key: string): string {
  return Object.hasOwn(sentences, key) ? sayInLobby(key as keyof typeof sentences) : key;
}
