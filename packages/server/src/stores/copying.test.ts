import { chain, EMPTY_LOG, type Entry, type Head } from '@haggle/engine';
import { expect, test } from 'vitest';
import { plainTable } from '../testing/tables.ts';
import { copyTables } from './copying.ts';
import { openMemory } from './memory.ts';
import type { Store } from './store.ts';

const ID = 'here';
const ANSWERS = ['c2', 'c3'].map((id, at) => ({ chair: 'ana', id, digest: id, seq: at, refs: {} }));
const LOCK = { chair: 'ana', key: 'k', session: 's' };

/** A store with one table of three entries and one key. */
async function openSource(): Promise<Store> {
  const store = openMemory();
  const entries: Entry[] = [];
  let head: Head = EMPTY_LOG;
  for (let at = 1; at <= 3; at++) {
    const entry = chain(head, { at, by: 'ana', id: `c${at}`, event: { type: 'said' } });
    entries.push(entry);
    head = entry;
  }
  await store.create(
    { ...plainTable(ID), locks: [LOCK] },
    { table: ID, after: 0, entries, answers: ANSWERS, chairs: {}, deadline: null },
  );
  return store;
}

test.each(['create', 'append'] as const)(
  'a copy that another one has overtaken before its %s takes nothing of it away',
  async (step) => {
    const source = await openSource();
    const target = openMemory();
    const overtake = async (at: typeof step): Promise<void> => {
      if (at === step) expect((await copyTables(source, target)).copied).toHaveLength(1);
    };
    const slow: Store = {
      ...target,
      create: (...given) => overtake('create').then(() => target.create(...given)),
      append: (...given) => overtake('append').then(() => target.append(...given)),
    };
    await expect(copyTables(source, slow)).rejects.toThrow();
    expect(await target.readTable(ID)).toMatchObject({ head: 3 });
    expect(await target.readLocks(ID)).toEqual([LOCK]);
  },
);

test('a copy in which an answer is another one is none', async () => {
  const source = await openSource();
  const target = openMemory();
  const readAnswers: Store['readAnswers'] = async (...where) =>
    (await target.readAnswers(...where)).map((answer) => ({ ...answer, digest: 'another' }));
  await expect(copyTables(source, { ...target, readAnswers })).rejects.toThrow('not the same');
  expect(await target.readTable(ID)).toBeUndefined();
  // In whatever order they are told.
  const turned: Store['readAnswers'] = async (...where) =>
    (await target.readAnswers(...where)).toReversed();
  expect((await copyTables(source, { ...target, readAnswers: turned })).copied).toHaveLength(1);
});

test('what was answered is read once of a source, however long its log is', async () => {
  const source = await openSource();
  const target = openMemory();
  let reads = 0;
  const counting: Store = {
    ...source,
    readAnswers: (...where) => {
      reads += 1;
      return source.readAnswers(...where);
    },
    atOneInstant: (read) => read(counting),
  };
  await copyTables(counting, target);
  expect(await target.readAnswers(ID)).toEqual(ANSWERS);
  expect(reads).toBe(1);
});

test('a copy that fails takes what it had written away', async () => {
  const source = await openSource();
  const target = openMemory();
  const full = (): Promise<never> => Promise.reject(new Error('full'));
  await expect(copyTables(source, { ...target, replaceLock: full })).rejects.toThrow('full');
  expect(await target.readTable(ID)).toBeUndefined();
});
