import { chain, EMPTY_LOG, type Entry, type Head } from '@haggle/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Append, Lock, NewTable, Store } from '../stores/store.ts';

const table: NewTable = {
  id: 'here',
  game: 'market',
  name: 'Friday',
  names: { ana: 'Ána' },
  seed: 'seed',
  salt: 'salt',
  bots: ['ben'],
  created: 1000,
  locks: [lock('ana'), lock('host')],
};

/** What every store must do. `reopen` gives the same store again, as after a restart; null for none. */
export function testStore(
  name: string,
  open: () => Promise<Store>,
  reopen: ((store: Store) => Promise<Store>) | null,
): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
      return () => store.end();
    });

    const again = async (): Promise<Store> => {
      if (reopen) store = await reopen(store);
      return store;
    };

    test('a new table is there with its opening, and after a restart', async () => {
      await store.create(table, append({ after: 0, count: 2, deadline: 5000 }));
      const { locks, ...told } = table;
      const record = await (await again()).readTable('here');
      expect(record).toEqual({
        ...told,
        closed: null,
        head: 2,
        chairs: { ana: 2 },
        deadline: 5000,
      });
      expect(await store.readLocks('here')).toEqual(expect.arrayContaining([...locks]));
      expect(await store.readEntries('here', 0, 10)).toEqual(line(2));
    });

    test('what is not there is not there', async () => {
      expect(await store.readTable('nowhere')).toBeUndefined();
      expect(await store.readLocks('nowhere')).toEqual([]);
      expect(await store.readEntries('nowhere', 0, 10)).toEqual([]);
      expect(await store.readAnswers('nowhere')).toEqual([]);
      expect(await store.readSnapshot('nowhere', 10)).toBeUndefined();
      expect(await store.readMilestones('nowhere')).toEqual([]);
    });

    test('one id makes one table', async () => {
      await store.create(table, append({ after: 0, count: 1 }));
      await expect(store.create(table, append({ after: 0, count: 1 }))).rejects.toThrow();
      expect((await store.readTable('here'))?.head).toBe(1);
    });

    test('entries are read in pages', async () => {
      await store.create(table, append({ after: 0, count: 5 }));
      const seqs = (await store.readEntries('here', 2, 2)).map(({ seq }) => seq);
      expect(seqs).toEqual([3, 4]);
      for (const after of [5, 3_000_000_000, Number.MAX_SAFE_INTEGER]) {
        expect(await store.readEntries('here', after, 2)).toEqual([]);
      }
    });

    test('an append goes on where the last one ended, with its answers', async () => {
      const answer = { chair: 'ana', id: 'one', digest: 'd', seq: 3, refs: { offer: 'x' } };
      await store.create(table, append({ after: 0, count: 1 }));
      const results = await store.append([append({ after: 1, count: 2, answers: [answer] })]);
      expect(results).toEqual(['stored']);
      expect(await (await again()).readAnswers('here')).toEqual([answer]);
      expect(await store.readTable('here')).toMatchObject({ head: 3, chairs: { ana: 3 } });
    });

    test('an append to another place is fenced off and leaves nothing', async () => {
      await store.create(table, append({ after: 0, count: 3 }));
      const stale = append({ after: 2, count: 2 });
      expect(await store.append([stale])).toEqual(['fenced']);
      expect(await store.append([append({ after: 4, count: 1 })])).toEqual(['fenced']);
      expect(await store.readEntries('here', 0, 10)).toEqual(line(3));
      expect((await store.readTable('here'))?.head).toBe(3);
    });

    test('a table that is fenced off does not hinder the others of a commit', async () => {
      await store.create(table, append({ after: 0, count: 2 }));
      await store.create({ ...table, id: 'there' }, append({ after: 0, count: 2, table: 'there' }));
      const batch = [
        append({ after: 1, count: 1 }),
        append({ after: 2, count: 1, table: 'there' }),
        append({ after: 2, count: 1, table: 'nowhere' }),
      ];
      expect(await store.append(batch)).toEqual(['fenced', 'stored', 'fenced']);
      expect((await store.readTable('here'))?.head).toBe(2);
      expect((await store.readTable('there'))?.head).toBe(3);
    });

    test('a closed table takes no append, and is closed once, from its last entry', async () => {
      await store.create(table, append({ after: 0, count: 2, deadline: 9000 }));
      expect(await store.close('here', 1, 7000)).toBe(false);
      expect(await store.close('here', 2, 7000)).toBe(true);
      expect(await store.close('here', 2, 8000)).toBe(false);
      expect(await store.append([append({ after: 2, count: 1 })])).toEqual(['fenced']);
      expect((await (await again()).readTable('here'))?.closed).toBe(7000);
      expect(await store.readAlarms()).toEqual([]);
    });

    test('alarms are those of the tables that wait for an instant', async () => {
      await store.create(table, append({ after: 0, count: 1, deadline: 9000 }));
      await store.create({ ...table, id: 'there' }, append({ after: 0, count: 1, table: 'there' }));
      expect(await (await again()).readAlarms()).toEqual([{ table: 'here', deadline: 9000 }]);
      await store.append([append({ after: 1, count: 1, deadline: null })]);
      expect(await store.readAlarms()).toEqual([]);
    });

    test('a new lock takes the place of the old one', async () => {
      await store.create(table, append({ after: 0, count: 1 }));
      await store.replaceLock('here', { ...lock('ana'), key: 'new' });
      const locks = await (await again()).readLocks('here');
      expect(locks).toHaveLength(2);
      expect(locks.find(({ chair }) => chair === 'ana')?.key).toBe('new');
    });

    test('other seats may be played by the server, and nothing else of the table changes', async () => {
      const about = { name: 'Fri\u0000day', names: { ana: 'Ána' } };
      await store.create({ ...table, ...about }, append({ after: 0, count: 2 }));
      const before = await store.readTable('here');
      expect(await store.seatBot('here', { seat: 'ben', plays: true })).toEqual(['ben']);
      expect(await store.seatBot('here', { seat: 'ben', plays: true })).toEqual(['ben']);
      expect(await store.seatBot('here', { seat: 'ana', plays: true })).toEqual(['ben', 'ana']);
      expect(await (await again()).readTable('here')).toEqual({ ...before, bots: ['ben', 'ana'] });
      expect(await store.seatBot('here', { seat: 'ben', plays: false })).toEqual(['ana']);
      expect(await store.seatBot('here', { seat: 'ana', plays: false })).toEqual([]);
      expect(await store.readTable('here')).toEqual({ ...before, bots: [] });
      expect(await store.seatBot('nowhere', { seat: 'ben', plays: true })).toEqual([]);
      expect(await store.readTable('nowhere')).toBeUndefined();
    });

    test('seats that are given to bots at one moment are all theirs', async () => {
      await store.create(table, append({ after: 0, count: 1 }));
      const other = await again();
      const seats = ['ana', 'ben', 'cleo', 'dora', 'emil', 'fred'];
      await Promise.all(
        seats.map((seat, at) => (at % 2 ? store : other).seatBot('here', { seat, plays: true })),
      );
      const { bots = [] } = (await store.readTable('here')) ?? {};
      expect([...bots].sort()).toEqual(seats);
    });

    test('of snapshots the milestones stay, and of the others the last', async () => {
      await store.create(table, append({ after: 0, count: 1 }));
      await store.saveSnapshots([taken(10, true)]);
      await store.saveSnapshots([taken(15, false), taken(10, true)]);
      await store.saveSnapshots([taken(17, false)]);
      await store.saveSnapshots([taken(20, true)]);
      expect(await (await again()).readSnapshot('here', 19)).toEqual(snapshot(10));
      expect(await store.readSnapshot('here', 20)).toEqual(snapshot(20));
      expect(await store.readSnapshot('here', 99)).toEqual(snapshot(20));
      expect(await store.readSnapshot('here', 9)).toBeUndefined();
      expect(await store.readMilestones('here')).toEqual([
        { seq: 10, chairs: { ana: 10 } },
        { seq: 20, chairs: { ana: 20 } },
      ]);
    });

    test('a table that is removed while its snapshot is saved leaves none behind', async () => {
      await store.create(table, append({ after: 0, count: 2 }));
      const saving = store.saveSnapshots([taken(2, true)]);
      await store.remove('here');
      await saving;
      await store.create(table, append({ after: 0, count: 1 }));
      expect(await store.readMilestones('here')).toEqual([]);
    });

    test('alarms before an instant are found', async () => {
      await store.create(table, append({ after: 0, count: 1 }));
      await store.append([append({ after: 1, count: 1, deadline: 9000.5 })]);
      expect(await store.readAlarms(9000)).toEqual([]);
      expect(await store.readAlarms(9001)).toEqual([{ table: 'here', deadline: 9000.5 }]);
    });

    test('an answer is found by the chair and the id of its command', async () => {
      const answered = (chair: string, id: string, seq: number) =>
        ({ chair, id, digest: 'd', seq, refs: {} }) as const;
      const answers = [
        answered('ana', 'one', 2),
        answered('ben', 'one', 3),
        answered('ana', 'two', 4),
      ];
      await store.create(table, append({ after: 0, count: 1 }));
      await store.append([append({ after: 1, count: 3, answers })]);
      const found = await store.readAnswers('here', [
        { chair: 'ben', id: 'one' },
        { chair: 'ana', id: 'two' },
        { chair: 'ben', id: 'two' },
      ]);
      expect(found.toSorted((one, other) => one.seq - other.seq)).toEqual(answers.slice(1));
      expect(await store.readAnswers('here', [])).toEqual([]);
      expect(await store.readAnswers('elsewhere', answers)).toEqual([]);
    });

    test('all tables are listed, and one is removed with all that is of it', async () => {
      await store.create(table, append({ after: 0, count: 2 }));
      const younger = { ...table, id: 'also', created: 2000 };
      await store.create(younger, append({ after: 0, count: 1, table: 'also' }));
      await store.saveSnapshots([taken(2, true)]);
      const { records } = await store.readTables();
      expect(records.map(({ id }) => id)).toEqual(['here', 'also']);
      expect(records[0]).toEqual(await store.readTable('here'));
      expect(await store.remove('here')).toBe(true);
      expect(await store.remove('here')).toBe(false);
      expect((await (await again()).readTables()).records.map(({ id }) => id)).toEqual(['also']);
      expect(await store.append([append({ after: 2, count: 1 })])).toEqual(['fenced']);
      await store.create(table, append({ after: 0, count: 1 }));
      expect(await store.readEntries('here', 0, 10)).toHaveLength(1);
      expect(await store.readSnapshot('here', 10)).toBeUndefined();
      expect(await store.readLocks('here')).toHaveLength(2);
    });

    test('what is read at one instant does not see what is written meanwhile', async () => {
      await store.create(table, append({ after: 0, count: 2 }));
      const seen = await store.atOneInstant(async (reading) => {
        const before = await reading.readTable('here');
        await store.append([append({ after: 2, count: 1 })]);
        return [before?.head, (await reading.readTable('here'))?.head];
      });
      expect(seen).toEqual([2, 2]);
      expect((await store.readTable('here'))?.head).toBe(3);
    });

    test('it says that it can be written', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}

function lock(chair: string): Lock {
  return { chair, key: `key of ${chair}`, session: `session of ${chair}` };
}

function taken(seq: number, milestone: boolean) {
  return { table: 'here', snapshot: snapshot(seq), milestone };
}

function snapshot(seq: number) {
  return { seq, hash: `${seq}`, at: seq, state: { at: seq }, chairs: { ana: seq } };
}

/** The first lines of a log. */
function line(count: number, from = 0): readonly Entry[] {
  const entries: Entry[] = [];
  let head: Head = EMPTY_LOG;
  for (let seq = 1; seq <= from + count; seq++) {
    const entry = chain(head, { at: seq, by: 'ana', event: { type: 'said' } });
    entries.push(entry);
    head = entry;
  }
  return entries.slice(from).map((entry) => JSON.parse(JSON.stringify(entry)) as Entry);
}

function append(
  parts: Pick<Append, 'after'> & Partial<Append> & { readonly count: number },
): Append {
  const { count, ...rest } = parts;
  return {
    table: 'here',
    entries: line(count, rest.after),
    answers: [],
    chairs: { ana: rest.after + count },
    deadline: null,
    ...rest,
  };
}
