/**
 * Makes a store for the upgrade test: `npm run keep-store 0.2.0`, once for
 * each release, and checks in what it leaves in `tests/upgrade/stores`. Tables of all games are played by
 * chance; the hashes of what came of them stand beside the store.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { registry } from '@haggle/games';
import { openSqlite, startServer } from '@haggle/server';
import { hashState, type Kept, type Recorded } from './reading.ts';

const release = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error('which release? such as 0.2.0');
const stores = join(dirname(fileURLToPath(import.meta.url)), 'stores');
const folder = mkdtempSync(join(tmpdir(), 'haggle-upgrade-'));
const store = await openSqlite({ folder });
const games = await Promise.all(registry.map(({ game }) => game()));
const server = await startServer({ games, store, limits: 'off', milestone: 30 });

async function post(path: string, key: string, body: unknown) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const url = new URL(path, server.address);
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function get(path: string, key: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(new URL(path, server.address), { headers })).json();
}

/** Whoever has something to do does it, in turn; of what is offered each time another thing. */
async function playTable(game: (typeof games)[number]): Promise<Recorded> {
  const opened = await post('/api/tables', '', { game: game.id, setup: game.demo.setup });
  const { table, seats, host } = opened.body as {
    readonly table: string;
    readonly seats: Readonly<Record<string, string>>;
    readonly host: string;
  };
  const keys = { ...seats, host };
  const path = `/api/tables/${table}`;
  const answers: Kept[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    for (const [chair, key] of Object.entries(keys)) {
      const { view } = (await get(path, key)) as { readonly view: unknown };
      const random = (bound: number): number => (turn * 7 + chair.length) % bound;
      const move = chair === 'host' ? { wait: 1 } : game.bot(view, { seat: chair, now: 0, random });
      const offered = game.affordances(view);
      const command =
        'command' in move ? move.command : offered[turn % Math.max(1, offered.length)]?.command;
      if (command === undefined || (chair === 'host' && turn % 10 < 9)) continue;
      const id = `${chair}-${turn}`;
      const { status, body } = await post(`${path}/commands`, key, { id, command });
      if (status === 200) answers.push({ chair, id, command, answer: body });
    }
  }
  const record = await store.readTable(table);
  if (!record) throw new Error('the table is gone');
  const chairs = await Promise.all(
    Object.entries(keys).map(async ([chair, key]) => [
      chair,
      { key, ...((await get(path, key)) as object) },
    ]),
  );
  const entries = await store.readEntries(table, 0, record.head);
  const last = entries.at(-1);
  const state = hashState(game, entries);
  return {
    game: game.id,
    table,
    entries: entries.length,
    head: last?.hash ?? '',
    state,
    chairs: Object.fromEntries(chairs),
    answers: answers.slice(-5),
  };
}

const recorded: Recorded[] = [];
for (const game of games) recorded.push(await playTable(game));
await server.close();
const bytes = readFileSync(join(folder, 'haggle.db'));
const sha256 = createHash('sha256').update(bytes).digest('hex');
const account = JSON.stringify({ release, sha256, tables: recorded });
writeFileSync(join(stores, `${release}.db.gz`), gzipSync(bytes, { level: 9 }));
writeFileSync(join(stores, `${release}.json.gz`), gzipSync(account, { level: 9 }));
rmSync(folder, { recursive: true });
console.log(
  `${release}: ${recorded.map(({ game, entries }) => `${game} ${entries} entries`).join(', ')}`,
);
