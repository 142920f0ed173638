import { afterEach, expect, test, vi } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openMemory } from '../stores/memory.ts';
import { connect, type Guest } from '../testing/client.ts';
import { makeFaulty } from '../testing/faulty.ts';
import { type Gate, makeGate } from '../testing/gate.ts';
import { openMarket, startMarket } from '../testing/tables.ts';

const give = { type: 'give', to: 'ben', kind: 'salt' };
const running: RunningServer[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of running.splice(0)) await server.close();
});

/**
 * A table whose commits wait at a gate each, while the clock by which others may wait stands still. Ana has three
 * gifts decided one after the other: the first is stored and shown to all, the second is stored while the third is
 * under way.
 */
async function openBusy() {
  const commits: Gate[] = [];
  const faulty = makeFaulty(openMemory());
  const server = await startMarket({ limits: 'off', store: faulty.store });
  running.push(server);
  const { table, seats } = await openMarket(server.address);
  const ana = await connect(server.address, table, { key: seats.ana });
  const ben = await connect(server.address, table, { key: seats.ben });
  await Promise.all([ana, ben].map((guest) => guest.next(({ type }) => type === 'view')));
  faulty.before = () => {
    const gate = makeGate();
    commits.push(gate);
    return gate.opened;
  };
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const one = ana.command('one', give);
  await expect.poll(() => commits.length).toBe(1);
  const two = ana.command('two', give);
  await pause();
  commits[0]?.letGo();
  expect((await one).type).toBe('done');
  // What was decided meanwhile is under way before anybody was told of the first.
  expect(commits).toHaveLength(2);
  await expect.poll(() => deltasOf(ben)).toEqual([2]);
  const three = ana.command('three', give);
  await pause();
  commits[1]?.letGo();
  expect((await two).type).toBe('done');
  expect(commits).toHaveLength(3);
  await pause();
  return { faulty, commits, ana, ben, three };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

function deltasOf({ heard }: Guest): unknown[] {
  return heard.filter(({ type }) => type === 'delta').map(({ seq }) => seq);
}

test('while more is under way who waits for no answer is told later, and then all at once', async () => {
  const { commits, ana, ben, three } = await openBusy();
  expect(deltasOf(ana)).toEqual([2, 3]);
  expect(deltasOf(ben)).toEqual([2]);
  commits[2]?.letGo();
  expect((await three).type).toBe('done');
  await expect.poll(() => deltasOf(ben)).toEqual([2, 4]);
  expect(deltasOf(ana)).toEqual([2, 3, 4]);
  expect(ben.view()).toMatchObject({ hand: { salt: 5, ochre: 3 } });
});

test('what is stored is told to all, though what was under way after it could not be stored', async () => {
  const { faulty, commits, ben, three } = await openBusy();
  faulty.fail = true;
  faulty.before = async () => {};
  commits[2]?.letGo();
  expect(await three).toMatchObject({ type: 'refused', code: 'unavailable' });
  await expect.poll(() => deltasOf(ben)).toEqual([2, 3]);
  expect(ben.view()).toMatchObject({ hand: { salt: 4, ochre: 3 } });
});

test('nobody waits to be told for a commit that does not end', async () => {
  const { commits, ben, three } = await openBusy();
  vi.mocked(performance.now).mockReturnValue(performance.now() + 10);
  await expect.poll(() => deltasOf(ben)).toEqual([2, 3]);
  expect(ben.view()).toMatchObject({ hand: { salt: 4, ochre: 3 } });
  commits[2]?.letGo();
  expect((await three).type).toBe('done');
});

test('nobody waits long to be told, however much is under way', async () => {
  const { commits, ana, ben, three } = await openBusy();
  const four = ana.command('four', give);
  await pause();
  vi.mocked(performance.now).mockReturnValue(performance.now() + 10);
  commits[2]?.letGo();
  await three;
  // The fourth is under way, and stays there.
  await expect.poll(() => deltasOf(ben)).toEqual([2, 4]);
  commits[3]?.letGo();
  expect((await four).type).toBe('done');
});
