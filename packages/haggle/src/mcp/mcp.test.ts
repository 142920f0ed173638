import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RunningServer } from '@haggle/server';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInside } from '../testing/inside.ts';
import { CLI, runPiped } from '../testing/run.ts';
import { type Opened, openTable, say, serveAt } from '../testing/server.ts';
import { findHome, makeAgentServer } from './serving.ts';
import { openWire } from './wire.ts';

const GAME = 'advanced-civilization';
const folder = mkdtempSync(join(tmpdir(), 'haggle-mcp-'));

let server: RunningServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await serveAt({ kind: 'folder', folder });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An agent whose tools are in this process. */
async function meet(options: { server?: string; link?: string }): Promise<Client> {
  const home = findHome(options);
  if (!home.ok) throw new Error(home.message);
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'agent', version: '1' });
  await makeAgentServer(home.value).connect(theirs);
  await client.connect(ours);
  clients.push(client);
  return client;
}

async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return { text, told: structuredContent, isError: isError ?? false };
}

function linkOf({ table, seats }: Opened, seat: string): string {
  return `${new URL(`/t/${table}`, server.address)}#${seats[seat]}`;
}

const SEATS = ['france', 'castile', 'england', 'austria'];
const SIDE = { count: 3, named: ['salt', 'salt'] };
const PROPOSAL = { type: 'propose', to: 'ben', gives: SIDE, asks: { count: 3, named: ['grain'] } };

