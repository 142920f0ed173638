import { isDeepStrictEqual } from 'node:util';
import { EMPTY_LOG, type Entry, type Head } from '@haggle/engine';
import { TABLE_ID } from '../schemas.ts';
import { answerKey } from './answer-key.ts';
import { checked, type Damage, damagedLog, damageIn } from './damage.ts';
import type { Answer, Lock, Reading, Store, TableRecord } from './store.ts';

export type Copied = { readonly table: string; readonly entries: number; readonly hash: string };

export type CopyReport = {
  readonly copied: readonly Copied[];
  readonly damaged: readonly Damage[];
  /** Tables that the target has already; if there are any, nothing was copied. */
  readonly present: readonly string[];
  /** Tables that were asked for and are not in the source. */
  readonly missing: readonly string[];
};

/** How many entries are written at once, so that a server that writes beside us does not wait long. */
const PAGE_SIZE = 500;

/**
 * Copies tables, with their keys, answers and snapshots, from one store into another as they stand at one
 * instant. Every log is checked against its hashes while it is read, and again as the target gives it
 * back. Nothing is copied over a table that is there; only what an earlier copy that was killed left of one is
 * replaced. Rejects when a store fails; the table that was under way is then removed from the target, unless somebody
 * else writes to it.
 */
export function copyTables(from: Store, to: Store, only?: readonly string[]): Promise<CopyReport> {
  return from.atOneInstant(async (source) => {
    const all = await source.readTables();
    const isWanted = (id: string): boolean => only === undefined || only.includes(id);
    const wanted = all.records.filter(({ id }) => isWanted(id));
    const unreadable = all.damaged.filter(isWanted);
    const odd = wanted.find(({ id }) => !TABLE_ID.test(id));
    if (odd) throw new Error(`a table may not be called ${JSON.stringify(odd.id)}`);
    const found = new Set([...wanted.map(({ id }) => id), ...unreadable]);
    const missing = (only ?? []).filter((id) => !found.has(id));
    const { present, brokenOff } = await lookInto(to, source, wanted);
    const copied: Copied[] = [];
    const damaged: Damage[] = unreadable.map((table) => ({ table, seq: 0 }));
    if (present.length > 0 || missing.length > 0) return { copied, damaged, present, missing };
    for (const id of brokenOff) await to.remove(id);
    for (const record of wanted) {
      try {
        copied.push(await copyTable(source, to, record));
      } catch (fault) {
        const damage = damageIn(fault);
        if (!damage) throw fault;
        damaged.push(damage);
      }
    }
    return { copied, damaged, present, missing };
  });
}

/** What the target has of these tables already: whole ones, and what a copy that was killed left of one. */
async function lookInto(to: Store, source: Reading, wanted: readonly TableRecord[]) {
  const there = await to.readTables();
  const heads = new Map(there.records.map(({ id, head }) => [id, head]));
  const present = wanted.flatMap(({ id }) => (there.damaged.includes(id) ? id : []));
  const brokenOff: string[] = [];
  for (const { id } of wanted) {
    const head = heads.get(id);
    if (head === undefined) continue;
    ((await isBrokenOff(to, source, { id, head })) ? brokenOff : present).push(id);
  }
  return { present, brokenOff };
}

/** Keys come last, so that those of a broken off copy are not all there; and what is, the source has too. */
async function isBrokenOff(
  to: Store,
  source: Reading,
  { id, head }: Pick<TableRecord, 'id' | 'head'>,
): Promise<boolean> {
  const [own, all] = [await to.readLocks(id), await source.readLocks(id)];
  if (own.length >= all.length) return false;
  const [last] = await to.readEntries(id, head - 1, 1);
  const [same] = await source.readEntries(id, head - 1, 1);
  return last !== undefined && last.hash === same?.hash;
}

async function copyTable(from: Reading, to: Store, record: TableRecord): Promise<Copied> {
  const { id } = record;
  // Where another has made the table meanwhile this rejects, and the table is not ours to remove.
  const opening = await copyOpening(from, to, record);
  try {
    const answers = await from.readAnswers(id);
    const hash = await copyLog(from, to, { record, opening, answers });
    await copySnapshots(from, to, record);
    if (record.closed !== null && !(await to.close(id, record.head, record.closed))) {
      throw new Overtaken(id);
    }
    // Keys come last: nobody enters a table that is not whole.
    for (const lock of await from.readLocks(id)) await to.replaceLock(id, lock);
    await compare(from, to, { record, hash, answers });
    return { table: id, entries: record.head, hash };
  } catch (fault) {
    if (!(fault instanceof Overtaken)) await to.remove(id);
    throw fault;
  }
}

