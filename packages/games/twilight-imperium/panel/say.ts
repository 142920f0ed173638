import { enumerate, fillIn, seatName, type Words } from '@haggle/engine';
import { partsOf } from '../notes.ts';
import game from '../words/en.json' with { type: 'json' };
import sentences from './words/en.json' with { type: 'json' };

export { seatName };

export type Sentence = keyof typeof sentences;

/** A sentence of the panel's catalogue with its places filled in. */
export function say(key: Sentence, data: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(sentences[key], data);
}

const NAMES: Words['names'] = game.names;

/** The name of a faction, kind, phase, note or card. */
export function nameOf(id: string): string {
  return NAMES[id] ?? seatName(id);
}

/** A note as people call it: `arborec/ceasefire` is Arborec’s Ceasefire. */
export function noteName(note: string): string {
  if (note === 'hidden') return say('note.hidden');
  const { owner, kind } = partsOf(note);
  return say('note.of', { owner: seatName(owner), note: nameOf(kind) });
}

/** A list as a sentence has it: a, b and c. */
export function listOf(items: readonly string[]): string {
  return items.length === 0 ? say('nothing') : enumerate(items, (data) => say('and', data));
}

/** A refusal's sentence by its code. */
export function sayRefusal(code: string, data: Readonly<Record<string, string | number>>): string {
  const words: Words['refusals'] = game.refusals;
  return fillIn(words[code] ?? code, data);
}
