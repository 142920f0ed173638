import { type AnyGame, type Entry, emptyTable, hashText, replay } from '@haggle/engine';
import { canonical } from '../canonical.ts';

/** A command that was carried out, and its answer. */
export type Kept = {
  readonly chair: string;
  readonly id: string;
  readonly command: unknown;
  readonly answer: unknown;
};

/** What a table was when its store was kept. */
export type Recorded = {
  readonly game: string;
  readonly table: string;
  readonly entries: number;
  /** The hash of the last entry. */
  readonly head: string;
  /** The hash of the state that the log leads to. */
  readonly state: string;
  /** By chair: its key, and what it was shown. */
  readonly chairs: Readonly<
    Record<string, { readonly key: string; readonly seq: number; readonly view: unknown }>
  >;
  readonly answers: readonly Kept[];
};

export type Release = {
  readonly release: string;
  readonly sha256: string;
  readonly tables: readonly Recorded[];
};

/** The hash of the state that a log leads to, whatever the order of the keys in it. */
export function hashState(game: AnyGame, entries: readonly Entry[]): string {
  return hashText(canonical(replay(emptyTable(game, ''), entries).state));
}
