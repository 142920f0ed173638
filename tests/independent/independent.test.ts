import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, granted, logOf } from './api.ts';
import type { Answer } from './chair.ts';
import { Party } from './party.ts';
import { flaws, readLog } from './proof.ts';
import { type Running, serve } from './server.ts';

let data: string;
let server: Running;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'haggle-independent-'));
  server = await serve(data);
});

afterAll(async () => {
  await server.stop();
  await rm(data, { recursive: true });
});

const civilization = {
  seats: ['crete', 'egypt', 'thrace'],
  hands: {
    crete: { salt: 2, grain: 1, piracy: 1 },
    egypt: { grain: 2, iron: 1, ochre: 1 },
    thrace: { oil: 3 },
  },
  options: { timeLimit: null },
};

const gather = () => Party.gather(server.url, 'advanced-civilization', civilization);

const offer = {
  type: 'propose',
  to: 'egypt',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks: { count: 3, named: ['grain', 'iron'] },
};

/** The offer that a command made. */
function made(answer: Answer): string {
  const offer = answer.type === 'done' ? answer.refs?.offer : undefined;
  if (offer === undefined) throw new Error(`no offer was made: ${JSON.stringify(answer)}`);
  return offer;
}

/** Closes a table and reads the log that is then open, checking it against what was promised. */
async function closed(party: Party, reader: string) {
  const shown = granted<{ seed: string; salt: string }>(
    await call(`${party.address}/close`, { key: party.opened.host, method: 'POST' }),
  );
  const reply = await call(`${party.address}/log?format=file`, { key: party.key(reader) });
  expect(reply.status).toBe(200);
  const log = readLog(reply.body);
  expect(log.header).toMatchObject({ ...shown, commitment: party.opened.commitment });
  return log;
}

describe('a whole trade', () => {
  it('is haggled over, agreed and delivered, and each chair is told what it may know', async () => {
    const party = await gather();
    const mine = made(await party.play('crete', offer));
    await party.play('egypt', {
      type: 'propose',
      to: 'crete',
      gives: { count: 3, named: ['grain', 'ochre'] },
      asks: { count: 4, named: ['salt', 'salt'] },
    });
    const asks = { count: 3, named: ['grain', 'ochre'] };
    await party.play('crete', { type: 'revise', offer: mine, asks });
    const late = await party.play('egypt', { type: 'accept', offer: mine, revision: 1 });
    expect(late).toMatchObject({ type: 'refused', code: 'stale-revision', clause: 'AC-28.1' });
    const cards = { grain: 1, ochre: 1, iron: 1 };
    await party.play('egypt', { type: 'accept', offer: mine, revision: 2, cards });
    expect(party.chair('thrace').seen.view).toMatchObject({ offers: {}, trades: [] });

    const paid = { salt: 2, piracy: 1 };
    const deal = { type: 'deliver', offer: mine, revision: 2, cards: paid };
    expect(await party.play('crete', deal)).toMatchObject({ type: 'done' });
    expect(party.chair('crete').seen.view).toMatchObject({
      hand: { grain: 2, ochre: 1, iron: 1 },
      offers: { [mine]: { state: 'traded', revision: 2 } },
      trades: [{ between: ['crete', 'egypt'], gave: paid, got: cards }],
    });
    expect(party.chair('egypt').seen.view).toMatchObject({ hand: { ...paid, grain: 1 } });
    const told = JSON.stringify([...party.chair('thrace').held.values()]);
    expect(told).toContain('"between":["crete","egypt"]');
    expect(told).not.toMatch(/"gave"|"got"|"ochre"/);
    const heard = [...party.chairs.values()].flatMap((chair) => chair.heard);
    const changes = heard.filter(({ type }) => type === 'delta' || type === 'view');
    expect(changes.some(({ type }) => type === 'delta')).toBe(true);
    expect(party.compared).toBeGreaterThanOrEqual(changes.length);
    await party.leave();
  });

  it('is refused where a clause forbids it, and nothing changes', async () => {
    const party = await gather();
    const before = party.chair('crete').seen;
    const few = { ...offer, gives: { count: 2, named: ['salt', 'salt'] } };
    expect(await party.play('crete', few)).toMatchObject({
      type: 'refused',
      code: 'minimum-three',
      clause: 'AC-28.3',
      message: expect.stringMatching(/\w/),
    });
    expect(await party.look('crete')).toEqual(before);
    const body = { id: 'few', command: few };
    const reply = await call(`${party.address}/commands`, { key: party.key('crete'), body });
    expect(reply).toMatchObject({ status: 422, type: 'application/problem+json' });
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'minimum-three', clause: 'AC-28.3' });
    await party.leave();
  });
});

