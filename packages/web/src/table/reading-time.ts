/** Milliseconds to notice that something is there to be read, and for each letter of it. */
const NOTICE = 2000;
const LETTER = 80;

/** Nothing stands longer over the table than this. */
const MOST = 12_000;

/** Milliseconds in which a text can be read twice without haste. */
export function readingTime(text: string): number {
  return Math.min(MOST, NOTICE + LETTER * text.length);
}
