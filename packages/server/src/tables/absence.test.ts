import { setTimeout as sleep } from 'node:timers/promises';
import { loadGames } from '@haggle/games';
import { expect, test } from 'vitest';
import { connect } from '../testing/client.ts';
import { ask, startMarket } from '../testing/tables.ts';

const IDLE = 200;

/** What a chair is told that comes back after a while, in which two others did or did not go on in private. */
async function comeBack(wentOn: boolean): Promise<string> {
  const server = await startMarket({ games: await loadGames(), limits: 'off', idle: IDLE });
  const { address } = server;
  const hands = { ana: { salt: 6 }, ben: { iron: 6 }, cleo: { oil: 6 } };
  const setup = { seats: Object.keys(hands), hands, options: { timeLimit: null } };
  const wish = { game: 'advanced-civilization', setup };
  const { body } = await ask(address, '/api/tables', { body: wish });
  const { table, seats } = body as { table: string; seats: Record<string, string> };
  let count = 0;
  const send = async (seat: string, command: unknown): Promise<void> => {
    count += 1;
    const sent = { key: seats[seat] ?? '', body: { id: `c${count}`, command } };
    expect((await ask(address, `/api/tables/${table}/commands`, sent)).status).toBe(200);
  };
  const side = (kind: string) => ({ count: 3, named: [kind, kind] });
  const asks = { count: 3 };
  await send('ana', { type: 'propose', to: 'ben', gives: side('salt'), asks });
  await send('ben', { type: 'propose', gives: side('iron'), asks });
  await send('ana', { type: 'withdraw', offer: 'ana-ben-1' });
  const key = seats.ben ?? '';
  const { seq, view } = (await ask(address, `/api/tables/${table}`, { key })).body;
  await send('ana', { type: 'say', text: 'to all' });
  const until = Date.now() + 3 * IDLE;
  while (Date.now() < until) {
    if (wentOn) await send('ana', { type: 'say', to: 'cleo', text: 'to one' });
    await sleep(IDLE / 10);
  }
  const guest = await connect(address, table, { key, since: Number(seq), view });
  await guest.next(({ type }) => type === 'view' || type === 'delta');
  const told = JSON.stringify(guest.heard).replace(/"at":\d+/g, '"at":0');
  await guest.leave();
  await server.close();
  return told;
}

test('who comes back is told the same, whether or not others went on in private meanwhile', async () => {
  expect(await comeBack(true)).toBe(await comeBack(false));
});
