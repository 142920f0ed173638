import { loadGames } from '@haggle/games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openMemory } from '../stores/memory.ts';
import { connect, type Guest } from '../testing/client.ts';
import { makeFaulty } from '../testing/faulty.ts';
import { type Gate, makeGate } from '../testing/gate.ts';
import { ask, type Opened, startMarket } from '../testing/tables.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startMarket({ games: await loadGames(), limits: 'off' });
});
afterAll(() => server.close());

const SEATS = ['ana', 'ben', 'cleo', 'dora', 'eli'];
const HANDS = {
  ana: { papyrus: 2, ochre: 1, piracy: 1 },
  ben: { iron: 2, ochre: 1 },
};

async function open(
  game: string,
  hands: Record<string, Record<string, number>>,
  { address } = server,
): Promise<Opened> {
  const setup = { seats: SEATS, hands: { ...HANDS, ...hands }, options: { timeLimit: null } };
  const { status, body } = await ask(address, '/api/tables', { body: { game, setup } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as unknown as Opened;
}

/** What all chairs hear while two of them haggle in private and trade. */
async function haggle(game: string, hands: Record<string, Record<string, number>>) {
  const opened = await open(game, hands);
  const keys = { ...opened.seats, host: opened.host, spectator: opened.spectator };
  const guests: Record<string, Guest> = {};
  for (const [chair, key] of Object.entries(keys)) {
    guests[chair] = await connect(server.address, opened.table, { key });
    await guests[chair]?.next(({ type }) => type === 'view');
  }
  const before = Object.fromEntries(
    Object.entries(guests).map(([chair, { heard }]) => [chair, heard.length]),
  );
  const say = async (chair: string, id: string, command: unknown) => {
    const answer = await guests[chair]?.command(id, command);
    expect(answer).toMatchObject({ type: 'done' });
    return answer?.refs as { offer?: string } | undefined;
  };
  const terms = {
    gives: { count: 3, named: ['papyrus', 'ochre'] },
    asks: { count: 3, named: ['iron', 'iron'] },
  };
  const offer = (await say('ana', 'a1', { type: 'propose', to: 'ben', ...terms }))?.offer;
  await say('ana', 'a2', { type: 'say', to: 'ben', text: 'only papyrus, I promise' });
  await say('ben', 'b1', { type: 'accept', offer, revision: 1, cards: { iron: 2, ochre: 1 } });
  const quiet = Object.fromEntries(
    Object.entries(guests).map(([chair, { heard }]) => [chair, heard.length]),
  );
  const cards = { papyrus: 1, ochre: 1, piracy: 1 };
  await say('ana', 'a3', { type: 'deliver', offer, revision: 1, cards });
  await say('ana', 'a4', { type: 'say', text: 'done' });
  const isLast = (message: unknown) => JSON.stringify(message).includes('"done"');
  for (const guest of Object.values(guests)) await guest.next(isLast);
  const path = `/api/tables/${opened.table}`;
  const logs: Record<string, unknown> = {};
  for (const [chair, key] of Object.entries(keys)) {
    logs[chair] = (await ask(server.address, `${path}/log`, { key })).body;
  }
  for (const guest of Object.values(guests)) await guest.leave();
  return { guests, before, quiet, logs };
}

for (const game of ['advanced-civilization', 'mega-civilization']) {
  test(`${game}: nobody but the two hears of a private offer until it is settled`, async () => {
    const { guests, before, quiet, logs } = await haggle(game, {});
    for (const chair of ['cleo', 'dora', 'eli', 'host', 'spectator']) {
      expect([chair, quiet[chair]]).toEqual([chair, before[chair]]);
      const heard = JSON.stringify([guests[chair]?.heard, logs[chair]]);
      for (const secret of ['papyrus', 'iron', 'piracy', 'promise', 'ana-ben']) {
        expect({
          chair,
          secret,
          heard: heard.includes(`"${secret}`) || heard.includes(secret),
        }).toMatchObject({ chair, secret, heard: false });
      }
    }
    expect(quiet.ana).toBeGreaterThan(before.ana ?? 0);
    expect(JSON.stringify(logs.ben)).toContain('papyrus');
    expect(guests.ben?.view()).toMatchObject({ hand: { papyrus: 1, ochre: 1, piracy: 1 } });
  });

  test(`${game}: what a chair hears is the same whatever others hold`, async () => {
    const one = await haggle(game, { cleo: { wine: 3 }, dora: { resin: 4 } });
    const other = await haggle(game, { cleo: { gold: 3 }, dora: { wine: 4 } });
    for (const chair of ['ana', 'ben', 'eli', 'host', 'spectator']) {
      const [heard, heardToo] = [one, other].map(({ guests }) =>
        JSON.stringify(guests[chair]?.heard).replaceAll(/"at":\d+/g, '"at":0'),
      );
      expect(heard).toBe(heardToo);
      const [log, logToo] = [one, other].map(({ logs }) =>
        JSON.stringify(logs[chair]).replaceAll(/"at":\d+/g, '"at":0'),
      );
      expect(log).toBe(logToo);
    }
  });
}

/** A server of its own whose store can be made to wait, with a table at which seats sit down. */
async function openFaulty() {
  const faulty = makeFaulty(openMemory());
  const own = await startMarket({ games: await loadGames(), limits: 'off', store: faulty.store });
  const { table, seats } = await open('advanced-civilization', {}, own);
  const sit = async (seat: string) => {
    const guest = await connect(own.address, table, { key: seats[seat] });
    await guest.next(({ type }) => type === 'view');
    return guest;
  };
  return { own, faulty, sit };
}

test('a refusal waits for what its chair may know and is not stored yet, and for nothing else', async () => {
  const { own, faulty, sit } = await openFaulty();
  const [ana, ben, cleo] = [await sit('ana'), await sit('ben'), await sit('cleo')];
  const gate = makeGate();
  let commits = 0;
  faulty.before = () => {
    commits += 1;
    return gate.opened;
  };
  const whisper = ana.command('a1', { type: 'say', to: 'ben', text: 'psst' });
  await expect.poll(() => commits).toBe(1);
  const wrong = { type: 'withdraw', offer: 'none' };
  expect((await cleo.command('c1', { type: 'bogus' })).type).toBe('refused');
  expect((await cleo.command('c2', wrong)).type).toBe('refused');
  const waiting = [
    // He sees what waits.
    ben.command('b1', wrong),
    // Answers come in their order.
    ana.command('a2', wrong),
    ana.command('a3', { type: 'bogus' }),
    cleo.command('c3', { type: 'say', text: 'hello' }),
    cleo.command('c4', { type: 'bogus' }),
  ];
  await new Promise((resolve) => setTimeout(resolve, 50));
  const answers = (guest: Guest) =>
    guest.heard.flatMap(({ type, id }) => (type === 'done' || type === 'refused' ? [id] : []));
  expect([ana, ben, cleo].map(answers)).toEqual([[], [], ['c1', 'c2']]);
  gate.letGo();
  await Promise.all([whisper, ...waiting]);
  expect([ana, ben, cleo].map(answers)).toEqual([
    ['a1', 'a2', 'a3'],
    ['b1'],
    ['c1', 'c2', 'c3', 'c4'],
  ]);
  await own.close();
});

test('a refusal comes behind what its chair may know by then, whatever others do in private', async () => {
  const { own, faulty, sit } = await openFaulty();
  const [ana, cleo, dora] = [await sit('ana'), await sit('cleo'), await sit('dora')];
  const commits: Gate[] = [];
  faulty.before = () => {
    const gate = makeGate();
    commits.push(gate);
    return gate.opened;
  };
  /** Says something that is decided while the commit before it is under way, which then ends. */
  const say = async (guest: Guest, id: string, line: object) => {
    const before = commits.at(-1);
    const answer = guest.command(id, { type: 'say', ...line });
    await new Promise((resolve) => setTimeout(resolve, 50));
    before?.letGo();
    await expect.poll(() => commits.at(-1)).not.toBe(before);
    return { answer };
  };
  // The clock by which others may wait stands still.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    const said = [await say(dora, 'd1', { text: 'one' }), await say(dora, 'd2', { text: 'two' })];
    said.push(await say(ana, 'a1', { to: 'ben', text: 'psst' }));
    expect((await cleo.command('c1', { type: 'bogus' })).type).toBe('refused');
    const heard = JSON.stringify(cleo.heard);
    expect(heard.indexOf('"two"')).toBeGreaterThan(heard.indexOf('"one"'));
    expect(heard.indexOf('"refused"')).toBeGreaterThan(heard.indexOf('"two"'));
    commits.at(-1)?.letGo();
    await Promise.all(said.map(({ answer }) => answer));
  } finally {
    clock.mockRestore();
    for (const gate of commits) gate.letGo();
    await own.close();
  }
});
