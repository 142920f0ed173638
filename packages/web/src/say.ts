import { callSeat, fillIn, type Words } from '@haggle/engine';
import sentences from './words/en.json' with { type: 'json' };

/** A sentence of the page's catalogue with its places filled in. */
export function say(
  key: keyof typeof sentences,
  data: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(sentences[key], data);
}

/** A seat's id as people read it, as the game's words have it if they do; also `host` and `spectator`. */
export function seatName(id: string, words: Pick<Words, 'seats'> = {}): string {
  if (id === 'host') return say('seat.host');
  if (id === 'spectator') return say('seat.spectator');
  return callSeat(id, words);
}
