/** An object of JSON: names and values, no list. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value out of JSON is an object; null and lists are none. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text that JSON writes as it stands, between two quotes. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A text as JSON writes it. */
export function quote(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** How long the text of a JSON value is, without making it. */
export function countLetters(value: unknown): number {
  if (typeof value === 'string') return lettersIn(value);
  if (typeof value !== 'object' || value === null) return String(value).length;
  // A bracket, and behind each part a comma or the other bracket.
  let letters = 1;
  if (Array.isArray(value)) {
    for (const item of value) letters += countLetters(item ?? null) + 1;
  } else {
    const fields = value as Fields;
    for (const key of Object.keys(fields)) {
      const field = fields[key];
      if (field !== undefined) letters += lettersIn(key) + countLetters(field) + 2;
    }
  }
  return Math.max(letters, 2);
}

function lettersIn(text: string): number {
  return PLAIN.test(text) ? text.length + 2 : JSON.stringify(text).length;
}
