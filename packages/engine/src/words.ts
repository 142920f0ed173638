import type { Refusal, SpokenRefusal } from './refusal.ts';

/**
 * A game's catalogue of words in one language. Sentences may hold `{name}` places that a refusal's
 * data or an event's fields fill in (see `fillIn`).
 */
export type Words = {
  /**
   * By code: what a person reads when a command is refused. `CODE.WHAT` goes before `CODE` where the data
   * of the refusal says `what` it is about.
   */
  readonly refusals: Readonly<Record<string, string>>;
  /** By event type: the event as a sentence of the log. */
  readonly events: Readonly<Record<string, string>>;
  /** By id: names of kinds, phases and whatever else the page shows. */
  readonly names: Readonly<Record<string, string>>;
  /** By id: what seats are called where a game knows them, and their ids with capital letters are no name. */
  readonly seats?: Readonly<Record<string, string>>;
  /** Of those names the ones that are many, and take a verb of many: `the Ottomans`. */
  readonly plurals?: readonly string[];
};

/**
 * Fills the `{name}` places of a sentence; a place without a value stays visible as it is. `{count|card|cards}` is
 * the first word where the count is one, else the second; `{seat|pays|pay}` the second where the name is one of
 * `plurals`, else the first.
 */
export function fillIn(
  sentence: string,
  data: Readonly<Record<string, string | number>> = {},
  { plurals = [] }: Pick<Words, 'plurals'> = {},
): string {
  return sentence.replace(PLACE, (place, name: string, one?: string, many?: string) => {
    if (!Object.hasOwn(data, name)) return place;
    const value = String(data[name]);
    return (isMany(value, plurals) ? many : one) ?? value;
  });
}

/** Whether a figure is not one, or a name is that of many. */
function isMany(value: string, plurals: readonly string[]): boolean {
  return Number.isNaN(Number(value)) ? plurals.includes(value) : value !== '1';
}

/** Whether a sentence still has a place that nothing filled. */
export function hasPlace(sentence: string): boolean {
  return sentence.search(PLACE) >= 0;
}

const PLACE = /\{(\w+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g;

/** Fields of events in which people's own words stand: they stay, even where they happen to be an id. */
const FREE: ReadonlySet<string> = new Set(['text', 'why']);

/** Whether what stands in this field of an event is a person's own text, and no id. */
export function isFreeText(field: string): boolean {
  return FREE.has(field);
}

/**
 * The name of an id; the id itself where it has none. An id of two parts, as `leo/ceasefire`, is that of
 * something which somebody owns, whom `call` calls by his name: leo’s Ceasefire.
 */
export function nameOf(id: string, { names }: Words, call = (owner: string) => owner): string {
  if (Object.hasOwn(names, id)) return names[id] ?? id;
  const [owner = '', kind, ...more] = id.split('/');
  if (kind === undefined || more.length > 0 || !Object.hasOwn(names, kind)) return id;
  return `${call(owner)}’s ${names[kind]}`;
}

/** A seat’s id as people read it: `new-carthage` is New Carthage. */
export function seatName(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

/**
 * What of a name tells it from others: not its case, nor how its letters are put together, joined or spaced, nor what
 * is not seen.
 */
export function foldName(name: string): string {
  const composed = withoutUnseen(name).normalize('NFKC');
  return withoutUnseen(composed).replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A text without the characters of which nothing is seen: joiners, fillers, selectors, and those that only steer others. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/** Besides those that Unicode says are not shown: a blank of Braille, a note without a head, what joins hieroglyphs. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13430}-\u{1343f}]/gu;

/** A seat as the game calls it; as its id reads where the game has no name for it. */
export function callSeat(id: string, { seats = {} }: Pick<Words, 'seats'>): string {
  return (Object.hasOwn(seats, id) ? seats[id] : undefined) ?? seatName(id);
}

/** A sentence as it is written: where it begins with a game's name of a seat, as `the Papal States`, with a capital. */
export function writeSentence(sentence: string, { seats = {} }: Pick<Words, 'seats'>): string {
  const begins = Object.values(seats).some((name) => sentence.startsWith(name));
  return begins ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
}

/** What stands in a refusal, as people read it; several things stand in a row, as `crete, egypt`. */
function tellIds(ids: string, words: Words, seats: readonly string[]): string {
  const call = (id: string) => (seats.includes(id) ? callSeat(id, words) : id);
  const tell = (id: string) => (seats.includes(id) ? call(id) : nameOf(id, words, call));
  return ids.split(', ').map(tell).join(', ');
}

function tellData(
  { data = {} }: Refusal,
  words: Words,
  seats: readonly string[],
): Readonly<Record<string, string | number>> {
  const tell = (field: string, value: string | number) => {
    if (typeof value === 'number' || field === 'field' || field === 'problem') return value;
    // What was not found stays as somebody wrote it, unless it is somebody of the table.
    if (field === 'name') return seats.includes(value) ? callSeat(value, words) : value;
    return tellIds(value, words, seats);
  };
  const told = Object.entries(data).map(([field, value]) => [field, tell(field, value)] as const);
  return Object.fromEntries(told);
}

/**
 * A refusal with its sentence; a code without words is a fault that the common suite catches. `seats` of the
 * table are called as the page calls them, also where the game has something else of that id.
 */
export function speak(
  refusal: Refusal,
  words: Words,
  seats: readonly string[] = [],
): SpokenRefusal {
  const { refusals } = words;
  const nearer = `${refusal.code}.${refusal.data?.what}`;
  const key = Object.hasOwn(refusals, nearer) ? nearer : refusal.code;
  const sentence = refusals[key] ?? refusal.code;
  const message = writeSentence(fillIn(sentence, tellData(refusal, words, seats), words), words);
  return refusal.clause
    ? { code: refusal.code, clause: refusal.clause, message }
    : { code: refusal.code, message };
}