describe('an id', () => {
  it('sent twice is answered alike and done once, on either way in', async () => {
    const party = await gather();
    const crete = party.chair('crete');
    crete.send(offer, 'once');
    crete.send(offer, 'once');
    const [first, second] = await crete.answers('once', 0, 2);
    expect(first).toMatchObject({ type: 'done', refs: { offer: expect.any(String) } });
    expect(second).toEqual(first);
    const body = { id: 'once', command: offer };
    const reply = await call(`${party.address}/commands`, { key: party.key('crete'), body });
    expect({ type: 'done', id: 'once', ...granted<object>(reply) }).toEqual(first);
    await party.settle();
    expect(Object.keys(Object(crete.seen.view).offers)).toHaveLength(1);
    await party.leave();
  });

  it('stands for one command of one chair alone', async () => {
    const party = await gather();
    const said = { type: 'say', text: 'Salt for grain?' };
    const other = { type: 'say', text: 'Anybody?' };
    expect(await party.play('crete', { ...offer, to: 'nowhere' }, 'mine')).toMatchObject({
      type: 'refused',
    });
    expect(await party.play('crete', said, 'mine')).toMatchObject({ type: 'done' });
    expect(await party.play('crete', other, 'mine')).toMatchObject({
      type: 'refused',
      id: 'mine',
      code: 'id-reused',
    });
    const body = { id: 'mine', command: other };
    const reply = await call(`${party.address}/commands`, { key: party.key('crete'), body });
    expect(reply).toMatchObject({ status: 409, type: 'application/problem+json' });
    expect(await party.play('egypt', other, 'mine')).toMatchObject({ type: 'done' });
    expect(party.chair('thrace').seen.view).toMatchObject({
      talk: [{ from: 'crete' }, { from: 'egypt' }],
    });
    await party.leave();
  });
});

/** Crete asks for something, and its connection dies before the answer comes. */
async function interrupted(party: Party, reached: boolean) {
  const crete = party.chair('crete');
  crete.deafen();
  party.chairs.delete('crete');
  const egypt = party.chair('egypt');
  const before = egypt.seq;
  if (reached) {
    crete.send(offer, 'in-flight');
    await egypt.until(() => egypt.seq > before);
  }
  await crete.cut();
  await party.play('thrace', { type: 'say', text: 'Where is Crete?' });
  return crete.seen;
}

describe('a connection that is cut', () => {
  it.each([
    ['after the command arrived', true],
    ['before it did', false],
  ])('%s is taken up again with what was known', async (_, reached) => {
    const party = await gather();
    await party.play('crete', { type: 'say', text: 'Good morning.' });
    const known = await interrupted(party, reached);
    const crete = await party.sit('crete', { known });
    expect(crete.seq).toBeGreaterThan(known.seq);
    expect(crete.heard.map((message) => message.type)).not.toContain('view');
    const answer = await party.play('crete', offer, 'in-flight');
    expect(answer).toMatchObject({ type: 'done', refs: { offer: expect.any(String) } });
    expect(crete.seen).toEqual(await party.look('crete'));
    expect(Object.keys(Object(crete.seen.view).offers)).toHaveLength(1);
    await party.leave();
  });

  it('by a server that starts anew loses nothing either', async () => {
    const party = await gather();
    const answer = await party.play('crete', offer, 'before');
    const known = party.chair('crete').seen;
    await server.stop();
    await expect(party.chair('crete').until(() => false)).rejects.toThrow('1012');
    await party.leave();
    server = await serve(data);
    const again = new Party(server.url, party.opened);
    const crete = await again.sit('crete', { known });
    expect(crete.heard).toEqual([{ type: 'joined', seq: known.seq }]);
    expect(await again.play('crete', offer, 'before')).toEqual(answer);
    expect(crete.seen).toEqual(known);
    await again.leave();
  });

  it('is given a whole view when what it knows is unknown here', async () => {
    const party = await gather();
    const known = { seq: 4711, view: {} };
    const crete = await party.sit('crete', { known });
    expect(crete.heard.map((message) => message.type)).toEqual(['joined', 'view']);
    await party.settle();
    await party.leave();
  });
});

