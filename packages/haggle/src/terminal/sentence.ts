import { type AnyGame, nameOf, sentenceOf } from '@haggle/engine';

type Teller = Pick<AnyGame, 'words' | 'tellEvent'>;

/**
 * An event as the game tells it, else as a sentence of its words; seats and offers keep their ids, also where
 * something else of the game is called so, as a faction.
 */
export function tellEvent(
  event: { readonly type: string },
  { words, tellEvent }: Teller,
  seats: readonly string[] = [],
): string {
  return sentenceOf(event, {
    words,
    name: (id) => (seats.includes(id) ? id : nameOf(id, words)),
    offer: (id) => `the offer ${id}`,
    list: (items) => items.join(', '),
    counted: (count, name) => `${count} ${name}`,
    more: (count) => `+${count}`,
    everybody: 'everybody',
    own: tellEvent,
  });
}
