import { describe, expect, test } from 'vitest';
import { done, look, openTable, send, type Table } from './client.ts';
import { breathe, connect, type Live, type Message, sit } from './live.ts';
import { useServer } from './process.ts';

const toEgypt = {
  type: 'propose',
  to: 'egypt',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks: { count: 3, named: ['grain', 'iron'] },
};
const hello = { type: 'say', text: 'hello' };

const server = useServer();

const types = (messages: readonly Message[]) => messages.map(({ type }) => type);

/** Waits until the socket has seen all that HTTP knows, and compares the two. */
async function expectSame(table: Table, chair: string, live: Live): Promise<void> {
  const { seq, view } = await look(table, chair);
  for (let wait = 0; live.seq() < seq && wait < 100; wait += 1) await breathe(50);
  expect({ seq: live.seq(), view: live.view() }).toEqual({ seq, view });
  expect(live.faults).toEqual([]);
}

describe('joining', () => {
  test('is answered by joined and the whole view', async () => {
    const table = await openTable(server.address);
    for (const chair of ['crete', 'host', 'spectator']) {
      const live = await connect(table, chair);
      const joined = await live.join();
      await live.next(({ type }) => type === 'view');
      const { seq, view } = await look(table, chair);
      expect(joined).toMatchObject({ type: 'joined', seq });
      expect(live.messages.slice(0, 2)).toMatchObject([
        { type: 'joined', seq },
        { type: 'view', seq, view },
      ]);
      await breathe();
      expect(live.messages).toHaveLength(2);
      await live.close();
    }
  });

  test('with the seq one knows brings only what was missed', async () => {
    const table = await openTable(server.address);
    const first = await sit(table, 'egypt');
    await first.close();
    await done(table, 'crete', '1', toEgypt);
    await done(table, 'crete', '2', hello);
    await done(table, 'thrace', '1', hello);
    const second = await connect(table, 'egypt', first);
    const joined = await second.join({ since: first.seq() });
    await expectSame(table, 'egypt', second);
    expect(joined.seq).toBe(second.seq());
    expect(types(second.messages)).not.toContain('view');
    expect(second.seq()).toBe(first.seq() + 3);
    await second.close();
  });

  test('with the present seq brings nothing, even when others changed theirs', async () => {
    const table = await openTable(server.address);
    const first = await sit(table, 'thrace');
    await first.close();
    await done(table, 'crete', '1', toEgypt);
    const second = await connect(table, 'thrace', first);
    await second.join({ since: first.seq() });
    await breathe();
    expect(second.messages).toEqual([{ type: 'joined', seq: first.seq() }]);
    await expectSame(table, 'thrace', second);
    await second.close();
  });

  test.each([999_999, 2 ** 53, 0, -1, 1.5, 'x', null])(
    'since %s is not known: a whole view, or malformed where it is no whole number',
    async (since) => {
      const table = await openTable(server.address);
      const live = await connect(table, 'crete');
      const answer = await live.join({ since });
      if (!Number.isInteger(since)) {
        expect(answer).toMatchObject({ type: 'refused', code: 'malformed' });
      } else {
        expect(answer.type).toBe('joined');
        await live.next(({ type }) => type === 'view');
        await expectSame(table, 'crete', live);
      }
      await live.close();
    },
  );

  test('again on the same socket is answered like the first time', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    expect(await live.join({ since: live.seq() })).toMatchObject({
      type: 'joined',
      seq: live.seq(),
    });
    await live.join();
    await live.next(({ type }) => type === 'view', 3);
    expect(types(live.messages)).toEqual(['joined', 'view', 'joined', 'joined', 'view']);
    await live.command('1', hello);
    expect(types(live.messages.slice(5))).toEqual(['delta', 'done']);
    await expectSame(table, 'crete', live);
    await live.close();
  });

  test('with another chair’s key one sits there from then on', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    const from = live.messages.length;
    live.send({ type: 'join', key: table.keys.egypt });
    await live.next(({ type }) => type === 'view', from);
    await expectSame(table, 'egypt', live);
    await live.command('1', { type: 'say', text: 'who am I?' });
    expect((await look(table, 'host')).view.talk).toMatchObject([{ from: 'egypt' }]);
    await live.close();
  });

  test('plain, every change comes as a whole view', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'egypt', { plain: true });
    await done(table, 'crete', '1', toEgypt);
    await done(table, 'thrace', '1', hello);
    await live.command('1', hello);
    await expectSame(table, 'egypt', live);
    expect(new Set(types(live.messages))).toEqual(new Set(['joined', 'view', 'done']));
    const late = await connect(table, 'egypt');
    await late.join({ since: live.seq() - 1, plain: true });
    await expectSame(table, 'egypt', late);
    expect(types(late.messages)).toEqual(['joined', 'view']);
    await Promise.all([live.close(), late.close()]);
  });
});

