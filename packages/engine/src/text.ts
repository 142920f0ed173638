/**
 * Whether a text is whole: no half of a surrogate pair stands in it. One with a half comes back from a store as
 * another text, and no hash tells it from others.
 */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
