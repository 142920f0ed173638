import { callSeat, enumerate, fillIn, type Words } from '@haggle/engine';
import { isolate } from '../../panel/isolate.ts';
import { writtenName } from '../../panel/seat-names.ts';
import { noteName as callNote, type Manner } from '../telling-items.ts';
import game from '../words/en.json' with { type: 'json' };
import sentences from './words/en.json' with { type: 'json' };

export type Sentence = keyof typeof sentences;

/** A sentence of the panel's catalogue with its places filled in. */
export function say(key: Sentence, data: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(sentences[key], data);
}

const NAMES: Words['names'] = game.names;

/** What a seat is called, as it was written: people who play Jol-Nar often sit down under that name. */
export function seatName(id: string): string {
  return writtenName(id) ?? callSeat(id, game);
}

/** The name of a faction, kind, phase, note or card. */
export function nameOf(id: string): string {
  return (Object.hasOwn(NAMES, id) ? NAMES[id] : undefined) ?? isolate(seatName(id));
}

/** A list as a sentence has it: a, b and c. */
export function listOf(items: readonly string[]): string {
  return items.length === 0 ? say('nothing') : enumerate(items, (data) => say('and', data));
}

/** How the page calls what is told of the game. */
export const MANNER: Manner = { seat: seatName, name: nameOf, list: listOf };

/** A note as people call it: `arborec/ceasefire` is Arborec’s Ceasefire. */
export function noteName(note: string): string {
  return callNote(note, MANNER);
}

/** A refusal's sentence by its code. */
export function sayRefusal(code: string, data: Readonly<Record<string, string | number>>): string {
  const words: Words['refusals'] = game.refusals;
  return fillIn(words[code] ?? code, data);
}
