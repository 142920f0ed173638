import { describe, expect, test } from 'vitest';
import { done, expectProblem, look, openTable, readLog, send, type Table } from './client.ts';
import { makeFolder, serve, useServer } from './process.ts';

const offer = {
  type: 'propose',
  to: 'egypt',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks: { count: 3, named: ['grain', 'iron'] },
};

describe('a command over HTTP', () => {
  const server = useServer();

  test('carried out, it gives the seq of its chair and the ids of what it made', async () => {
    const table = await openTable(server.address);
    const before = await look(table, 'crete');
    const answer = await done(table, 'crete', 'one', offer);
    const after = await look(table, 'crete');
    const { offer: id } = answer.refs as { offer: string };
    expect(answer.seq).toBe(after.seq);
    expect(after.seq).toBe(before.seq + 1);
    expect(after.view.offers).toMatchObject({ [id]: { from: 'crete', state: 'open' } });
  });

  test('refused, it cites code and clause and says why', async () => {
    const table = await openTable(server.address);
    const answer = await send(table, 'crete', 'a', {
      type: 'accept',
      offer: 'no-such-offer',
      revision: 1,
    });
    expectProblem(answer, 422, 'not-yours', 'AC-28.1');
    expect(answer.body.message).toMatch(/\w{3}/);
  });

  test.each([
    ['too few on a side', { gives: { count: 2, named: ['salt', 'salt'] } }, 'minimum-three'],
    ['too few names', { gives: { count: 3, named: ['salt'] } }, 'name-two'],
    ['a calamity named', { gives: { count: 3, named: ['salt', 'piracy'] } }, 'calamity-named'],
    ['cards not held', { gives: { count: 3, named: ['gold', 'gold'] } }, 'not-held'],
    ['more than held', { gives: { count: 9, named: ['salt', 'salt'] } }, 'not-held'],
  ])('refused for %s: %s', async (_, change, code) => {
    const table = await openTable(server.address);
    expectProblem(await send(table, 'crete', 'a', { ...offer, ...change }), 422, code, 'AC-28.3');
  });

  test('leaves nothing behind when refused, and is decided anew under the same id', async () => {
    const table = await openTable(server.address);
    const before = await look(table, 'crete');
    const log = await readLog(table, 'crete');
    expectProblem(await send(table, 'crete', 'x', { type: 'unfinish' }), 422, 'no-change');
    expect(await look(table, 'crete')).toEqual(before);
    expect(await readLog(table, 'crete')).toEqual(log);
    await done(table, 'crete', 'y', { type: 'finish' });
    await done(table, 'crete', 'x', { type: 'unfinish' });
    await done(table, 'crete', 'z', { type: 'say', text: 'another command under a refused id' });
  });

  test('another command may follow a refused one under its id', async () => {
    const table = await openTable(server.address);
    expectProblem(await send(table, 'crete', 'x', { type: 'unfinish' }), 422, 'no-change');
    await done(table, 'crete', 'x', { type: 'finish' });
  });

  test('sent again under its id, it gets the first answer and acts once', async () => {
    const table = await openTable(server.address);
    const first = await send(table, 'crete', 'one', offer);
    await done(table, 'egypt', 'e', { type: 'say', text: 'hm' });
    const seen = await look(table, 'crete');
    const again = await send(table, 'crete', 'one', offer);
    const turned = { gives: offer.gives, asks: offer.asks, to: offer.to, type: offer.type };
    const reordered = await send(table, 'crete', 'one', turned);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect([reordered.status, reordered.text]).toEqual([200, first.text]);
    expect(await look(table, 'crete')).toEqual(seen);
    expect(Object.keys(seen.view.offers as object)).toHaveLength(1);
  });

  test('another command under a used id is id-reused, and changes nothing', async () => {
    const table = await openTable(server.address);
    await done(table, 'crete', 'one', offer);
    const seen = await look(table, 'crete');
    expectProblem(await send(table, 'crete', 'one', { type: 'finish' }), 409, 'id-reused');
    const larger = { ...offer, note: 'one more thing' };
    expectProblem(await send(table, 'crete', 'one', larger), 409, 'id-reused');
    expect(await look(table, 'crete')).toEqual(seen);
  });

  test('an id is unique for a chair, not for the table', async () => {
    const table = await openTable(server.address);
    for (const chair of ['crete', 'egypt', 'thrace'])
      await done(table, chair, 'one', { type: 'say', text: `I am ${chair}` });
    await done(table, 'host', 'one', { type: 'end-trading' });
    const { view } = await look(table, 'spectator');
    expect(view.talk).toMatchObject([{ from: 'crete' }, { from: 'egypt' }, { from: 'thrace' }]);
    expect(view.phase).toBe('purchase');
  });

  test('sent many times at once, it acts once and gets one answer', async () => {
    const table = await openTable(server.address);
    const say = { type: 'say', text: 'once' };
    const all = Array.from({ length: 20 }, () => send(table, 'crete', 'one', say));
    const texts = new Set((await Promise.all(all)).map(({ text }) => text));
    expect([...texts]).toEqual([(await send(table, 'crete', 'one', say)).text]);
    expect((await look(table, 'egypt')).view.talk).toHaveLength(1);
  });

  test('is remembered although the phase has gone on', async () => {
    const table = await openTable(server.address);
    const first = await send(table, 'crete', 'one', offer);
    await done(table, 'host', 'end', { type: 'end-trading' });
    expect((await send(table, 'crete', 'one', offer)).text).toBe(first.text);
    expectProblem(await send(table, 'crete', 'two', offer), 422, 'wrong-phase', 'AC-28.41');
  });

  test.each([
    ['64 of the letters allowed', 'aZ09-_'.padEnd(64, 'x')],
    ['one letter', '-'],
  ])('an id may be %s', async (_, id) => {
    const table = await openTable(server.address);
    await done(table, 'crete', id, { type: 'say', text: 'hm' });
  });

  test.each([
    ['empty', ''],
    ['65 long', 'x'.repeat(65)],
    ['with a space', 'a b'],
    ['with an accent', 'é'],
    ['with a line end', 'a\n'],
    ['a number', 7],
    ['null', null],
    ['absent', undefined],
  ])('an id may not be %s', async (_, id) => {
    const table = await openTable(server.address);
    const before = await look(table, 'crete');
    const answer = await send(table, 'crete', id as string, { type: 'say', text: 'hm' });
    expectProblem(answer, 422, 'malformed');
    expect(answer.body.message).toMatch(/\bid\b/);
    expect(await look(table, 'crete')).toEqual(before);
  });

  test.each([
    ['null', null, /command/],
    ['a list', [], /command/],
    ['a text', 'finish', /command/],
    ['without a type', {}, /type/],
    ['of an unknown type', { type: 'levitate' }, /type/],
    ['of the type constructor', { type: 'constructor' }, /type/],
    ['of the type __proto__', { type: '__proto__' }, /type/],
    ['with an unknown field', { type: 'finish', now: true }, /now/],
    ['with its own __proto__', JSON.parse('{"type":"finish","__proto__":{"x":1}}'), /proto/],
    ['with a fraction', { ...offer, gives: { ...offer.gives, count: 3.5 } }, /count/],
    ['with a negative count', { ...offer, gives: { ...offer.gives, count: -3 } }, /count/],
    ['with a count as text', { ...offer, gives: { ...offer.gives, count: '3' } }, /count/],
    ['with an unknown field inside', { ...offer, gives: { ...offer.gives, gold: 1 } }, /gold/],
    ['with a seat unknown here', { ...offer, to: 'rome' }, /\bto\b/],
    ['with too long a note', { ...offer, note: 'x'.repeat(281) }, /note/],
    ['with too long a text', { type: 'say', text: 'x'.repeat(501) }, /text/],
    ['with a name that is a number', { ...offer, gives: { count: 3, named: [1] } }, /named/],
    ['with a null number', { type: 'accept', offer: 'a', revision: null }, /revision/],
  ])(
    'malformed is a command that is %s, and the message names the field',
    async (_, command, field) => {
      const table = await openTable(server.address);
      const before = await look(table, 'crete');
      const answer = await send(table, 'crete', 'a', command);
      expectProblem(answer, 422, 'malformed');
      expect(answer.body.message).toMatch(field);
      expect(answer.body).not.toHaveProperty('clause');
      expect(await look(table, 'crete')).toEqual(before);
    },
  );

  test('what an object inherits is no kind of card', async () => {
    const table = await openTable(server.address);
    for (const kind of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const named = await send(table, 'crete', 'a', {
        ...offer,
        gives: { count: 3, named: [kind, kind] },
      });
      expect(named.body.code).toMatch(/^(malformed|not-trade-cards)$/);
      const cards = JSON.parse(`{"${kind}":3}`) as Record<string, number>;
      const command = { type: 'accept', offer: 'egypt-crete-1', revision: 1, cards };
      const delivered = await send(table, 'crete', 'a', command);
      expect(delivered.body.code).toMatch(/^(malformed|not-trade-cards)$/);
    }
  });

  test('a seat does not give the host’s commands, nor the host a seat’s, nor a spectator any', async () => {
    const table = await openTable(server.address);
    expectProblem(await send(table, 'crete', 'a', { type: 'end-trading' }), 422, 'not-host');
    expectProblem(await send(table, 'crete', 'a', { type: 'bar', seat: 'egypt' }), 422, 'not-host');
    expectProblem(await send(table, 'host', 'a', { type: 'finish' }), 422, 'not-yours');
    for (const type of ['finish', 'end-trading'])
      expect((await send(table, 'spectator', 'a', { type })).status).toBe(422);
    expect((await look(table, 'spectator')).view.phase).toBe('trade');
  });
});

test('an answer is remembered over kill -9 and a restart, whatever chair and key', async () => {
  const data = makeFolder();
  const first = await serve(data);
  const table = await openTable(first.address);
  const answers = [
    await send(table, 'crete', 'one', offer),
    await send(table, 'egypt', 'one', { type: 'say', text: 'hm' }),
  ];
  const views = [await look(table, 'crete'), await look(table, 'thrace')];
  await first.end('SIGKILL');
  const second = await serve(data);
  const again: Table = { ...table, address: second.address };
  try {
    expect((await send(again, 'crete', 'one', offer)).text).toBe(answers[0]?.text);
    const said = await send(again, 'egypt', 'one', { type: 'say', text: 'hm' });
    expect(said.text).toBe(answers[1]?.text);
    expectProblem(await send(again, 'crete', 'one', { type: 'finish' }), 409, 'id-reused');
    expect([await look(again, 'crete'), await look(again, 'thrace')]).toEqual(views);
  } finally {
    await second.end('SIGKILL');
  }
});
