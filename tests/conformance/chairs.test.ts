import { describe, expect, test } from 'vitest';
import {
  ask,
  type Bag,
  done,
  expectProblem,
  hands,
  look,
  openTable,
  page,
  readLog,
  send,
  type Table,
} from './client.ts';
import { sit } from './live.ts';
import { makeFolder, serve, useServer } from './process.ts';

const CHAIRS = ['crete', 'egypt', 'thrace', 'host', 'spectator'];
const toEgypt = {
  type: 'propose',
  to: 'egypt',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks: { count: 3, named: ['grain', 'iron'] },
};

/** Which chairs' seq grew by how much through `act`. */
async function grown(table: Table, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await Promise.all(CHAIRS.map((chair) => look(table, chair)));
  await act();
  const after = await Promise.all(CHAIRS.map((chair) => look(table, chair)));
  return Object.fromEntries(
    CHAIRS.flatMap((chair, at) => {
      const grown = (after[at]?.seq ?? 0) - (before[at]?.seq ?? 0);
      if (grown === 0) expect(after[at]).toEqual(before[at]);
      return grown === 0 ? [] : [[chair, grown]];
    }),
  );
}

describe('the chairs of a table', () => {
  const server = useServer('--limits', 'off');

  test('each see their own: no hand but one’s own, and the host and the spectator none', async () => {
    const table = await openTable(server.address);
    const given = (hands as { hands: Record<string, Bag> }).hands;
    for (const chair of CHAIRS) {
      const { view } = await look(table, chair);
      expect(view.viewer).toBe(chair);
      expect(view.hand).toEqual(given[chair]);
      expect(view.seats).toMatchObject({
        crete: { cards: 4, finished: false },
        egypt: { cards: 4, finished: false },
        thrace: { cards: 3, finished: false },
      });
      expect(view).toMatchObject({ phase: 'trade', offers: {}, trades: [], talk: [] });
      const seatsOwn = ['hand', 'canTrade', 'value', 'calamities'];
      for (const field of seatsOwn) expect(field in view).toBe(chair in given);
      const text = JSON.stringify(view);
      for (const [seat, bag] of Object.entries(given))
        for (const kind of Object.keys(bag))
          if (seat !== chair && !Object.hasOwn(given[chair] ?? {}, kind))
            expect(text).not.toContain(kind);
    }
  });

  test('count the changes of their own view and nothing else', async () => {
    const table = await openTable(server.address);
    const ids = { offer: 'none' };
    const act = (chair: string, id: string, command: Bag) => () => done(table, chair, id, command);
    const propose = async () => {
      const { refs } = await done(table, 'crete', '1', toEgypt);
      Object.assign(ids, refs);
    };
    expect(await grown(table, propose)).toEqual({ crete: 1, egypt: 1 });
    const { offer } = ids;
    const two = { crete: 1, egypt: 1 };
    expect(await grown(table, act('crete', '2', { type: 'suspend', offer }))).toEqual(two);
    expect(await grown(table, act('crete', '3', { type: 'resume', offer }))).toEqual(two);
    const accept = { type: 'accept', offer, revision: 1 };
    expect(await grown(table, act('egypt', '4', accept))).toEqual(two);
    const cards = { salt: 2, piracy: 1 };
    const deliver = { type: 'deliver', offer, revision: 1, cards };
    expect(await grown(table, act('crete', '5', deliver))).toEqual(two);
    expect(await grown(table, act('crete', '6', { type: 'recall', offer }))).toEqual(two);
    expect(await grown(table, act('egypt', '7', { type: 'decline', offer }))).toEqual(two);
    const whisper = { type: 'say', to: 'egypt', text: 'psst' };
    expect(await grown(table, act('crete', '8', whisper))).toEqual(two);
    const all = Object.fromEntries(CHAIRS.map((chair) => [chair, 1]));
    expect(await grown(table, act('crete', '9', { type: 'say', text: 'hello' }))).toEqual(all);
    expect(await grown(table, act('thrace', '1', { type: 'finish' }))).toEqual(all);
    const refused = async () => expectProblem(await send(table, 'thrace', '2', accept), 422);
    expect(await grown(table, refused)).toEqual({});
    expect(await grown(table, act('crete', '9', { type: 'say', text: 'hello' }))).toEqual({});
  });

  test('have logs of their own: one entry a change, without a gap', async () => {
    const table = await openTable(server.address);
    const opened = Date.now();
    const { refs } = await done(table, 'crete', '1', toEgypt);
    await done(table, 'egypt', '1', { type: 'say', to: 'crete', text: 'psst' });
    await done(table, 'thrace', '1', { type: 'say', text: 'hello' });
    await done(table, 'egypt', '2', { type: 'accept', ...(refs as object), revision: 1 });
    const types: Record<string, unknown[]> = {};
    for (const chair of CHAIRS) {
      const { seq } = await look(table, chair);
      const entries = await readLog(table, chair);
      expect(entries.map((entry) => entry.seq)).toEqual(
        entries.map((_, at) => seq - entries.length + 1 + at),
      );
      for (const { at } of entries) {
        expect(Number.isSafeInteger(at)).toBe(true);
        expect(Math.abs(at - opened)).toBeLessThan(30_000);
      }
      expect(entries.every((entry) => Object.keys(entry).sort().join() === 'at,event,seq')).toBe(
        true,
      );
      types[chair] = entries.map(({ event }) => event.type);
    }
    expect(types.crete).toHaveLength(5);
    expect(types.egypt).toEqual(types.crete);
    expect(types.thrace).toHaveLength(2);
    expect([types.host, types.spectator]).toEqual([types.thrace, types.thrace]);
  });

  test('read in their logs nothing of what is hidden from them', async () => {
    const table = await openTable(server.address);
    const { refs } = await done(table, 'crete', '1', { ...toEgypt, note: 'a whispered note' });
    const { offer } = refs as { offer: string };
    await done(table, 'crete', '2', { type: 'say', to: 'egypt', text: 'whispered talk' });
    const cards = { grain: 1, iron: 1, ochre: 1 };
    await done(table, 'egypt', '1', { type: 'accept', offer, revision: 1, cards });
    const given = { salt: 2, piracy: 1 };
    await done(table, 'crete', '3', { type: 'deliver', offer, revision: 1, cards: given });
    for (const chair of ['thrace', 'host', 'spectator']) {
      const text = JSON.stringify(await readLog(table, chair));
      for (const secret of ['salt', 'piracy', 'grain', 'iron', 'ochre', 'whispered', offer])
        expect(text).not.toContain(secret);
      expect(text.includes('oil')).toBe(chair === 'thrace');
    }
    const unsealed = await openTable(server.address);
    await done(unsealed, 'crete', '1', toEgypt);
    await done(unsealed, 'egypt', '1', { type: 'accept', offer, revision: 1, cards });
    expect(JSON.stringify(await readLog(unsealed, 'crete'))).not.toContain('ochre');
  });

  test('read their logs in pages, from after any position', async () => {
    const table = await openTable(server.address);
    const crete = await sit(table, 'crete');
    for (let at = 0; at < 600; at += 1)
      crete.send({ type: 'command', id: `t-${at}`, command: { type: 'say', text: `t-${at}` } });
    await crete.next(({ type, id }) => type === 'done' && id === 't-599');
    await crete.close();
    const first = await page(table, 'egypt');
    const entries = await readLog(table, 'egypt');
    expect(first.entries).toEqual(entries.slice(0, first.entries.length));
    expect(first.more).toBe(first.entries.length < entries.length);
    expect(entries).toHaveLength(601);
    const said = entries.flatMap(({ event }) => (event.type === 'said' ? [event.text] : []));
    expect(new Set(said).size).toBe(600);
    const last = entries.at(-1)?.seq ?? 0;
    expect(await page(table, 'egypt', last)).toEqual({ entries: [], more: false });
    expect(await page(table, 'egypt', last + 100)).toEqual({ entries: [], more: false });
    const end = await page(table, 'egypt', last - 3);
    expect(end).toEqual({ entries: entries.slice(-3), more: false });
    expect((await look(table, 'egypt')).view.talk).toHaveLength(50);
    expect((await look(table, 'egypt')).view.talk).toMatchObject(
      entries.slice(-50).map(({ event }) => ({ from: 'crete', to: null, text: event.text })),
    );
  });

  test.each(['x', '-1', '1.5', '', '1e3', '0x1', '%201', '1e400', '__proto__', '9'.repeat(30)])(
    'after=%s is no position',
    async (after) => {
      const table = await openTable(server.address);
      const answer = await ask(table, 'crete', 'GET', `/log?after=${after}`);
      expectProblem(answer, 422, 'malformed');
    },
  );
});

