import { fillIn, type Words } from '@haggle/engine';
import sentences from './words/en.json' with { type: 'json' };

export type Sentence = keyof typeof sentences;

/** A sentence of the panel's catalogue with its places filled in; one that begins with a realm has a capital. */
export function say(key: Sentence, data: Readonly<Record<string, string | number>> = {}): string {
  const sentence = fillIn(sentences[key], data);
  return sentences[key].startsWith('{realm}') ? capitalize(sentence) : sentence;
}

/** A sentence whose key is put together at run time; the key itself where there is none. */
export function sayAny(key: string, data: Readonly<Record<string, string | number>> = {}): string {
  return Object.hasOwn(sentences, key) ? say(key as Sentence, data) : key;
}

/** The name of a realm, place or card. */
export function nameOf(words: Words, id: string): string {
  const key = [id, `node-${id}`, `zone-${id}`].find((one) => Object.hasOwn(words.names, one));
  return (key === undefined ? undefined : words.names[key]) ?? titled(id);
}

function titled(id: string): string {
  return id
    .split('-')
    .map((part) => (part === 'and' ? '&' : capitalize(part)))
    .join(' ');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
