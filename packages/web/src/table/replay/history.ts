import type { AnyGame, Entry } from '@haggle/engine';

/** The states that a log led through, from the first entry on. */
export function statesOf(game: AnyGame, entries: readonly Entry[]): readonly unknown[] {
  let state: unknown = null;
  return entries.map(({ event }) => {
    state = game.evolve(state, event);
    return state;
  });
}

/** The address of a closed table's log file. */
export function logFileOf(table: string, chair: string): string {
  return `/api/tables/${table}/log?format=file&chair=${encodeURIComponent(chair)}`;
}

/** How long the log of a long evening may take on a thin line, in milliseconds. */
const FILE_TIMEOUT = 180_000;

/** Fetches the whole log of a closed table. Rejects when the server does not give it. */
export async function fetchEntries(table: string, chair: string): Promise<readonly Entry[]> {
  const response = await fetch(logFileOf(table, chair), {
    signal: AbortSignal.timeout(FILE_TIMEOUT),
  });
  if (!response.ok) throw new Error(`no log: ${response.status}`);
  return readEntries(await response.text());
}

/** Reads the lines of a log file: a header, then one entry a line. */
function readEntries(text: string): readonly Entry[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.slice(1).map((line) => JSON.parse(line) as Entry);
}
