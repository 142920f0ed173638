import { callSeat, fillIn, type Words, writeSentence } from '@haggle/engine';
import { writtenName } from '@haggle/games';
import sentences from './words/en.json' with { type: 'json' };

/** A sentence of the page's catalogue with its places filled in. */
export function say(
  key: keyof typeof sentences,
  data: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(sentences[key], data);
}

/** A chair as words have it, else as its id reads; also `host` and `spectator`. */
export function chairName(id: string, words: Pick<Words, 'seats'> = {}): string {
  if (id === 'host') return say('seat.host');
  if (id === 'spectator') return say('seat.spectator');
  return callSeat(id, words);
}

/** A chair of the table that is shown: as its name was written, else as the game's words have it, else as its id reads. */
export function seatName(id: string, words: Pick<Words, 'seats'> = {}): string {
  return writtenName(id) ?? chairName(id, words);
}

/** The same where a line begins with it, as a title does: `The Papal States`. */
export function seatTitle(id: string, words: Pick<Words, 'seats'>): string {
  return writeSentence(seatName(id, words), words);
}
