import { type Entry, findBreak, type Head } from '@haggle/engine';

/** A table whose log is not what was written: the entry at which its chain of hashes breaks; 0: its record. */
export type Damage = { readonly table: string; readonly seq: number };

const NAME = 'LogDamage';

/** The fault that says where a log is damaged. */
export function damagedLog({ table, seq }: Damage): Error {
  return damaged(`the log of table ${table} is damaged at entry ${seq}`, { table, seq });
}

/** The fault of a table whose record cannot be read or does not fit its log. */
export function damagedRecord(table: string): Error {
  return damaged(`the record of table ${table} is damaged`, { table, seq: 0 });
}

function damaged(message: string, cause: Damage): Error {
  return Object.assign(new Error(message, { cause }), { name: NAME });
}

/** Where a table is damaged, if that is what the fault says. */
export function damageIn(fault: unknown): Damage | undefined {
  return fault instanceof Error && fault.name === NAME ? (fault.cause as Damage) : undefined;
}

/**
 * The entries of a table that were read behind `head`, if they follow on it without a break. Throws, naming the
 * entry, where the chain breaks, or where there are none.
 */
export function checked(table: string, head: Head, entries: readonly Entry[]): readonly Entry[] {
  const broken = entries.length === 0 ? head.seq + 1 : findBreak(entries, head);
  if (broken !== null) throw damagedLog({ table, seq: broken });
  return entries;
}
