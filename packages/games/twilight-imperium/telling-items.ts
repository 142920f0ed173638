import { fillIn } from '@haggle/engine';
import { FRAGMENTS } from './lists.ts';
import { partsOf } from './notes.ts';
import type { SeenItems } from './view.ts';
import words from './words/en.json' with { type: 'json' };

/** How seats and other ids are called, and things in a row joined, where something is told. */
export type Manner = {
  readonly seat: (id: string) => string;
  readonly name: (id: string) => string;
  readonly list: (items: readonly string[]) => string;
};

type Name = keyof typeof words.names;
type Sentence = Name extends infer N ? (N extends `told-${infer Key}` ? Key : never) : never;

/** A sentence of what happened, with its places filled in. */
export function say(key: Sentence, data: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(words.names[`told-${key}`], data);
}

/** A side of an offer or transaction in words: `2 commodities, 1 trade good and Ana’s Ceasefire`. */
export function tellItems(items: SeenItems, manner: Manner): string {
  const parts = partsOfItems(items, manner);
  return parts.length === 0 ? say('nothing') : manner.list(parts);
}

/** The parts of a side in words, in the order in which a mat lays them out. */
export function partsOfItems(items: SeenItems, manner: Manner): string[] {
  const { commodities = 0, tradeGoods = 0, relicFragments = {}, promissoryNote } = items;
  return [
    ...(commodities > 0 ? [countOf('commodity', commodities)] : []),
    ...(tradeGoods > 0 ? [countOf('trade-good', tradeGoods)] : []),
    ...FRAGMENTS.flatMap((kind) => {
      const n = relicFragments[kind] ?? 0;
      return n > 0 ? [countOf(`fragment-${kind}`, n)] : [];
    }),
    ...(promissoryNote === undefined ? [] : [noteName(promissoryNote, manner)]),
    ...tellCards('action-card', items.actionCards, manner),
    ...tellCards('secret', items.secrets, manner),
    ...(items.relics ?? []).map(manner.name),
    ...(items.planets ?? []).map((planet) => say('planet', { planet: manner.name(planet) })),
    ...Object.entries(items.captured ?? {}).flatMap(([owner, units]) =>
      Object.entries(units).map(([unit, n]) =>
        countOf('captive', n, { owner: manner.seat(owner), unit: manner.name(unit) }),
      ),
    ),
  ];
}

type Counted =
  | 'commodity'
  | 'trade-good'
  | `fragment-${(typeof FRAGMENTS)[number]}`
  | 'action-card'
  | 'secret'
  | 'station'
  | 'captive';

/** So many of a thing: `1 commodity`, `2 commodities`. */
export function countOf(
  thing: Counted,
  n: number,
  data: Readonly<Record<string, string>> = {},
): string {
  return n === 1 ? say(`one-${thing}`, data) : say(`many-${thing}`, { n, ...data });
}

/** A note as people call it: `arborec/ceasefire` is Arborec’s Ceasefire; one that was not shown is a note. */
export function noteName(note: string, { seat, name }: Manner): string {
  if (note === 'hidden') return say('note-hidden');
  const { owner, kind } = partsOf(note);
  return say('note', { owner: seat(owner), note: name(kind) });
}

function tellCards(
  thing: Counted,
  given: readonly string[] | number | undefined,
  { name }: Manner,
): string[] {
  if (given === undefined) return [];
  if (typeof given === 'number') return given > 0 ? [countOf(thing, given)] : [];
  return given.map(name);
}
