import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMemory } from './stores/memory.ts';
import { connect } from './testing/client.ts';
import { makeFaulty } from './testing/faulty.ts';
import { ask, openMarket, startMarket } from './testing/tables.ts';

test('the log holds no key, no session, no command and no hand, even when everything fails', async () => {
  let written = '';
  const logger = pino({ level: 'trace' }, { write: (line: string) => (written += line) });
  const faulty = makeFaulty(openMemory());
  const server = await startMarket({ store: faulty.store, logger });
  const { address } = server;
  const opened = await openMarket(address);
  const { table, seats, host, spectator } = opened;
  const path = `/api/tables/${table}`;
  const traded = await ask(address, `${path}/session`, { method: 'POST', key: seats.ana });
  const cookie = traded.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ana = await connect(address, table, { chair: 'ana', headers: { cookie } });
  await ana.command('a', { type: 'say', text: 'a secret word' });
  await ana.command('b', { type: 'break' });
  await ana.command('c', { type: 'give', to: 'ben', kind: 'gold' });
  faulty.fail = true;
  await ana.command('d', { type: 'give', to: 'ben', kind: 'salt' });
  await ask(address, path, { key: seats.ben, headers: { 'x-request-id': 'request-7' } });
  await server.close();
  expect(written).toContain('request-7');
  expect(written).toContain('a fault in the rules');
  expect(written).toContain('no space left');
  const session = cookie.split('=')[1] ?? '';
  for (const secret of [...Object.values(seats), host, spectator, session]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(written).not.toContain(secret);
  }
  for (const secret of ['a secret word', 'ochre', 'salt']) expect(written).not.toContain(secret);
});
