import { fillIn, seatName as nameSeat } from '@haggle/engine';
import sentences from './words/en.json' with { type: 'json' };

/** A sentence of the page's catalogue with its places filled in. */
export function say(
  key: keyof typeof sentences,
  data: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(sentences[key], data);
}

/** A seat's id as people read it: `new-carthage` is New Carthage; also `host` and `spectator`. */
export function seatName(id: string): string {
  if (id === 'host') return say('seat.host');
  if (id === 'spectator') return say('seat.spectator');
  return nameSeat(id);
}
