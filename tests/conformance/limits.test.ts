import { beforeAll, describe, expect, test } from 'vitest';
import { type Bag, done, expectProblem, look, openTable, send } from './client.ts';
import { breathe, connect, type Live, type Message, sit } from './live.ts';
import { makeFolder, serve, useServer } from './process.ts';

const server = useServer();
let silence: Promise<{ code: number; waited: number }>;
beforeAll(() => {
  silence = keepSilent();
});

const say = (text: string): Bag => ({ type: 'say', text });
const flood = (live: Live, count: number, prefix = 'f') => {
  for (let at = 0; at < count; at += 1)
    live.send({ type: 'command', id: `${prefix}-${at}`, command: say(`${prefix}-${at}`) });
};
const isTooMany = ({ type, code }: Message) => type === 'refused' && code === 'too-many';

/** Connects and says nothing: how that ends, and after how many milliseconds. */
async function keepSilent() {
  const table = await openTable(server.address);
  const start = Date.now();
  const live = await connect(table, 'crete');
  const code = await live.closed;
  return { code, waited: Date.now() - start };
}

describe('a chair that floods over HTTP', () => {
  test('gets a burst of a hundred, then 429 with the seconds to wait, and then goes on', async () => {
    const table = await openTable(server.address);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, at) => send(table, 'crete', `c-${at}`, say(`c-${at}`))),
    );
    const carried = answers.filter(({ status }) => status === 200);
    expect(carried.length).toBeGreaterThanOrEqual(100);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expectProblem(answer, 429, 'too-many');
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    }
    await done(table, 'egypt', 'other', say('others are not held up'));
    await breathe(1000 * Number(refused.at(-1)?.headers.get('retry-after')));
    const id = `c-${answers.findIndex(({ status }) => status === 429)}`;
    await done(table, 'crete', id, say(id));
    const { seq } = await look(table, 'crete');
    expect(seq).toBe(1 + carried.length + 2);
  });
});

describe('a socket that floods', () => {
  test('has a burst of a hundred, is refused with retryAfter, and may go on after it', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    flood(live, 130);
    const refused = await live.next(isTooMany);
    expect(refused.retryAfter).toBeGreaterThan(0);
    await live.next(({ id }) => id === 'f-99');
    expect(live.messages.filter(({ type }) => type === 'done').length).toBeGreaterThanOrEqual(100);
    if (live.socket.readyState === 1) {
      const answered = () => live.messages.filter(({ type }) => /^(done|refused)$/.test(type));
      for (let wait = 0; answered().length < 130 && wait < 100; wait += 1) await breathe(50);
      const answers = answered();
      expect(answers.map(({ id }) => id).sort()).toEqual(
        Array.from({ length: 130 }, (_, at) => `f-${at}`).sort(),
      );
      await breathe(1000 * Number(refused.retryAfter) + 300);
      expect(await live.command('later', say('later'))).toMatchObject({ type: 'done' });
      expect(live.faults).toEqual([]);
      await live.close();
    }
  });

  test('and does not stop is closed with 4429, and its neighbours notice nothing', async () => {
    const table = await openTable(server.address);
    const [live, egypt] = [await sit(table, 'crete'), await sit(table, 'egypt')];
    flood(live, 3000);
    expect(await live.closed).toBe(4429);
    expect(live.messages.find(isTooMany)?.retryAfter).toBeGreaterThan(0);
    expect(await egypt.command('1', say('quiet again'))).toMatchObject({ type: 'done' });
    const carried = live.messages.filter(({ type }) => type === 'done').length;
    const { seq } = await look(table, 'egypt');
    expect(carried).toBeGreaterThanOrEqual(100);
    expect(seq).toBe(carried + 2);
    await egypt.close();
  });

  test('with what is no command is closed too', async () => {
    const table = await openTable(server.address);
    for (const message of [{ type: 'levitate' }, { type: 'join', key: table.keys.crete }]) {
      const live = await sit(table, 'crete');
      for (let at = 0; at < 3000; at += 1) live.send(message);
      expect(await live.closed).toBe(4429);
    }
  });
});

describe('a socket is closed', () => {
  test('with 4408 without a join within ten seconds', async () => {
    const { code, waited } = await silence;
    expect(code).toBe(4408);
    expect(waited).toBeGreaterThan(9900);
    expect(waited).toBeLessThan(60_000);
  });

  test('with 4401 for a bad key, which is refused first', async () => {
    const table = await openTable(server.address);
    for (const key of ['x', '', 'x'.repeat(43), 'x'.repeat(9000), table.keys.crete?.slice(1)]) {
      const live = await connect(table, 'crete');
      const refused = await live.join({ key });
      expect(refused).toMatchObject({ type: 'refused', code: 'bad-key' });
      expect(await live.closed).toBe(4401);
    }
  });

  test('with 1009 for a message over 16 KiB; one of 16 KiB is read', async () => {
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    const message = JSON.stringify({ type: 'command', id: '1', command: say('hm') });
    live.socket.send(message.padEnd(16_384));
    expect(await live.next(({ id }) => id === '1')).toMatchObject({ type: 'done' });
    live.socket.send(message.padEnd(16_385));
    expect(await live.closed).toBe(1009);
  });

  test('with 1003 for a binary message, before and after a join', async () => {
    const table = await openTable(server.address);
    for (const live of [await sit(table, 'crete'), await connect(table, 'crete')]) {
      const text = JSON.stringify({ type: 'join', key: table.keys.crete });
      live.socket.send(Buffer.from(text), { binary: true });
      expect(await live.closed).toBe(1003);
    }
  });

  test('with 1012 at a shutdown, after which all that was answered is there', async () => {
    const data = makeFolder();
    const first = await serve(data);
    const table = await openTable(first.address);
    const live = await sit(table, 'crete');
    const other = await connect(table, 'egypt');
    flood(live, 50, 'last');
    await live.next(({ type }) => type === 'done');
    const ended = first.end('SIGTERM');
    expect(await Promise.all([live.closed, other.closed])).toEqual([1012, 1012]);
    expect(await ended).toBe(0);
    const answered = live.messages.filter(({ type }) => type === 'done');
    const second = await serve(data);
    try {
      const { view } = await look({ ...table, address: second.address }, 'crete');
      const talk = view.talk as { text: string }[];
      expect(talk.length).toBeGreaterThanOrEqual(answered.length);
      for (const { id } of answered) expect(talk.map(({ text }) => text)).toContain(id);
    } finally {
      await second.end('SIGKILL');
    }
  });
});

test('--rate sets the commands a second of a chair', async () => {
  const slow = await serve(makeFolder(), '--rate', '1');
  const quick = await serve(makeFolder(), '--rate', '1000');
  try {
    const held = await sit(await openTable(slow.address), 'crete');
    flood(held, 130);
    expect((await held.next(isTooMany)).retryAfter).toBeGreaterThan(0);
    const free = await sit(await openTable(quick.address), 'crete');
    flood(free, 100);
    await free.next(({ id }) => id === 'f-99');
    await breathe(300);
    flood(free, 100, 'g');
    await free.next(({ id }) => id === 'g-99');
    expect(free.messages.filter(isTooMany)).toEqual([]);
  } finally {
    await Promise.all([slow.end('SIGKILL'), quick.end('SIGKILL')]);
  }
});
