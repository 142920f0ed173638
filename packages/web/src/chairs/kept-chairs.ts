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
  /** Whether it is a table to try the game at, which nobody misses. */
  readonly isDemo?: boolean;
};

const KEPT = 'haggle-chairs';

/** More than a host of many tables has; what is older is found by its link. */
const MOST = 60;

/** The chairs that this browser has sat on, the latest first. It holds no key: the sessions are kept from scripts. */
export function listChairs(drawer: Drawer): readonly KeptChair[] {
  const kept = readKept(drawer, KEPT);
  return Array.isArray(kept) ? kept.filter(isKeptChair) : [];
}

/** Puts a chair before all others. Where there are too many, the oldest at which nobody plays any more goes first. */
export function keepChair(drawer: Drawer, kept: KeptChair): void {
  const chairs = [kept, ...without(drawer, kept)];
  const spare = chairs.findLast((one) => one !== kept && isSpare(one)) ?? chairs.at(-1);
  const left = chairs.length > MOST ? chairs.filter((one) => one !== spare) : chairs;
  writeKept(drawer, KEPT, left);
}

/** The chairs at which somebody still plays, then those of closed and of demo tables. */
export function liveFirst(chairs: readonly KeptChair[]): readonly KeptChair[] {
  return [...chairs.filter((one) => !isSpare(one)), ...chairs.filter(isSpare)];
}

function isSpare({ isClosed = false, isDemo = false }: KeptChair): boolean {
  return isClosed || isDemo;
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
  const { table, chair, title, name, at = 0, isClosed = false, isDemo = false } = value;
  return (
    [table, chair, title, name].every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    typeof isClosed === 'boolean' &&
    typeof isDemo === 'boolean'
  );
}
