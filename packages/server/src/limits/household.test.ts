import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connect } from '../testing/client.ts';
import { ask, startMarket } from '../testing/tables.ts';
import { householdOf } from './household.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['2001:DB8:0000:0001:8:800:200c:417a', '2001:db8:0:1'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['[2001:db8:0:1::7]', '2001:db8:0:1'],
  ['[2001:db8:0:1::7]:51234', '2001:db8:0:1'],
  ['2001:db8:0:2::7', '2001:db8:0:2'],
  ['2001:db8:0:1:5:6:192.0.2.7', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1%a:b:c:d:e:f:g:h:i', '0:0:0:0'],
  ['[2001:db8:0:1::7%a::b]:51234', '2001:db8:0:1'],
  ['::ffff:192.0.2.7%eth0', '192.0.2.7'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['local', 'local'],
  ['unknown', 'unknown'],
])('limits count the caller at %s as %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

test('whatever is written for an address, somebody is counted', () => {
  const zone = fc.string({ unit: fc.constantFrom('%', ':', '.', 'a', '0') });
  const address = fc.oneof(fc.ipV6(), fc.ipV4(), fc.constantFrom('::', '::1', '1::'));
  const port = fc.constantFrom('', ':80');
  const zoned = fc.tuple(address, zone, port).map(([bare, behind, at]) => `${bare}%${behind}${at}`);
  const written = fc.oneof(address, zoned, zone, fc.string());
  const text = fc.oneof(
    written,
    fc.tuple(written, port).map(([inner, at]) => `[${inner}]${at}`),
  );
  const isCounted = (one: string): void => {
    expect(householdOf(one)).toBeTypeOf('string');
  };
  fc.assert(fc.property(text, isCounted), { numRuns: 2000 });
});

test('what is written for an address ends no server, whatever it is', async () => {
  const server = await startMarket({ trustProxy: true });
  const { address } = server;
  const headers = { 'x-forwarded-for': '::1%a:b:c:d:e:f:g:h:i' };
  expect((await ask(address, '/api/games', { headers })).status).toBe(200);
  await (await connect(address, 'abc', { silent: true, headers })).socket.terminate();
  expect((await ask(address, '/api/games', {})).status).toBe(200);
  await server.close();
});

test('one who has many addresses is counted once', async () => {
  const limits = {
    requests: { perSecond: 0.01, burst: 8 },
    openings: { perSecond: 0.01, burst: 2 },
    socketsPerAddress: 2,
  };
  const server = await startMarket({ limits, trustProxy: true });
  const { address } = server;
  let last = 0;
  const headersOf = (network: string) => {
    last += 1;
    return { 'x-forwarded-for': `${network}::${last.toString(16)}` };
  };
  const home = (path: string, body?: unknown) =>
    ask(address, path, { headers: headersOf('2001:db8:0:1'), body });
  const opening = { game: 'market', setup: { seats: ['ana', 'ben'] } };
  const { table } = (await home('/api/tables', opening)).body;
  expect((await home('/api/tables', opening)).status).toBe(201);
  expect((await home('/api/tables', opening)).status).toBe(429);
  const sit = (network: string) =>
    connect(address, `${table}`, { silent: true, headers: headersOf(network) });
  const guests = [await sit('2001:db8:0:1'), await sit('2001:db8:0:1')];
  await expect(sit('2001:db8:0:1')).rejects.toThrow('429');
  guests.push(await sit('2001:db8:0:2'));
  for (let n = 0; n < 5; n++) expect((await home('/api/games')).status).toBe(200);
  expect((await home('/api/games')).status).toBe(429);
  const elsewhere = await ask(address, '/api/games', { headers: headersOf('2001:db8:0:2') });
  expect(elsewhere.status).toBe(200);
  for (const guest of guests) guest.socket.terminate();
  await server.close();
});
