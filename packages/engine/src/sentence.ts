import type { Fields } from './json.ts';
import { fillIn, isFreeText, type Words, writeSentence } from './words.ts';

/** How one tells what stands in an event. */
export type Telling = {
  readonly words: Words;
  /** A seat, a kind, or whatever else has an id. */
  readonly name: (id: string) => string;
  /** An offer by its id, as `Ana’s offer`, in a sentence that says who acts; `actor` is undefined where it does not. */
  readonly offer: (id: string, actor: unknown) => string;
  readonly list: (items: readonly string[]) => string;
  /** So many of something in a bag. */
  readonly counted: (count: number, name: string) => string;
  /** So many cards of an offer besides those that are named. */
  readonly more: (count: number) => string;
  readonly everybody: string;
  /** The game's own way, for events that a sentence with places cannot tell. */
  readonly own?: ((event: { readonly type: string }) => string | undefined) | undefined;
};

/** An event of a log as a sentence: as the game itself tells it, else the one of its words with its fields filled in. */
export function sentenceOf(event: { readonly type: string }, telling: Telling): string {
  return writeSentence(telling.own?.(event) ?? fillEvent(event, telling), telling.words);
}

function fillEvent(event: { readonly type: string }, telling: Telling): string {
  const fields: Fields = event;
  const { words } = telling;
  const sentence = words.events[event.type] ?? event.type;
  const tell = (field: string, value: unknown) =>
    field === 'offer'
      ? tellOffer(sentence, telling.offer(String(value), actorIn(sentence, fields)))
      : tellField(field, value, telling);
  const places = Object.entries(fields).map(([field, value]) => [field, tell(field, value)]);
  return fillIn(sentence, Object.fromEntries(places), words);
}

/** Who acts, as far as the sentence says it. */
function actorIn(sentence: string, fields: Fields): unknown {
  const field = ['from', 'by'].find((place) => sentence.includes(`{${place}}`));
  return field === undefined ? undefined : fields[field];
}

/** An offer in a sentence, with a capital where it begins with it. */
function tellOffer(sentence: string, offer: string): string {
  return sentence.startsWith('{offer}') ? offer.charAt(0).toUpperCase() + offer.slice(1) : offer;
}

function tellField(field: string, value: unknown, telling: Telling): string {
  if (value === null || value === undefined) return field === 'to' ? telling.everybody : '';
  if (typeof value === 'string') return isFreeText(field) ? value : telling.name(value);
  if (Array.isArray(value)) {
    return telling.list(value.map((item) => tellField(field, item, telling)));
  }
  return typeof value === 'object' ? tellRecord(value as Fields, telling) : String(value);
}

/** A bag by its kinds, a side of an offer by its names and how many cards there are besides. */
function tellRecord(record: Fields, telling: Telling): string {
  const { count, named } = record;
  if (Array.isArray(named) && typeof count === 'number') {
    const names = named.map((kind) => tellField('named', kind, telling));
    const hidden = count - named.length;
    return telling.list(hidden > 0 ? [...names, telling.more(hidden)] : names);
  }
  return telling.list(
    Object.entries(record).map(([key, part]) =>
      typeof part === 'number'
        ? telling.counted(part, telling.name(key))
        : `${telling.name(key)}: ${tellField(key, part, telling)}`,
    ),
  );
}

/** Things in a row, the last one joined as the language has it (`and`); the empty text where there is nothing. */
export function enumerate(
  items: readonly string[],
  and: (data: { readonly list: string; readonly last: string }) => string,
): string {
  const last = items.at(-1) ?? '';
  const list = items.slice(0, -1).join(', ');
  return list === '' ? last : and({ list, last });
}