describe('a command on the socket', () => {
  test('shows its effects to its chair before its done, which names what was made', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    const answer = await live.command('1', toEgypt);
    expect(types(live.messages)).toEqual(['joined', 'view', 'delta', 'done']);
    expect(answer).toMatchObject({ type: 'done', id: '1', seq: live.seq() });
    const { offer } = answer.refs as { offer: string };
    expect(live.view().offers).toMatchObject({ [offer]: { from: 'crete', to: 'egypt' } });
    await expectSame(table, 'crete', live);
    await live.close();
  });

  test('refused cites code, clause and message, and nothing else is sent', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    const answer = await live.command('1', { type: 'accept', offer: 'none', revision: 1 });
    const { type, id, code, clause, message } = answer;
    expect({ type, id, code, clause }).toEqual({
      type: 'refused',
      id: '1',
      code: 'not-yours',
      clause: 'AC-28.1',
    });
    expect(message).toMatch(/\w{3}/);
    expect(await live.command('1', hello)).toMatchObject({ type: 'done' });
    expect(types(live.messages)).toEqual(['joined', 'view', 'refused', 'delta', 'done']);
    await live.close();
  });

  test('means the same as over HTTP: one memory of ids for both', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    const first = await done(table, 'crete', '1', toEgypt);
    const again = await live.command('1', toEgypt);
    expect(again).toMatchObject({ type: 'done', id: '1', ...first });
    expect(await live.command('1', hello)).toMatchObject({ type: 'refused', code: 'id-reused' });
    const said = await live.command('2', hello);
    const { body } = await send(table, 'crete', '2', hello);
    expect(body).toMatchObject({ seq: said.seq });
    await expectSame(table, 'crete', live);
    expect(types(live.messages).filter((type) => type === 'delta')).toHaveLength(2);
    await live.close();
  });

  test('answered in order, however many are under way', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    const ids = Array.from({ length: 60 }, (_, at) => `n-${at}`);
    for (const id of ids) live.send({ type: 'command', id, command: { type: 'say', text: id } });
    await live.next(({ type, id }) => type === 'done' && id === 'n-59');
    const answers = live.messages.filter(({ type }) => type === 'done' || type === 'refused');
    expect(answers.map(({ type, id }) => `${type} ${id}`)).toEqual(ids.map((id) => `done ${id}`));
    for (const answer of answers) {
      const at = live.messages.indexOf(answer);
      const seen = live.messages.slice(0, at).filter(({ seq, type }) => seq && type !== 'done');
      expect(Math.max(...seen.map(({ seq }) => Number(seq)))).toBeGreaterThanOrEqual(
        Number(answer.seq),
      );
    }
    await expectSame(table, 'crete', live);
    await live.close();
  });

  test.each([
    ['no id', { type: 'command', command: hello }, 'malformed'],
    ['a bad id', { type: 'command', id: 'a b', command: hello }, 'malformed'],
    ['no command', { type: 'command', id: '1' }, 'malformed'],
    ['an unknown command', { type: 'command', id: '1', command: { type: 'fly' } }, 'malformed'],
    ['an unknown field', { type: 'command', id: '1', command: hello, at: 1 }, 'malformed'],
    ['an unknown type', { type: 'levitate' }, 'malformed'],
    ['no type', {}, 'malformed'],
    ['a list', [], 'malformed'],
    ['null', null, 'malformed'],
    [
      'a host’s command',
      { type: 'command', id: '1', command: { type: 'end-trading' } },
      'not-host',
    ],
  ])('with %s is refused, and the socket lives on', async (_, message, code) => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    live.send(message);
    expect(await live.next(({ type }) => type === 'refused')).toMatchObject({ code });
    expect(await live.command('ok', hello)).toMatchObject({ type: 'done' });
    await live.close();
  });

  test('that is no JSON is refused, and the socket lives on', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    for (const text of ['{', '', 'null null', '\u0000']) {
      const from = live.messages.length;
      live.socket.send(text);
      const refused = await live.next(({ type }) => type === 'refused', from);
      expect(refused.code).toMatch(/^(bad-json|malformed)$/);
    }
    expect(await live.command('ok', hello)).toMatchObject({ type: 'done' });
    await live.close();
  });

  test('before a join is not carried out', async () => {
    const table = await openTable(server.address);
    const live = await connect(table, 'crete');
    live.send({ type: 'command', id: '1', command: hello });
    await live.next(({ type }) => type === 'refused');
    expect((await look(table, 'crete')).view.talk).toEqual([]);
    await live.close();
  });
});

describe('everybody at the table', () => {
  test('gets deltas that lead to exactly the views over HTTP, on every socket of a chair', async () => {
    const table = await openTable(server.address);
    const chairs = ['crete', 'crete', 'egypt', 'thrace', 'host', 'spectator'];
    const lives = await Promise.all(chairs.map((chair) => sit(table, chair)));
    const [crete, , egypt, thrace, host] = lives as [Live, Live, Live, Live, Live, Live];
    const { refs } = await crete.command('1', toEgypt);
    const { offer } = refs as { offer: string };
    await crete.command('2', { type: 'revise', offer, note: 'ä~1/☃ "\\' });
    await egypt.command('1', { type: 'accept', offer, revision: 2 });
    await crete.command('3', { type: 'deliver', offer, revision: 2, cards: { salt: 2, grain: 1 } });
    await crete.command('4', { type: 'recall', offer });
    await thrace.command('1', { type: 'say', text: ''.padEnd(500, '🂡') });
    await thrace.command('2', { type: 'finish' });
    await egypt.command('2', { type: 'decline', offer });
    await host.command('1', { type: 'bar', seat: 'thrace' });
    await host.command('2', { type: 'end-trading' });
    for (const [at, live] of lives.entries()) await expectSame(table, chairs[at] ?? '', live);
    for (const live of lives) {
      const changes = live.messages.filter(({ type }) => type === 'delta');
      expect(changes.length).toBeGreaterThan(0);
      for (const { patch } of changes) expect(patch).not.toEqual([]);
    }
    await Promise.all(lives.map((live) => live.close()));
  });
});
