import { expect, test } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import { connect } from '../testing/client.ts';
import { makeFaulty } from '../testing/faulty.ts';
import { makeGate } from '../testing/gate.ts';
import { market } from '../testing/market.ts';
import { startForTest } from '../testing/running.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';

test('a table whose rules fail while a commit is made ready does not hinder the others in it', async () => {
  const fragile: typeof market = {
    ...market,
    deadline: (state) => {
      if (state.talk.some(({ text }) => text === 'poison')) throw new Error('a fault in the rules');
      return market.deadline(state);
    },
  };
  const faulty = makeFaulty(openMemory());
  const address = await startForTest({ games: [fragile], store: faulty.store });
  const say = async (text: string, { table, seats }: Awaited<ReturnType<typeof openMarket>>) => {
    const body = { id: text, command: { type: 'say', text } };
    const { status } = await ask(address, `/api/tables/${table}/commands`, {
      key: seats.ana,
      body,
    });
    return status;
  };
  const [first, second, third] = [
    await openMarket(address),
    await openMarket(address),
    await openMarket(address),
  ];
  const { opened, letGo } = makeGate();
  const committing = new Promise<void>((resolve) => {
    faulty.before = () => {
      resolve();
      return opened;
    };
  });
  const before = say('before', first);
  await committing;
  const both = Promise.all([say('poison', second), say('fine', third)]);
  const figures = async () => (await ask(address, '/metrics')).body.text;
  await expect.poll(figures, { timeout: 60_000 }).toMatch(/haggle_queue 3/);
  letGo();
  expect([await before, ...(await both)]).toEqual([200, 500, 200]);
  expect(await say('after', second)).toBe(200);
});

test('a table of which something cannot be shown has its clock all the same', async () => {
  const fragile: typeof market = {
    ...market,
    deadline: ({ phase, talk: [said] }) => (said && phase === 'open' ? said.at + 100 : null),
    // Such a number is none of JSON.
    view: (state, viewer) => {
      const view = market.view(state, viewer);
      return state.talk.length > 0 ? ({ ...view, deadline: 1n } as never) : view;
    },
  };
  const store = openMemory();
  const address = await startForTest({ games: [fragile], store });
  const { table, seats } = await openMarket(address);
  const ben = await connect(address, table, { key: seats.ben });
  await ben.next(({ type }) => type === 'view');
  const body = { id: 'one', command: { type: 'say', text: 'poison' } };
  const said = await ask(address, `/api/tables/${table}/commands`, { key: seats.ana, body });
  expect(said.status).toBe(200);
  const head = async () => (await store.readTable(table))?.head;
  await expect.poll(head, { timeout: 10_000 }).toBe(3);
  await ben.leave();
});

test('a milestone that could not be stored is taken at the next commit', async () => {
  const inner = openMemory();
  let failures = 1;
  const saveSnapshots: typeof inner.saveSnapshots = async (batch) => {
    if (failures-- > 0) throw new Error('no room for a snapshot');
    return inner.saveSnapshots(batch);
  };
  const address = await startForTest({ store: { ...inner, saveSnapshots }, milestone: 3 });
  const { table, seats } = await openMarket(address);
  const send = async (id: string): Promise<void> => {
    const body = { id, command: { type: 'say', text: id } };
    const path = `/api/tables/${table}/commands`;
    expect((await ask(address, path, { key: seats.ana, body })).status).toBe(200);
  };
  await send('two');
  await send('three');
  await expect.poll(() => failures, { timeout: 60_000 }).toBe(0);
  expect(await inner.readMilestones(table)).toEqual([]);
  await send('four');
  await expect.poll(() => inner.readMilestones(table), { timeout: 60_000 }).toHaveLength(1);
  expect(await inner.readMilestones(table)).toMatchObject([{ seq: 4 }]);
});

test('a server that stops waits for the snapshot that is being saved', async () => {
  const inner = openMemory();
  const { opened, letGo } = makeGate();
  const order: string[] = [];
  const store: typeof inner = {
    ...inner,
    saveSnapshots: async (batch) => {
      order.push('saving');
      await opened;
      await inner.saveSnapshots(batch);
      order.push('saved');
    },
    end: async () => void order.push('ended'),
  };
  const server = await startMarket({ limits: 'off', store, milestone: 2 });
  const { table, seats } = await openMarket(server.address);
  const body = { id: 'two', command: { type: 'say', text: 'two' } };
  await ask(server.address, `/api/tables/${table}/commands`, { key: seats.ana, body });
  const closing = server.close();
  setTimeout(letGo, 100);
  await closing;
  expect(order).toEqual(['saving', 'saved', 'ended']);
});

test('what a tool beside the server does to a table while it is loaded is known', async () => {
  const inner = openMemory();
  const { table, host } = await openMarket(await startForTest({ store: inner }));
  const store: typeof inner = {
    ...inner,
    readEntries: async (id, ...place) => {
      await inner.close(id, 1, 5);
      return inner.readEntries(id, ...place);
    },
  };
  const address = await startForTest({ store });
  const seen = await ask(address, `/api/tables/${table}`, { key: host });
  expect(seen.body.closed).not.toBeNull();
});
