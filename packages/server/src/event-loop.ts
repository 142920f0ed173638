/** Resolves in the next turn of the event loop, when all who came meanwhile have been heard. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** To be called again and again in long work: waits for the next turn where it went on for so many milliseconds. */
export function makePause(stretch: number): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < stretch) return;
    await nextTurn();
    begun = performance.now();
  };
}
