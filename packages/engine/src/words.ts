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

/** A refusal with its sentence; a code without words is a fault that the common suite catches. */
export function speak(refusal: Refusal, words: Words): SpokenRefusal {
  const sentence = words.refusals[refusal.code] ?? refusal.code;
  const message = fillIn(sentence, refusal.data);
  return refusal.clause
    ? { code: refusal.code, clause: refusal.clause, message }
    : { code: refusal.code, message };
}
