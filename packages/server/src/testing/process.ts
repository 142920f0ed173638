import { openLocalBus } from '../bus/local.ts';
import { openPostgresBus } from '../bus/postgres.ts';
import { startServer } from '../server.ts';
import { openPostgres } from '../stores/postgres.ts';
import { openSqlite } from '../stores/sqlite.ts';
import { market } from './market.ts';

/** A server of the tests' own game in a process of its own, so that it can be killed. */
const place = process.argv[2] ?? '';
const server = await startServer({
  games: [market],
  ...(await keepAt(place)),
  limits: 'off',
  milestone: 50,
});
process.stdout.write(`${server.address}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

async function keepAt(where: string) {
  if (/^postgres/.test(where)) {
    return { store: await openPostgres({ url: where }), bus: openPostgresBus({ url: where }) };
  }
  return { store: await openSqlite({ folder: where }), bus: openLocalBus() };
}
