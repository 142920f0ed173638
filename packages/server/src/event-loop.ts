/** Resolves in the next turn of the event loop, when all who came meanwhile have been heard. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
