import { fillIn, seatName, type Words, writeSentence } from '@haggle/engine';
import { words as game } from '../words.ts';
import sentences from './words/en.json' with { type: 'json' };

export type Sentence = keyof typeof sentences;

/**
 * What says the sentences of a catalogue, their places filled in, as the log writes its own. A part of the panel that
 * comes later has a catalogue of its own, which comes with it.
 */
export function sayFrom<K extends string>(catalogue: Readonly<Record<K, string>>) {
  return (key: K, data: Readonly<Record<string, string | number>> = {}): string =>
    writeSentence(fillIn(catalogue[key], data, game), game);
}

/** A sentence of the panel's catalogue. */
export const say = sayFrom(sentences);

/** A sentence whose key is put together at run time; the key itself where there is none. */
export function sayAny(key: string, data: Readonly<Record<string, string | number>> = {}): string {
  return Object.hasOwn(sentences, key) ? say(key as Sentence, data) : key;
}

/** The name of a realm, place or card. */
export function nameOf(words: Words, id: string): string {
  const key = [id, `node-${id}`, `zone-${id}`].find((one) => Object.hasOwn(words.names, one));
  return (key === undefined ? undefined : words.names[key]) ?? seatName(id);
}

/** The name of a realm where it stands alone, as The Papal States. */
export function titleOf(words: Words, realm: string): string {
  return writeSentence(nameOf(words, realm), words);
}

/** The name of a realm where there is little room: without its article, and cut where it is long. */
export function shortOf(words: Words, realm: string): string {
  const short = sayAny(`short.${realm}`);
  return short === `short.${realm}` ? nameOf(words, realm).replace(/^the /, '') : short;
}
