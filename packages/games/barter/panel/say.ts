import { enumerate, fillIn, type Words } from '@haggle/engine';
import { seatName } from '../../panel/seat-names.ts';
import sentences from './words/en.json' with { type: 'json' };

export { seatName };

type Sentence = keyof typeof sentences;

/** The sentences that there are for one and for many. */
type Counted<S = Sentence> = S extends `${infer Many}-1` ? Many & Sentence : never;

/**
 * What says the sentences of a catalogue, their places filled in. A part of the panel that comes later has a catalogue
 * of its own, which comes with it.
 */
export function sayFrom<K extends string>(catalogue: Readonly<Record<K, string>>) {
  return (key: K, data: Readonly<Record<string, string | number>> = {}): string =>
    fillIn(catalogue[key], data);
}

/** A sentence of the floor's catalogue. */
export const say = sayFrom(sentences);

/** A sentence whose key is put together at run time; the key itself where there is none. */
export function sayAny(key: string): string {
  return Object.hasOwn(sentences, key) ? sentences[key as Sentence] : key;
}

/** A sentence about a number of things; one of them has a sentence of its own. */
export function sayCount(
  key: Counted,
  n: number,
  data: Readonly<Record<string, string>> = {},
): string {
  return n === 1 ? say(`${key}-1`, data) : say(key, { ...data, n });
}

/** Things in a row: Salt, Grain and Iron. */
export function listOf(items: readonly string[]): string {
  return enumerate(items, (data) => say('log.and', data));
}

/** Things of which there is none: Salt or Grain. */
export function eitherOf(items: readonly string[]): string {
  return enumerate(items, (data) => say('offer.or', data));
}

/** The display name of a kind or phase. */
export function nameOf(words: Words, id: string): string {
  return words.names[id] ?? seatName(id);
}
