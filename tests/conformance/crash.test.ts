import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectProblem, look, openTable, readLog, send, type Table } from './client.ts';
import { connect, type Live, sit } from './live.ts';
import { makeFolder, serve } from './process.ts';

const SEATS = ['crete', 'egypt', 'thrace', 'iberia', 'asia', 'africa'];
const setup = {
  seats: SEATS,
  hands: Object.fromEntries(
    ['salt', 'grain', 'oil', 'cloth', 'iron', 'wine'].map((kind, at) => [
      SEATS[at] ?? '',
      { [kind]: 5 },
    ]),
  ),
  options: { timeLimit: null },
};

/** Talks without pause, twenty commands under way at a time, until the socket dies; gives what was answered. */
async function talk(live: Live, seat: string, round: number): Promise<string[]> {
  const answered: string[] = [];
  let count = 0;
  const next = () => {
    const id = `${seat}-${round}-${count}`;
    count += 1;
    live.send({ type: 'command', id, command: { type: 'say', text: id } });
  };
  live.socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { type: string; id: string };
    if (message.type !== 'done') return;
    answered.push(message.id);
    if (live.socket.readyState === live.socket.OPEN) next();
  });
  for (let under = 0; under < 20; under += 1) next();
  await live.closed;
  return answered;
}

/** What was said in a chair's log, each once and in order. */
async function said(table: Table, chair: string): Promise<string[]> {
  const log = await readLog(table, chair);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));
  return log.flatMap(({ event }) => (event.type === 'said' ? [String(event.text)] : []));
}

test('killed under load, again and again, it loses nothing it answered and doubles nothing', async () => {
  const data = makeFolder();
  const answered: string[] = [];
  const seen: Live[] = [];
  let table: Table | undefined;
  for (let round = 0; round < 3; round += 1) {
    const server = await serve(data, '--limits', 'off');
    table = table ? { ...table, address: server.address } : await openTable(server.address, setup);
    const here = table;
    const lives = await Promise.all(SEATS.map((seat) => sit(here, seat)));
    const talking = SEATS.map((seat, at) => talk(lives[at] as Live, seat, round));
    await wait(700 + 150 * round);
    await server.end('SIGKILL');
    answered.push(...(await Promise.all(talking)).flat());
    seen.splice(0, seen.length, ...lives);
  }
  expect(answered.length).toBeGreaterThan(60);
  const server = await serve(data, '--limits', 'off');
  try {
    const again = { ...(table as Table), address: server.address };
    const log = await said(again, 'crete');
    expect(new Set(log).size).toBe(log.length);
    const stored = new Set(log);
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
    expect(await said(again, 'spectator')).toEqual(log);
    await expectShownIsStored(again, seen);
    await expectSentAgain(again, answered, log);
  } finally {
    await server.end('SIGKILL');
  }
});

/** What a chair was shown before the end has been stored: its seq goes on, and its view continues. */
async function expectShownIsStored(table: Table, lives: readonly Live[]): Promise<void> {
  for (const [at, live] of lives.entries()) {
    expect(live.faults).toEqual([]);
    const seat = SEATS[at] ?? '';
    const { seq, view } = await look(table, seat);
    expect(seq).toBeGreaterThanOrEqual(live.seq());
    const back = await connect(table, seat, live);
    await back.join({ since: live.seq() });
    for (let patience = 0; back.seq() < seq && patience < 100; patience += 1) await wait(20);
    expect(back.view()).toEqual(view);
    expect(back.faults).toEqual([]);
    await back.close();
  }
}

/** The answered commands, sent again under their ids, change nothing; the unanswered are done once at most. */
async function expectSentAgain(table: Table, answered: readonly string[], log: readonly string[]) {
  const before = await look(table, 'thrace');
  for (const id of answered.filter((_, at) => at % Math.ceil(answered.length / 20) === 0)) {
    const seat = id.split('-')[0] ?? '';
    expect((await send(table, seat, id, { type: 'say', text: id })).status).toBe(200);
    expectProblem(await send(table, seat, id, { type: 'finish' }), 409, 'id-reused');
  }
  for (const id of log.filter((one) => !answered.includes(one)).slice(0, 20))
    await send(table, id.split('-')[0] ?? '', id, { type: 'say', text: id });
  expect(await look(table, 'thrace')).toEqual(before);
}

/** Lets the process write no file beyond so many bytes: what a full disk is to it. */
function limitFiles(pid: number, bytes: number | 'unlimited'): boolean {
  return spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).status === 0;
}

test('on a full disk it answers 503, shows nothing unstored, and goes on when there is room', async (context) => {
  const data = makeFolder();
  const server = await serve(data, '--limits', 'off');
  const table = await openTable(server.address, setup);
  const watcher = await sit(table, 'egypt');
  try {
    if (!limitFiles(server.pid, 1)) context.skip('this machine cannot limit a process');
    const before = watcher.bytes();
    for (let at = 0; at < 5; at += 1) {
      const answer = await send(table, 'crete', 'one', { type: 'say', text: 'one' });
      expectProblem(answer, 503);
    }
    const live = await sit(table, 'crete');
    expect(await live.command('two', { type: 'finish' })).toMatchObject({ type: 'refused' });
    expect((await look(table, 'egypt')).seq).toBe(watcher.seq());
    expect(watcher.bytes()).toBe(before);
    expect(limitFiles(server.pid, 'unlimited')).toBe(true);
    expect((await send(table, 'crete', 'one', { type: 'say', text: 'one' })).status).toBe(200);
    expect(await live.command('two', { type: 'finish' })).toMatchObject({ type: 'done' });
    expect(await said(table, 'egypt')).toEqual(['one']);
    const seen = await look(table, 'crete');
    await server.end('SIGKILL');
    const next = await serve(data);
    const again = { ...table, address: next.address };
    expect(await look(again, 'crete')).toEqual(seen);
    await next.end('SIGKILL');
  } finally {
    await server.end('SIGKILL');
  }
});
