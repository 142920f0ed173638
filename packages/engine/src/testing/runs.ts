/** How many histories are asked for. */
export function runsOf(text: string | undefined): number {
  if (text === undefined || text === '') return 120;
  if (text === 'long') return 100_000;
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`HAGGLE_RUNS is no number: ${text}`);
  return runs;
}

/** Where the draws begin; the same ones each time, unless another number is asked for. */
export function seedOf(text: string | undefined): number {
  const seed = Number(text ?? 1);
  if (!Number.isInteger(seed)) throw new Error(`HAGGLE_SEED is no whole number: ${text}`);
  return seed;
}
