import type { AnyGame, Entry } from '@haggle/engine';

/** The states that a log led through, from the first entry on. */
export function statesOf(game: AnyGame, entries: readonly Entry[]): readonly unknown[] {
  let state: unknown = null;
  return entries.map(({ event }) => {
    state = game.evolve(state, event);
    return state;
  });
}

/** Reads the lines of a log file: a header, then one entry a line. */
export function readEntries(text: string): readonly Entry[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.slice(1).map((line) => JSON.parse(line) as Entry);
}