describe('time', () => {
  test('ends the trading at the deadline with nobody there, also while the server is down', async () => {
    const data = makeFolder();
    const first = await serve(data);
    const setup = { ...hands, options: { timeLimit: 2 } };
    const before = Date.now();
    const table = await openTable(first.address, setup);
    const after = Date.now();
    const { view } = await look(table, 'crete');
    expect(Number(view.deadline)).toBeGreaterThanOrEqual(before + 2000);
    expect(Number(view.deadline)).toBeLessThanOrEqual(after + 2000);
    await first.end('SIGKILL');
    const second = await serve(data);
    const again = { ...table, address: second.address };
    const phaseAt = (at: typeof table) => async () => (await look(at, 'crete')).view.phase;
    try {
      await expect.poll(phaseAt(again), { timeout: 60_000 }).toBe('purchase');
      const late = await openTable(second.address, { ...hands, options: { timeLimit: 2 } });
      const opened = await look(late, 'thrace');
      await expect.poll(phaseAt(late), { timeout: 60_000 }).toBe('purchase');
      const over = await look(late, 'thrace');
      expect(opened.view.phase).toBe('trade');
      expect(over.view.phase).toBe('purchase');
      expect(over.seq).toBeGreaterThan(opened.seq);
      expectProblem(await send(late, 'crete', 'a', toEgypt), 422, 'wrong-phase', 'AC-28.41');
    } finally {
      await second.end('SIGKILL');
    }
  });
});