describe('a log', () => {
  it('grows with what a chair is told, and is shown whole once the table is closed', async () => {
    const party = await gather();
    await party.play('crete', offer);
    await party.play('egypt', { type: 'say', text: 'I think about it.' });
    const known = await logOf(party.address, party.key('thrace'));
    expect(known.map((entry) => entry.seq)).toEqual([1, 2]);
    expect(known.map((entry) => entry.event.type)).toEqual(['opened', 'said']);
    expect(party.chair('thrace').seq).toBe(2);

    const early = await call(`${party.address}/log?format=file`, { key: party.key('thrace') });
    expect(early.status).toBe(422);
    const log = await closed(party, 'thrace');
    expect(log.entries.map((entry) => entry.by)).toEqual(['host', 'crete', 'egypt']);
    expect(flaws(log)).toEqual([]);
    await party.leave();
  });

  it('that was tampered with does not hold', async () => {
    const party = await gather();
    await party.play('crete', offer);
    await party.play('egypt', { type: 'say', text: 'No.' });
    const { header, entries } = await closed(party, 'host');
    const [first, second, third] = entries;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('the log is too short');
    expect(flaws({ header: { ...header, seed: `${header.seed}!` }, entries })).toEqual([
      'commitment',
    ]);
    const turned = { ...second, by: 'egypt' };
    expect(flaws({ header, entries: [first, turned, third] })).toEqual(['hash of line 2']);
    expect(flaws({ header, entries: [first, third] })).toHaveLength(2);
    await party.leave();
  });
});

const games: readonly [string, { setup: unknown; seat: string; command: unknown }][] = [
  ['advanced-civilization', { setup: civilization, seat: 'crete', command: offer }],
  [
    'twilight-imperium',
    {
      setup: {
        seats: {
          ana: { faction: 'hacan', tradeGoods: 3, commodities: 2, actionCards: ['sabotage'] },
          ben: { faction: 'letnev', commodities: 1 },
          eve: { faction: 'arborec' },
        },
        neighbors: [['ana', 'ben']],
        active: 'ana',
      },
      seat: 'ana',
      command: {
        type: 'propose',
        to: 'ben',
        gives: { tradeGoods: 1 },
        asks: { promissoryNote: 'ben/ceasefire' },
      },
    },
  ],
  [
    'price-of-power',
    {
      setup: {
        seats: ['france', 'castile'],
        board: { realms: { france: { ducats: 6 }, castile: { ducats: 2 } } },
      },
      seat: 'france',
      command: { type: 'propose', to: 'castile', gives: { ducats: 2 }, asks: {} },
    },
  ],
];

describe('the same client', () => {
  it.each(games)('plays a table of %s', async (game, { setup, seat, command }) => {
    const party = await Party.gather(server.url, game, setup);
    const before = party.chair(seat).seq;
    const answer = await party.play(seat, command, 'one');
    expect(answer).toMatchObject({ type: 'done', refs: { offer: expect.any(String) } });
    expect(party.chair(seat).seq).toBeGreaterThan(before);
    expect(await party.play(seat, command, 'one')).toEqual(answer);
    const log = await closed(party, seat);
    expect(log.entries.at(-1)).toMatchObject({ by: seat, id: 'one', command });
    expect(flaws(log)).toEqual([]);
    await party.leave();
  });

  it('names no game', async () => {
    const { games: known } = granted<{ games: { id: string }[] }>(
      await call(`${server.url}/api/games`),
    );
    const here = import.meta.dirname;
    const modules = (await readdir(here)).filter((name) => /(?<!\.test)\.ts$/.test(name));
    expect(modules.length).toBeGreaterThan(1);
    for (const name of modules) {
      const text = await readFile(join(here, name), 'utf8');
      for (const { id } of known) expect(text, name).not.toContain(id);
    }
  });
});