/** Somebody else writes to the table that is being copied, such as another copy that took this one for broken off. */
class Overtaken extends Error {
  constructor(table: string) {
    super(`table ${table} was changed while it was copied`);
  }
}

/** Makes the table with the first entry of its log; what was answered comes with what follows. */
async function copyOpening(from: Reading, to: Store, record: TableRecord): Promise<Head> {
  const entries = await readPage(from, record.id, { head: EMPTY_LOG, limit: 1 });
  await to.create({ ...record, locks: [] }, { ...pageOf(record, EMPTY_LOG, entries), answers: [] });
  return entries.at(-1) ?? EMPTY_LOG;
}

type Begun = {
  readonly record: TableRecord;
  readonly opening: Head;
  readonly answers: readonly Answer[];
};

/** Copies the log behind its opening page by page, with what was answered to its commands; gives the last hash. */
async function copyLog(from: Reading, to: Store, begun: Begun): Promise<string> {
  const { record, opening, answers } = begun;
  const { id, head: end } = record;
  // Asked of the store page by page, it would look through all of them each time.
  const known = new Map(answers.map((answer) => [answerKey(answer), answer]));
  const answersTo = ({ by, id: asked }: Entry) =>
    asked === undefined ? [] : (known.get(answerKey({ chair: by, id: asked })) ?? []);
  let head = opening;
  while (head.seq < end) {
    const limit = Math.min(PAGE_SIZE, end - head.seq);
    const entries = await readPage(from, id, { head, limit });
    const page = { ...pageOf(record, head, entries), answers: entries.flatMap(answersTo) };
    if ((await to.append([page]))[0] !== 'stored') throw new Overtaken(id);
    head = entries.at(-1) ?? head;
  }
  // More than the record knows of: one of the two was changed.
  if ((await from.readEntries(id, end, 1)).length > 0) {
    throw damagedLog({ table: id, seq: end + 1 });
  }
  return head.hash;
}

/** What chairs have been told, and when a clock speaks, comes with the last entry. */
function pageOf({ id, ...record }: TableRecord, { seq: after }: Head, entries: readonly Entry[]) {
  const isLast = after + entries.length === record.head;
  const { chairs, deadline } = isLast ? record : { chairs: {}, deadline: null };
  return { table: id, after, entries, chairs, deadline };
}

async function readPage(
  from: Reading,
  table: string,
  { head, limit }: { readonly head: Head; readonly limit: number },
): Promise<readonly Entry[]> {
  return checked(table, head, await from.readEntries(table, head.seq, limit));
}

/** Snapshots only save time, so one that does not fit its log is left behind. */
async function copySnapshots(from: Reading, to: Store, { id, head }: TableRecord): Promise<void> {
  for (const { seq } of await from.readMilestones(id)) {
    const snapshot = await from.readSnapshot(id, seq);
    const [entry] = await from.readEntries(id, seq - 1, 1);
    if (snapshot?.seq !== seq || snapshot.hash !== entry?.hash) continue;
    if (seq <= head) await to.saveSnapshots([{ table: id, snapshot, milestone: true }]);
  }
}

/** Reads everything back but the snapshots, which only save time, and checks that it is what was to be copied. */
async function compare(
  from: Reading,
  to: Store,
  { record, hash, answers }: Omit<Begun, 'opening'> & { readonly hash: string },
): Promise<void> {
  const { id } = record;
  let head: Head = EMPTY_LOG;
  while (head.seq < record.head) {
    const entries = await readPage(to, id, { head, limit: PAGE_SIZE });
    head = entries.at(-1) ?? head;
  }
  const same =
    head.hash === hash &&
    isDeepStrictEqual(await to.readTable(id), record) &&
    isDeepStrictEqual(
      sort(await to.readLocks(id), chairOf),
      sort(await from.readLocks(id), chairOf),
    ) &&
    isDeepStrictEqual(sort(await to.readAnswers(id), answerKey), sort(answers, answerKey));
  if (!same) throw new Error(`the copy of table ${id} is not the same`);
}

/** By what there is only one of: a lock of each chair, an answer to each command. */
function sort<T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] {
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function chairOf({ chair }: Lock): string {
  return chair;
}
