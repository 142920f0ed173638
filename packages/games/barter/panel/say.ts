import { fillIn, type Words } from '@haggle/engine';
import sentences from './words/en.json' with { type: 'json' };

type Sentence = keyof typeof sentences;

/** A sentence of the floor's catalogue with its places filled in. */
export function say(key: Sentence, data: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(sentences[key], data);
}

/** A sentence whose key is put together at run time; the key itself where there is none. */
export function sayAny(key: string): string {
  return Object.hasOwn(sentences, key) ? sentences[key as Sentence] : key;
}

/** The display name of a kind or phase. */
export function nameOf(words: Words, id: string): string {
  return words.names[id] ?? seatName(id);
}

/** A seat's id as people read it: `new-carthage` is New Carthage. */
export function seatName(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
