import { expect, test } from 'vitest';
import type { Ask } from './pool.ts';
import { demandSessions } from './sessions.ts';

/** A pool whose database lends its sessions, numbered from 1, to the connections of the pool. */
function makePool(mode: 'session' | 'transaction') {
  const free = [4, 3, 2, 1];
  const lend = () => free.pop() ?? 0;
  const answerOf = (session: number) => [{ session }];
  const keep: () => Ask = () => {
    const session = lend();
    return async <Row>() => answerOf(session) as Row[];
  };
  const share: Ask = async <Row>() => {
    const session = lend();
    free.push(session);
    return answerOf(session) as Row[];
  };
  return {
    holding: <T>(work: (ask: Ask) => Promise<T>) => work(mode === 'session' ? keep() : share),
    within: <T>(_: string, work: (ask: Ask) => Promise<T>) => work(keep()),
  };
}

test('a connection that keeps its session is taken', async () => {
  await expect(demandSessions(makePool('session'))).resolves.toBeUndefined();
});

test('a pooler that lends sessions out by the transaction is told from a database', async () => {
  await expect(demandSessions(makePool('transaction'))).rejects.toThrow('PgBouncer');
});
