import { fillIn, isFreeText, nameOf, type Words } from '@haggle/engine';
import type { PanelModule } from '@haggle/games';
import type { LogEntry } from '../api.ts';
import { say, seatName } from '../say.ts';

type Fields = Readonly<Record<string, unknown>>;

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
  const own = reader.tell?.(event, reader.viewer);
  if (own !== undefined) return own;
  const sentence = reader.words.events[event.type] ?? event.type;
  return fillIn(sentence, placesOf(event, reader));
}

/** Every field of an event as words, those within fields under names such as `givesCount`. */
function placesOf(event: Fields, reader: Reader): Record<string, string> {
  const places: Record<string, string> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === 'type') continue;
    places[name] =
      name === 'offer' ? tellOffer(String(value), event.from, reader) : tell(name, value, reader);
    if (isPlain(value)) {
      for (const [part, inner] of Object.entries(value)) {
        places[name + part.charAt(0).toUpperCase() + part.slice(1)] = tell(part, inner, reader);
      }
    }
  }
  return places;
}

function tell(name: string, value: unknown, reader: Reader): string {
  if (value === null || value === undefined) return name === 'to' ? say('log.everybody') : '';
  if (typeof value === 'string') return isFreeText(name) ? value : tellWord(value, reader);
  if (Array.isArray(value)) return listOf(value.map((item) => tell(name, item, reader)));
  if (isPlain(value)) return tellRecord(value, reader);
  return String(value);
}

function tellWord(word: string, { words, seats }: Reader): string {
  if (seats.includes(word)) return seatName(word);
  return nameOf(word, words);
}

/** An offer's id as words: its maker, unless that is who acts, and whom it was made to. */
function tellOffer(id: string, actor: unknown, { seats }: Reader): string {
  const parties = partiesOf(id, seats);
  if (!parties) return id;
  const { from, to } = parties;
  const data = { from: seatName(from), to: seatName(to) };
  if (to === '') return say(actor === from ? 'log.own-all' : 'log.offer-all', data);
  return say(actor === from ? 'log.own-to' : 'log.offer-to', data);
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

/** A bag as `2 Salt and Grain`, a side of an offer as its names and its count. */
function tellRecord(record: Fields, reader: Reader): string {
  if (Array.isArray(record.named) && typeof record.count === 'number') {
    const hidden = record.count - record.named.length;
    const named = record.named.map((kind) => tell('named', kind, reader));
    return listOf(hidden > 0 ? [...named, say('log.more', { n: hidden })] : named);
  }
  return listOf(
    Object.entries(record).map(([key, value]) =>
      typeof value === 'number'
        ? `${value > 1 ? `${value} ` : ''}${tellWord(key, reader)}`
        : `${tellWord(key, reader)}: ${tell(key, value, reader)}`,
    ),
  );
}

function listOf(items: readonly string[]): string {
  const [last, ...rest] = [...items].reverse();
  if (last === undefined) return say('log.nothing');
  if (rest.length === 0) return last;
  return say('log.and', { list: rest.reverse().join(', '), last });
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
