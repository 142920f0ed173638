import type { Refusal, SpokenRefusal } from './refusal.ts';

/**
 * A game's catalogue of words in one language. Sentences may hold `{name}` places that a refusal's
 * data or an event's fields fill in.
 */
export type Words = {
  /** By code: what a person reads when a command is refused. */
  readonly refusals: Readonly<Record<string, string>>;
  /** By event type: the event as a sentence of the log. */
  readonly events: Readonly<Record<string, string>>;
  /** By id: names of kinds, phases and whatever else the page shows. */
  readonly names: Readonly<Record<string, string>>;
};

/** Fills the `{name}` places of a sentence; a place without a value stays visible as it is. */
export function fillIn(
  sentence: string,
  data: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(data, name) ? String(data[name]) : place,
  );
}

/** Fields of events in which people's own words stand: they stay, even where they happen to be an id. */
const FREE: ReadonlySet<string> = new Set(['text', 'why']);

/** Whether what stands in this field of an event is a person's own text, and no id. */
export function isFreeText(field: string): boolean {
  return FREE.has(field);
}

/** The name of an id; the id itself where it has none. */
export function nameOf(id: string, { names }: Words): string {
  return Object.hasOwn(names, id) ? (names[id] ?? id) : id;
}

/** A refusal with its sentence; a code without words is a fault that the common suite catches. */
export function speak(refusal: Refusal, words: Words): SpokenRefusal {
  const sentence = words.refusals[refusal.code] ?? refusal.code;
  const message = fillIn(sentence, refusal.data);
  return refusal.clause
    ? { code: refusal.code, clause: refusal.clause, message }
    : { code: refusal.code, message };
}
