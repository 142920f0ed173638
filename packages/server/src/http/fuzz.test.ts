import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connect } from '../testing/client.ts';
import { ask, openMarket } from '../testing/tables.ts';
import { useMarket } from '../testing/use-market.ts';

const market = useMarket();

const RUNS = process.env.HAGGLE_RUNS === 'long' ? 5000 : 200;

/** Keys and texts that have broken programs before, among any others. */
const odd = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'type', '', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    odd,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(odd, tie('value'), { maxKeys: 4 }),
  ),
})).value;
const command = fc.oneof(
  anything,
  fc.record({ type: fc.constantFrom('give', 'say', 'end', 'tick'), to: anything, kind: anything }),
  fc.record({ type: fc.constant('give'), to: fc.constantFrom('ben', 'ana'), kind: odd }),
  fc.record({ type: fc.constant('say'), text: anything }),
);
const quoted = (value: unknown) => JSON.stringify(value) ?? 'undefined';

test('whatever is sent over HTTP gets an answer that gives nothing away', async () => {
  const { table, seats } = await openMarket(market.address);
  const path = `/api/tables/${table}/commands`;
  const body = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    anything.map(quoted),
    fc.tuple(odd, command).map(([id, sent]) => quoted({ id, command: sent })),
    fc.tuple(fc.uuid(), command).map(([id, sent]) => quoted({ id, command: sent })),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(path, '/api/tables'), async (sent, to) => {
      const answer = await ask(market.address, to, { key: seats.ana, body: sent });
      expect([200, 400, 409, 422]).toContain(answer.status);
      if (answer.status === 200) return;
      expect(answer.body.code).toMatch(/^[a-z-]+$/);
      expect(JSON.stringify(answer.body)).not.toMatch(/\.ts\b|node_modules|\bat .*:\d+|zod/i);
    }),
    { numRuns: RUNS },
  );
  expect((await ask(market.address, '/healthz')).status).toBe(200);
});

test('whatever is sent over a socket gets an answer, and the table goes on', async () => {
  const { table, seats } = await openMarket(market.address);
  const ana = await connect(market.address, table, { key: seats.ana });
  await ana.next(({ type }) => type === 'view');
  let sent = 0;
  const message = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    anything.map(quoted),
    fc.tuple(odd, command).map(([id, one]) => quoted({ type: 'command', id, command: one })),
    command.map((one) => quoted({ type: 'command', id: `f${sent++}`, command: one })),
  );
  await fc.assert(
    fc.asyncProperty(message, async (one) => {
      ana.send(one);
      await ana.next(({ type }) => type === 'refused' || type === 'done');
    }),
    { numRuns: RUNS },
  );
  expect(await ana.command('last', { type: 'say', text: 'still here' })).toMatchObject({
    type: 'done',
  });
  const seen = await ask(market.address, `/api/tables/${table}`, { key: seats.ana });
  expect(seen.body.view).toEqual(ana.view());
});

test('paths and headers of all kinds are answered', async () => {
  const part = fc.oneof(odd, fc.constantFrom('api', 'tables', '..', '%2e', 'games', 'live', 'log'));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), odd, async (parts, key) => {
      const path = `${market.address}${parts.map(encodeURIComponent).join('/')}`;
      const header = Buffer.from(key).toString('base64url');
      const answer = await ask(market.address, path, { key: header });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
});
