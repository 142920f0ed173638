import { startServer } from '../server.ts';
import { openSqlite } from '../stores/sqlite.ts';
import { market } from './market.ts';

/** A server of the tests' own game in a process of its own, so that it can be killed. */
const folder = process.argv[2] ?? '';
const store = await openSqlite({ folder });
const server = await startServer({ games: [market], store, limits: 'off', milestone: 50 });
process.stdout.write(`${server.address}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
