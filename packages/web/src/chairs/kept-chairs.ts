import { isFields } from '@haggle/engine';
import { type Drawer, readKept, writeKept } from '@haggle/games/page';

/** A chair that this browser has sat on, and so has a session for. */
export type KeptChair = {
  readonly table: string;
  readonly chair: string;
  /** What the table is called, and who sits there, as people read it. */
  readonly title: string;
  readonly name: string;
  /** When this browser sat down there last, in milliseconds since 1970 UTC; chairs of an older page do not say it. */
  readonly at?: number;
  /** Whether the table was closed then. */
  readonly isClosed?: boolean;
};

const KEPT = 'haggle-chairs';

/** More than an evening has; what is older is found by its link. */
const MOST = 6;

/** The chairs that this browser has sat on, the latest first. It holds no key: the sessions are kept from scripts. */
export function listChairs(drawer: Drawer): readonly KeptChair[] {
  const kept = readKept(drawer, KEPT);
  return Array.isArray(kept) ? kept.filter(isKeptChair) : [];
}

/** Puts a chair before all others. */
export function keepChair(drawer: Drawer, kept: KeptChair): void {
  writeKept(drawer, KEPT, [kept, ...without(drawer, kept)].slice(0, MOST));
}

/** Takes a chair off the list. */
export function forgetChair(drawer: Drawer, gone: Pick<KeptChair, 'table' | 'chair'>): void {
  writeKept(drawer, KEPT, without(drawer, gone));
}

function without(
  drawer: Drawer,
  { table, chair }: Pick<KeptChair, 'table' | 'chair'>,
): readonly KeptChair[] {
  return listChairs(drawer).filter((one) => one.table !== table || one.chair !== chair);
}

function isKeptChair(value: unknown): value is KeptChair {
  if (!isFields(value)) return false;
  const { table, chair, title, name, at = 0, isClosed = false } = value;
  return (
    [table, chair, title, name].every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    typeof isClosed === 'boolean'
  );
}
