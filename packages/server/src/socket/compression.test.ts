import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { connect, type Guest } from '../testing/client.ts';
import { openMarket, startMarket } from '../testing/tables.ts';

let plain: RunningServer;
let compressing: RunningServer;

beforeAll(async () => {
  plain = await startMarket();
  compressing = await startMarket({ compress: true });
});
afterAll(() => Promise.all([plain.close(), compressing.close()]));

test('messages are compressed where the server was told to and the client offers it', async () => {
  const extensions = await Promise.all(
    [plain, compressing].map(async ({ address }) => {
      const { table, seats } = await openMarket(address);
      const guest = await connect(address, table, { key: seats.ana });
      await guest.leave();
      return guest.socket.extensions;
    }),
  );
  expect(extensions).toEqual(['', 'permessage-deflate']);
});

test('what is like the message before takes few bytes, and says the same', async () => {
  const [long, short] = [await hearLines(plain), await hearLines(compressing)];
  expect(short.talk).toEqual(long.talk);
  expect(short.bytes).toBeLessThan(long.bytes / 3);
});

test('the limit of a message counts what is unpacked', async () => {
  const { table, seats } = await openMarket(compressing.address);
  const guest = await connect(compressing.address, table, { key: seats.ana });
  await guest.next(({ type }) => type === 'view');
  guest.send({ type: 'command', id: 'c1', command: { type: 'say', text: 'x'.repeat(100_000) } });
  expect(await guest.closed).toBe(1009);
});

test('what cannot be unpacked closes its own connection alone', async () => {
  const { table, seats } = await openMarket(compressing.address);
  const [ana, ben] = await Promise.all(
    [seats.ana, seats.ben].map((key) => connect(compressing.address, table, { key })),
  );
  if (!ana || !ben) throw new Error('two sit down');
  await ana.next(({ type }) => type === 'view');
  // A compressed text, masked with zeros, of a kind of block that there is not.
  wireOf(ana).write(Buffer.from([0xc1, 0x84, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]));
  expect(await ana.closed).toBe(1007);
  const answer = await ben.command('c1', { type: 'say', text: 'still here' });
  expect(answer.type).toBe('done');
  await ben.leave();
});

/** What cleo hears when somebody says twenty lines like those before, and how many bytes it takes. */
async function hearLines({ address }: RunningServer): Promise<{ talk: unknown; bytes: number }> {
  const { table, seats } = await openMarket(address);
  const [ana, cleo] = await Promise.all(
    [seats.ana, seats.cleo].map((key) => connect(address, table, { key })),
  );
  if (!ana || !cleo) throw new Error('two sit down');
  await cleo.next(({ type }) => type === 'view');
  let before = 0;
  for (let line = 1; line <= 40; line++) {
    await ana.command(`c${line}`, { type: 'say', text: `line ${line}` });
    await cleo.next(({ type }) => type === 'delta');
    if (line === 20) before = wireOf(cleo).bytesRead;
  }
  const bytes = wireOf(cleo).bytesRead - before;
  const talk = (cleo.view() as { talk: { from: string; text: string }[] }).talk;
  await Promise.all([ana.leave(), cleo.leave()]);
  return { talk: talk.map(({ from, text }) => ({ from, text })), bytes };
}

/** The connection under a client's socket, which its types do not tell of. */
function wireOf({ socket }: Guest): Socket {
  return Reflect.get(socket, '_socket');
}