describe('an agent at a table', () => {
  it('sees what its chair sees, with what it can do now', async () => {
    const opened = await openTable(server, 0);
    const ana = await meet({ link: linkOf(opened, 'ana') });
    const { told, text } = await use(ana, 'look');
    const { table } = opened;
    expect(told).toMatchObject({ table, game: GAME, chair: 'ana', seq: 1, closed: null });
    expect(told).toMatchObject({ view: { hand: { salt: 3 } } });
    expect(JSON.parse(text)).toEqual(told);
    expect(text).not.toContain('"grain":3');
    expect(text).not.toContain(opened.seats.ana);
    const { affordances } = told as { affordances: { command: { type: string } }[] };
    for (const { command } of affordances.slice(0, 1)) {
      expect(await use(ana, 'act', { command })).toMatchObject({ isError: false });
    }
    expect(affordances.map(({ command }) => command.type)).toContain('propose');
  });

  it('trades: proposes, is waited for, and reads what happened', async () => {
    const opened = await openTable(server, 0);
    const ana = await meet({ link: linkOf(opened, 'ana') });
    const ben = await meet({ server: server.address });
    const link = `${opened.table}#${opened.seats.ben}`;
    const waited = use(ben, 'wait', { link, seq: 1, seconds: 60 });
    const done = await use(ana, 'act', { command: PROPOSAL, id: 'first' });
    expect(done.told).toEqual({ id: 'first', seq: 2, refs: { offer: 'ana-ben-1' } });
    expect((await use(ana, 'act', { command: PROPOSAL, id: 'first' })).told).toEqual(done.told);
    expect((await waited).told).toEqual({ seq: 2, changed: true, closed: false });
    const accept = { type: 'accept', offer: 'ana-ben-1', revision: 1, cards: { grain: 3 } };
    const bound = { ...accept, named: ['grain'] };
    expect((await use(ben, 'act', { link, command: bound })).told).toMatchObject({ seq: 4 });
    const delivery = { type: 'deliver', offer: 'ana-ben-1', revision: 1, cards: { salt: 3 } };
    expect((await use(ana, 'act', { command: delivery })).isError).toBe(false);
    expect((await use(ben, 'look', { link })).told).toMatchObject({ view: { hand: { salt: 3 } } });
    const { told } = await use(ben, 'log', { link, after: 1 });
    expect(told).toMatchObject({ entries: [{ seq: 2, event: { type: 'proposed' } }, {}, {}, {}] });
  });

  it('waits no longer than it was told', async () => {
    const opened = await openTable(server, 2);
    const ana = await meet({ link: linkOf(opened, 'ana') });
    const still = { seq: 3, changed: false, closed: false };
    expect((await use(ana, 'wait', { seconds: 0 })).told).toEqual(still);
    await say(server, opened);
    expect((await use(ana, 'wait', { seq: 3 })).told).toMatchObject({ seq: 4, changed: true });
    expect((await use(ana, 'wait', { seconds: 61 })).isError).toBe(true);
  });

  it('reads a refusal with its code, its clause and a sentence', async () => {
    const opened = await openTable(server, 0);
    const ana = await meet({ link: linkOf(opened, 'ana') });
    const command = { ...PROPOSAL, gives: { count: 2, named: ['salt', 'salt'] } };
    const { told, text, isError } = await use(ana, 'act', { command });
    expect(isError).toBe(true);
    expect(told).toMatchObject({ code: 'minimum-three', clause: 'AC-28.3' });
    expect(JSON.parse(text)).toEqual(told);
    const odd = await use(ana, 'act', { command: { ...PROPOSAL, price: 3 } });
    expect(odd.told).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('price'),
    });
    const machinery = JSON.parse('{ "type": "finish", "__proto__": {} }');
    expect((await use(ana, 'act', { command: machinery })).told).toMatchObject({
      code: 'malformed',
    });
    expect((await use(ana, 'look')).told).toMatchObject({ seq: 1 });
  });

  it('is told what is wrong with its link, and never the key', async () => {
    const opened = await openTable(server, 0);
    const ana = await meet({ server: server.address });
    const key = opened.seats.ana ?? '';
    const none = await use(ana, 'look');
    expect([none.isError, none.text.includes('HAGGLE_LINK')]).toEqual([true, true]);
    const foreign = await use(ana, 'look', { link: `https://elsewhere.example/t/x#${key}` });
    expect([foreign.isError, foreign.text.includes('another server')]).toEqual([true, true]);
    const stale = await use(ana, 'look', { link: `${opened.table}#${key}x` });
    expect(stale.told).toMatchObject({ code: 'not-found' });
    const odd = await use(ana, 'look', { link: `${opened.table}#${key}?` });
    expect([odd.isError, odd.text.includes('no link of a chair')]).toEqual([true, true]);
    const unknown = await use(ana, 'look', { link: `${opened.table}#${key}`, seat: 'ben' });
    expect([unknown.isError, unknown.text.includes('seat')]).toEqual([true, true]);
    for (const { text } of [none, foreign, stale, odd, unknown]) expect(text).not.toContain(key);
  });

  it('is told that a server is away', async () => {
    const home = { server: 'http://127.0.0.1:2', link: 'table#key' };
    const client = await meet(home);
    const { told, isError } = await use(client, 'look');
    expect(isError).toBe(true);
    const message = 'nobody answers there: http://127.0.0.1:2. Is haggle serve running there?';
    expect(told).toEqual({ code: 'no-server', message });
    const acted = await use(client, 'act', { command: { type: 'finish' }, id: 'mine' });
    expect(acted.text).toContain('send it again with the id mine');
  });

  it.each([
    ['a store that cannot be written', 503, { code: 'unavailable', message: 'Try again.' }],
    ['something else at that address', 200, 'a page'],
  ])('is told the id of a command that %s leaves in doubt', async (_what, status, body) => {
    const sent: string[] = [];
    const other = createServer((request, response) => {
      request.on('data', (part) => sent.push(JSON.parse(String(part)).id));
      request.on('end', () => response.writeHead(status).end(JSON.stringify(body)));
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const client = await meet({ link: `http://127.0.0.1:${port}/t/table#key` });
    const acted = await use(client, 'act', { command: { type: 'finish' } });
    const again = `. Whether the command was carried out is not known; send it again with the id ${sent[0]}.`;
    expect(sent).toHaveLength(1);
    expect(acted.told).toMatchObject({ message: expect.stringContaining(again) });
    other.close();
  });
});

