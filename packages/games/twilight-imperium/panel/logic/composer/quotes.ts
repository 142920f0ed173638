/** Letters of a promise that are enough to know it again. */
const ENOUGH = 32;

/** A sentence in which long quotes stand with their beginning only: what is quoted is written out beside it. */
export function shortenQuotes(sentence: string): string {
  return sentence.replace(/“([^”]*)”/g, (whole, text: string) => {
    const letters = Array.from(text);
    if (letters.length <= ENOUGH + 4) return whole;
    return `“${letters.slice(0, ENOUGH).join('').trimEnd()}…”`;
  });
}
