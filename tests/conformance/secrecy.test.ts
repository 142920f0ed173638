import { describe, expect, test } from 'vitest';
import { type Bag, done, hands, look, openTable, readLog, send, type Table } from './client.ts';
import { breathe, type Live, type Message, sit } from './live.ts';
import { useServer } from './process.ts';

const server = useServer();

const asks = { count: 3, named: ['grain', 'iron'] };
const toEgypt = {
  type: 'propose',
  to: 'egypt',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks,
};

/** All that two seats can do in private; `cards` is what crete seals. */
async function haggleInPrivate(table: Table, cards: Bag): Promise<void> {
  const { refs } = await done(table, 'crete', 'p1', toEgypt);
  const { offer } = refs as { offer: string };
  await done(table, 'crete', 'p2', { type: 'revise', offer, note: 'whispered' });
  await done(table, 'crete', 'p3', { type: 'suspend', offer });
  await done(table, 'crete', 'p4', { type: 'resume', offer });
  await done(table, 'crete', 'p5', { type: 'say', to: 'egypt', text: 'whispered' });
  await done(table, 'egypt', 'p1', { type: 'accept', offer, revision: 2 });
  await done(table, 'crete', 'p6', { type: 'deliver', offer, revision: 2, cards });
  await done(table, 'crete', 'p7', { type: 'recall', offer });
  await send(table, 'crete', 'p8', { type: 'finish', x: 1 });
  await done(table, 'egypt', 'p2', { type: 'decline', offer });
  await done(table, 'crete', 'p9', { type: 'revise', offer, note: 'whispered again' });
  await done(table, 'crete', 'p10', { type: 'withdraw', offer });
}

test('of what two do in private, not one byte goes to a third seat, the host or a spectator', async () => {
  const table = await openTable(server.address);
  const lives = await Promise.all(
    ['thrace', 'host', 'spectator', 'thrace'].map((chair, at) =>
      sit(table, chair, at === 3 ? { plain: true } : {}),
    ),
  );
  const before = lives.map((live) => live.bytes());
  await haggleInPrivate(table, { salt: 2, piracy: 1 });
  await breathe(300);
  expect(lives.map((live, at) => live.bytes() - (before[at] ?? 0))).toEqual([0, 0, 0, 0]);
  for (const live of lives) {
    live.send({ type: 'levitate' });
    await live.next(({ type }) => type === 'refused');
    expect(live.messages.map(({ type }) => type)).toEqual(['joined', 'view', 'refused']);
    await live.close();
  }
});

/** Everything a chair gets, over HTTP and the socket, with the instants taken out. */
async function watch(table: Table, live: Live, chair: string): Promise<string> {
  const { seq, view } = await look(table, chair);
  const log = await readLog(table, chair);
  return JSON.stringify([live.messages, seq, view, log]).replace(
    /"(at|deadline)":\d+|("path":"\/[^"]*\/?(at|deadline)","value":)\d+/g,
    '"$1":0',
  );
}

/** What thrace sends to find out about hands and offers that it may not see. */
async function probe(live: Live): Promise<Message[]> {
  const answers: Message[] = [];
  let count = 0;
  const ask = async (command: Bag) => {
    count += 1;
    answers.push(await live.command(`probe-${count}`, command));
  };
  for (const offer of ['crete-egypt-1', 'crete-1', 'egypt-crete-1', 'trade-1', 'none']) {
    await ask({ type: 'accept', offer, revision: 1 });
    await ask({ type: 'accept', offer, revision: 7, cards: { oil: 3 } });
    await ask({ type: 'deliver', offer, revision: 1, cards: { oil: 3 } });
    await ask({ type: 'decline', offer });
    await ask({ type: 'withdraw', offer });
    await ask({ type: 'revise', offer, note: 'mine' });
  }
  for (const named of [['gold', 'gold'], ['salt', 'iron'], []]) {
    const gives = { count: 3, named: ['oil', 'oil'] };
    await ask({ type: 'propose', to: 'crete', gives, asks: { count: 3, named } });
    await ask({ type: 'propose', gives, asks: { count: 4, named } });
  }
  await ask({ type: 'propose', to: 'egypt', gives: { count: 3, named: ['salt', 'salt'] }, asks });
  await ask({ type: 'bar', seat: 'crete' });
  return answers;
}

/** One table as thrace and a spectator live through it, with what crete and egypt hold and do. */
async function witness(given: Bag, cards: Bag | null): Promise<string[]> {
  const thrace = { oil: 4, timber: 1 };
  const table = await openTable(server.address, {
    ...hands,
    hands: { ...given, thrace },
    seed: `${JSON.stringify(given)}`,
  });
  const chairs = ['thrace', 'spectator', 'host'];
  const lives = await Promise.all(chairs.map((chair) => sit(table, chair)));
  const thraces = lives[0] as Live;
  if (cards !== null) await haggleInPrivate(table, cards);
  const answers = await probe(thraces);
  expect(answers.filter(({ type }) => type === 'done').length).toBeGreaterThan(3);
  await done(table, 'crete', 'end', { type: 'finish' });
  await done(table, 'egypt', 'end', { type: 'finish' });
  await done(table, 'host', 'end', { type: 'end-trading' });
  await breathe();
  const seen = await Promise.all(lives.map((live, at) => watch(table, live, chairs[at] ?? '')));
  await Promise.all(lives.map((live) => live.close()));
  return seen;
}

test('whatever others hold and do in private, a third seat gets the same bytes, probe as it may', async () => {
  const egypt = { grain: 2, iron: 1, ochre: 1 };
  const one = await witness(
    { crete: { salt: 2, grain: 1, piracy: 1 }, egypt },
    { salt: 2, piracy: 1 },
  );
  const two = await witness(
    { crete: { salt: 2, gold: 1, piracy: 1 }, egypt },
    { salt: 2, gold: 1 },
  );
  const three = await witness(
    { crete: { wine: 3, piracy: 1 }, egypt: { hides: 3, iron: 1 } },
    null,
  );
  expect(two).toEqual(one);
  expect(three).toEqual(one);
});

describe('a key', () => {
  test('opens its own table and chair alone', async () => {
    const [mine, other] = [await openTable(server.address), await openTable(server.address)];
    const foreign: Table = { ...mine, keys: other.keys };
    for (const chair of ['crete', 'host', 'spectator'])
      expect((await send(foreign, chair, 'a', { type: 'finish' })).status).toBe(404);
    const { view } = await look(mine, 'crete');
    expect(view.seats).toMatchObject({ crete: { finished: false } });
  });
});