describe('an agent without a table', () => {
  it('finds the tools, each with a description and a schema', async () => {
    const client = await meet({});
    const { tools } = await client.listTools();
    const names = ['games', 'game', 'value', 'income', 'check', 'look', 'act', 'log', 'wait'];
    expect(tools.map(({ name }) => name)).toEqual(names);
    for (const { description, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(40);
      expect(inputSchema.type).toBe('object');
    }
  });

  it('reads the games and the words of one', async () => {
    const client = await meet({});
    const { told } = await use(client, 'games');
    expect(told).toMatchObject({
      games: expect.arrayContaining([expect.objectContaining({ id: GAME })]),
    });
    const game = await use(client, 'game', { game: GAME });
    expect(game.told).toMatchObject({ id: GAME, schemas: { command: {} } });
    expect(game.text).toContain('AC-28.3');
    const slip = await use(client, 'game', { game: 'advanced-civilisation' });
    expect([slip.isError, slip.text.includes('did you mean')]).toEqual([true, true]);
  });

  it('values a hand, as text and as a bag', async () => {
    const client = await meet({});
    const text = await use(client, 'value', { game: GAME, cards: 'bronze*3', mining: true });
    expect(text.told).toMatchObject({ total: 96 });
    const bag = await use(client, 'value', { game: GAME, cards: { bronze: 3 } });
    expect(bag.told).toMatchObject({ total: 54 });
    const wrong = await use(client, 'value', { game: GAME, cards: { gold: -1 } });
    expect([wrong.isError, wrong.text.includes('gold')]).toEqual([true, true]);
  });

  it('counts the incomes of a position', async () => {
    const client = await meet({});
    const setup = { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] };
    const position = { setup, revealed: ['T25-1'] };
    const { told } = await use(client, 'income', { position });
    expect(told).toMatchObject({
      choices: expect.arrayContaining([expect.objectContaining({ card: 'T25-1' })]),
    });
    expect((await use(client, 'income', { position: JSON.stringify(position) })).told).toEqual(
      told,
    );
    const broken = await use(client, 'income', { position: 'setup: [' });
    expect([broken.isError, broken.text.includes('line 1')]).toEqual([true, true]);
  });

  it('checks a scenario', async () => {
    const client = await meet({});
    const scenario = (salt: number) =>
      `title: A salty story\ngame: ${GAME}\nclauses: [AC-28.3]\nsetup: { seats: [ana, ben], hands: { ana: { salt: 3 }, ben: { iron: 3 } } }\nsteps:\n  - ana sees: { hand: { salt: ${salt} } }\n`;
    const holds = await use(client, 'check', { scenario: scenario(3) });
    expect(holds.told).toEqual({ title: 'A salty story', ok: true, failures: [] });
    const fails = await use(client, 'check', { scenario: scenario(2) });
    expect(fails).toMatchObject({ isError: false, told: { ok: false, failures: [{ step: 1 }] } });
    const none = await use(client, 'check', { scenario: 'title: [' });
    expect([none.isError, none.text.includes('no scenario')]).toEqual([true, true]);
  });
});

it('counts the incomes of the game that is named', async () => {
  const client = await meet({});
  const position = { setup: { scenario: '1-01', seats: SEATS }, revealed: ['T25-1'] };
  const { told } = await use(client, 'income', { game: 'price-of-power', position });
  expect(told).toEqual((await use(client, 'income', { position })).told);
  expect(told).toMatchObject({ choices: expect.any(Array) });
  const other = await use(client, 'income', { game: GAME, position });
  expect([other.isError, other.text.includes('pay no incomes')]).toEqual([true, true]);
  const mined = await use(client, 'value', { game: GAME, cards: 'bronze*3', mining: true });
  expect(mined.told).toMatchObject({ total: 96, mining: { kind: 'bronze', gain: 42 } });
});

describe('what is wrong with an input', () => {
  it.each([
    ['games', { colour: 1 }, 'colour: unknown field'],
    ['value', { game: GAME }, 'cards: it is missing'],
    ['value', { game: 3, cards: 'salt' }, 'game: it must be a text'],
    ['value', { game: GAME, cards: 'salt', colour: 1 }, 'colour: unknown field'],
    ['income', {}, 'position: it is missing'],
    ['income', { game: 3, position: '' }, 'game: it must be a text'],
  ])('of %s is told by its field: %j', async (tool, input, message) => {
    const { isError, text } = await use(await meet({}), tool, input);
    expect([isError, text.endsWith(`: ${message}`), text]).toEqual([true, true, text]);
  });
});

