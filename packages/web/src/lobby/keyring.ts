import type { Words } from '@haggle/engine';
import type { Opened } from '../api.ts';

/** A table that was opened in this tab, with all its keys. */
export type KeptTable = Opened & {
  readonly bots: readonly string[];
  /** What people know it by: its own name, or that of its game. */
  readonly title: string;
  /** What the game calls its seats, where it knows them. */
  readonly words: Pick<Words, 'seats'>;
  /** By seat, what people called it, where its id does not say it. */
  readonly names: Readonly<Record<string, string>>;
};

export type Keyring = {
  readonly keep: (table: KeptTable) => void;
  readonly find: (id: string | null) => KeptTable | undefined;
  /** All tables, the latest first. */
  readonly all: () => readonly KeptTable[];
  /** The host sits at this table: its other links can be replaced from there. */
  readonly secure: (id: string) => void;
};

/**
 * Keeps the keys of opened tables for as long as the page is loaded, in memory alone. `onRisk` is told
 * whether there is a table whose host has not sat down yet: its keys would be lost with the page. A link
 * that was merely copied does not count, because the next copy takes its place in the clipboard.
 */
export function makeKeyring(onRisk: (isAtRisk: boolean) => void): Keyring {
  const tables = new Map<string, KeptTable>();
  const unsafe = new Set<string>();
  return {
    keep: (table) => {
      tables.set(table.table, table);
      unsafe.add(table.table);
      onRisk(true);
    },
    find: (id) => (id === null ? undefined : tables.get(id)),
    all: () => [...tables.values()].reverse(),
    secure: (id) => {
      unsafe.delete(id);
      onRisk(unsafe.size > 0);
    },
  };
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The tables opened in this tab; the browser asks before it throws away keys that nobody uses yet. */
export const keyring = makeKeyring((isAtRisk) => {
  if (isAtRisk) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});
