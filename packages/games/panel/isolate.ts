/** Letters that are written from right to left: Hebrew, Arabic, and what is written like them. */
const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What turns around all that follows, to the end of the sentence. */
const OVERRIDES = /[\u202a-\u202e]/gu;

/** What is isolated already, and has nothing isolated within. */
const ISOLATED = /^\u2068[^\u2066-\u2069]*\u2069$/;

/**
 * Somebody's own words for the middle of a sentence. Where they are written from right to left they are kept apart
 * from the rest of it, whose colons, quotes and figures else change sides; what would turn the rest around is left
 * out, and all else stays as it is.
 */
export function isolate(text: string): string {
  const said = text.replace(OVERRIDES, '');
  return FROM_RIGHT.test(said) && !ISOLATED.test(said) ? `\u2068${said}\u2069` : said;
}

/** The same for every text within a value, however deep; ids and figures stay as they are. */
export function isolateAll<T>(value: T): T;
export function isolateAll(value: unknown): unknown {
  if (typeof value === 'string') return isolate(value);
  if (Array.isArray(value)) return value.map((item) => isolateAll(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isolateAll(part)]));
}