describe('haggle mcp', () => {
  it('speaks over standard input and output, and ends when its host goes', async () => {
    const opened = await openTable(server, 0);
    const args = [...CLI, 'mcp'];
    const env = { ...process.env, HAGGLE_LINK: linkOf(opened, 'ana') } as Record<string, string>;
    const transport = new StdioClientTransport({
      command: process.execPath,
      args,
      env,
      stderr: 'pipe',
    });
    let said = '';
    transport.stderr?.on('data', (text) => {
      said += String(text);
    });
    const client = new Client({ name: 'agent', version: '1' });
    await client.connect(transport);
    expect(client.getServerVersion()).toMatchObject({ name: 'haggle' });
    expect((await use(client, 'look')).told).toMatchObject({ chair: 'ana', seq: 1 });
    // More than the runtime expects to listen to anything at once.
    const waits = Array.from({ length: 12 }, () => use(client, 'wait', { seq: 1, seconds: 1 }));
    for (const { told } of await Promise.all(waits)) expect(told).toMatchObject({ changed: false });
    await client.close();
    expect(said).toBe('');
  });

  it('ends well where its input is a file, or nothing at all', async () => {
    const requests = join(folder, 'requests.jsonl');
    writeFileSync(requests, '{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    const args = [...CLI, 'mcp', '--json'];
    for (const input of [requests, '/dev/null']) {
      const file = openSync(input, 'r');
      const child = spawn(process.execPath, args, { stdio: [file, 'ignore', 'ignore'] });
      expect([input, ...(await once(child, 'exit'))]).toEqual([input, 0, null]);
      closeSync(file);
    }
  });

  it('answers all that it has read before it ends, and waits for nobody then', async () => {
    const opened = await openTable(server, 0);
    const call = (id: number, name: string, input = {}) => {
      const params = { name, arguments: input };
      return JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });
    };
    const clientInfo = { name: 'agent', version: '1' };
    const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
    const lines = [
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello }),
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      call(2, 'look'),
      call(3, 'wait', { seq: 1, seconds: 60 }),
      call(4, 'games'),
    ];
    const requests = join(folder, 'calls.jsonl');
    // No line's end after the last of them.
    writeFileSync(requests, lines.join('\n'));
    const file = openSync(requests, 'r');
    const child = spawn(process.execPath, [...CLI, 'mcp', '--link', linkOf(opened, 'ana')], {
      stdio: [file, 'pipe', 'inherit'],
    });
    let told = '';
    child.stdout?.on('data', (text) => {
      told += String(text);
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    closeSync(file);
    const answers = told
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    const waited = answers.find(({ id }) => id === 3);
    expect(waited.result.structuredContent).toEqual({ seq: 1, changed: false, closed: false });
  });

  it('ends at a message that is too long, and says so', async () => {
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const ran = await runPiped(`${list}\n${'x'.repeat(12_000_000)}\n`, 'mcp');
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('a message is too long')]);
    expect(ran.out).toContain('"id":1');
  });

  it('answers bad usage with 2 and repeats no link', async () => {
    const wrong = await runInside(
      'mcp',
      '--server',
      'http://127.0.0.1:2',
      '--link',
      'http://a.example/t/x#SECRET',
    );
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.err).toContain('another server');
    expect(wrong.err).not.toContain('SECRET');
    expect((await runInside('mcp', '--server', 'somewhere')).code).toBe(2);
  });
});

it('tells that its input cannot be read from what ends it', async () => {
  const broken = new Error('the disk is broken');
  for (const [fault, outcome] of [
    [broken, broken],
    [undefined, 'ended'],
  ] as const) {
    const input = new Readable({ read() {} });
    let left = false;
    const { transport, closed } = openWire(input, () => {
      left = true;
    });
    const told = closed.then(
      () => 'ended',
      (error) => error,
    );
    await transport.start();
    input.destroy(fault);
    expect([await told, fault]).toEqual([outcome, fault]);
    await expect.poll(() => left).toBe(true);
  }
});
