import { enumerate, nameOf, sentenceOf, type Words } from '@haggle/engine';
import { isolateAll, type PanelModule } from '@haggle/games';
import type { LogEntry } from '../../api.ts';
import { say, seatName } from '../../say.ts';

/** What the log needs to be read. */
export type Reader = {
  readonly words: Words;
  readonly seats: readonly string[];
  /** Whose log it is. */
  readonly viewer: string;
  /** The game's own way to tell an event, for those that a sentence with places cannot tell. */
  readonly tell?: PanelModule['tellEvent'];
};

/** An entry of the log as a sentence. */
export function tellEvent(event: LogEntry['event'], reader: Reader): string {
  const { words, seats, viewer, tell } = reader;
  return sentenceOf(isolateAll(event), {
    words,
    name: (id) => (seats.includes(id) ? seatName(id, words) : nameOf(id, words)),
    offer: (id, from) => tellOffer(id, from, reader),
    list: listOf,
    counted: (count, name) => (count > 1 ? `${count} ${name}` : name),
    more: (n) => say('log.more', { n }),
    everybody: say('log.everybody'),
    own: (known) => tell?.(known, viewer),
  });
}

/** An offer's id as words, by its parties: who acts is told already, and the reader is `you`. */
function tellOffer(id: string, actor: unknown, reader: Reader): string {
  const parties = partiesOf(id, reader.seats);
  if (!parties) return id;
  const { from, to } = parties;
  const data = {
    of: from === reader.viewer ? say('log.your') : whose(seatName(from, reader.words)),
    to: to === reader.viewer ? say('log.you') : seatName(to, reader.words),
  };
  if (to === '') return say(actor === from ? 'log.own-all' : 'log.offer-all', data);
  if (actor === from) return say('log.own-to', data);
  return say(actor === to ? 'log.offer' : 'log.offer-to', data);
}

/** A name before what somebody has: Ana’s, Carthage’s, Thales’. */
function whose(name: string): string {
  return say(name.endsWith('s') ? 'log.whose-s' : 'log.whose', { name });
}

/** The maker and the addressee in an id such as `crete-egypt-1`; an offer to all has only a maker. */
function partiesOf(
  id: string,
  seats: readonly string[],
): { readonly from: string; readonly to: string } | undefined {
  for (const from of seats) {
    if (!id.startsWith(`${from}-`)) continue;
    const to = id.slice(from.length + 1).replace(/-?\d+$/, '');
    if (to === '' || seats.includes(to)) return { from, to };
  }
  return undefined;
}

/** Things or people as they are told in a sentence. */
export function listOf(items: readonly string[]): string {
  return items.length === 0 ? say('log.nothing') : enumerate(items, (data) => say('log.and', data));
}
