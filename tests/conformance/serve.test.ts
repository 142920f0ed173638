import { existsSync, readdirSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { upgradeRequest } from '../../packages/server/src/testing/upgrade.ts';
import { ask, call, done, look, openTable } from './client.ts';
import { sit } from './live.ts';
import { haggle, makeFolder, type Serving, serve, start } from './process.ts';

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const servers: Serving[] = [];
afterAll(() => Promise.all(servers.map((server) => server.end('SIGKILL'))));

describe('haggle serve', () => {
  test('takes PORT, HOST and HAGGLE_DATA, and is ready when it prints its one line', async () => {
    const [port, data] = [await freePort(), join(makeFolder(), 'deep', 'data')];
    const env = { PORT: String(port), HOST: '127.0.0.1', HAGGLE_DATA: data };
    const server = await start({ env });
    servers.push(server);
    const ready = await fetch(`${server.address}/readyz`);
    expect(ready.status).toBe(200);
    expect(server.port).toBe(port);
    await openTable(server.address);
    expect(readdirSync(data).length).toBeGreaterThan(0);
    expect(server.printed()).toMatch(/^[^\n]*http:\/\/127\.0\.0\.1:\d+[^\n]*\n$/);
  });

  test('its arguments go before the environment', async () => {
    const [port, data, unused] = [await freePort(), makeFolder(), join(makeFolder(), 'unused')];
    const args = ['--port', String(port), '--data', data, '--host', '127.0.0.1'];
    const env = { PORT: '1', HOST: '192.0.2.1', HAGGLE_DATA: unused };
    const server = await start({ args, env });
    servers.push(server);
    expect(server.port).toBe(port);
    await openTable(server.address);
    expect(existsSync(unused)).toBe(false);
  });

  test('with --json its one line is JSON', async () => {
    const server = await serve(makeFolder(), '--json');
    servers.push(server);
    expect(server.printed()).toMatch(/^[^\n]*\n$/);
    expect(Object.values(JSON.parse(server.printed())).join()).toContain(server.address);
  });

  test('listens on loopback alone unless told otherwise', async () => {
    const server = await start({ args: ['--port', '0', '--data', makeFolder()] });
    servers.push(server);
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });

  test.each([
    ['--port', 'x'],
    ['--port', '70000'],
    ['--rate', '-1'],
    ['--nonsense'],
    ['--log-level', 'shouting'],
    ['--limits', 'some'],
  ])('refuses %s %s as bad usage', async (...args) => {
    const { code, out, err } = await haggle(
      'serve',
      '--data',
      makeFolder(),
      ...args.filter(Boolean),
    );
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(args[0]);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('says in one sentence that its port is taken', async () => {
    const first = await serve(makeFolder());
    servers.push(first);
    const args = ['--port', String(first.port), '--data', makeFolder(), '--host', '127.0.0.1'];
    const { code, out, err } = await haggle('serve', ...args);
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(err).toContain(String(first.port));
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('writes no key, no hand and no word of a table into its log', async () => {
    const server = await serve(makeFolder(), '--log-level', 'trace');
    servers.push(server);
    const table = await openTable(server.address);
    const live = await sit(table, 'crete');
    await live.command('1', { type: 'say', to: 'egypt', text: 'whispered' });
    await live.command('2', { type: 'fly', whispered: 1 });
    await done(table, 'egypt', '1', { type: 'say', text: 'whispered' });
    await ask(table, 'egypt', 'POST', '/commands', { id: 'whispered', command: 'whispered' });
    const { body } = await ask(table, 'host', 'POST', '/keys', { seat: 'egypt' });
    await look({ ...table, keys: { egypt: String(body.key) } }, 'egypt');
    await ask(table, 'egypt', 'GET', '');
    await live.close();
    await server.end('SIGTERM');
    const written = server.printed() + server.complained();
    expect(written).toContain('requestId');
    for (const secret of [...Object.values(table.keys), String(body.key), 'whispered', 'piracy'])
      expect(written).not.toContain(secret);
  });

  test('shuts down although somebody never answers', async () => {
    const server = await serve(makeFolder());
    servers.push(server);
    const table = await openTable(server.address);
    const deaf = dial(server.port, '127.0.0.1');
    deaf.on('error', () => deaf.destroy());
    deaf.write(upgradeRequest(`/api/tables/${table.id}/live`));
    const slow = dial(server.port, '127.0.0.1');
    slow.on('error', () => slow.destroy());
    slow.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await new Promise((resolve) => deaf.once('data', resolve));
    const start = Date.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(Date.now() - start).toBeLessThan(60_000);
    deaf.destroy();
    slow.destroy();
  });

  test('goes on after a restart where it stopped', async () => {
    const data = makeFolder();
    const first = await serve(data);
    const table = await openTable(first.address);
    await done(table, 'crete', '1', { type: 'finish' });
    const seen = await look(table, 'thrace');
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await serve(data);
    servers.push(second);
    const again = { ...table, address: second.address };
    expect(await look(again, 'thrace')).toEqual(seen);
    const { seq } = await done(again, 'thrace', '1', { type: 'say', text: 'hm' });
    expect(seq).toBe(seen.seq + 1);
  });
});

type Schema = { readonly $ref?: string } & Readonly<Record<string, unknown>>;
type Operation = {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
};
type Document = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

describe('what a server tells of itself', () => {
  const read = async (path: string) => {
    servers[0] ??= await serve(makeFolder());
    return call(servers[0].address, 'GET', path);
  };
  const document = async () => (await read('/openapi.json')).body as unknown as Document;

  test('/healthz and /readyz say yes, without a key', async () => {
    expect((await read('/healthz')).status).toBe(200);
    expect((await read('/readyz')).status).toBe(200);
  });

  test('/metrics speaks the format of Prometheus and names no table', async () => {
    const first = servers[0] ?? (await serve(makeFolder()));
    const table = await openTable(first.address);
    await done(table, 'crete', '1', { type: 'finish' });
    const { status, text, headers } = await read('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    const label = '[a-zA-Z_]\\w*="(?:[^"\\\\\\n]|\\\\.)*"';
    const sample = new RegExp(
      `^[a-zA-Z_:][\\w:]*(\\{(${label}(,${label})*)?,?\\})? (\\S+)( \\d+)?$`,
    );
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(sample);
    for (const secret of [table.id, 'crete', ...Object.values(table.keys)])
      expect(text).not.toContain(secret);
  });

  test('/openapi.json lists every call', async () => {
    const { paths } = await document();
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => /^(get|post|put|delete|patch)$/.test(method))
        .map((method) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`),
    );
    expect(listed).toEqual(
      expect.arrayContaining([
        'get /api/games',
        'get /api/games/{}',
        'post /api/tables',
        'get /api/tables/{}',
        'post /api/tables/{}/commands',
        'get /api/tables/{}/log',
        'post /api/tables/{}/keys',
        'post /api/tables/{}/close',
        'get /api/tables/{}/live',
        'get /openapi.json',
        'get /healthz',
        'get /readyz',
        'get /metrics',
      ]),
    );
  });

  test('/openapi.json has the shape of OpenAPI 3.1', async () => {
    const { openapi, info, paths } = await document();
    expect(openapi).toMatch(/^3\.1\.\d+$/);
    expect([typeof info.title, typeof info.version]).toEqual(['string', 'string']);
    const names: string[] = [];
    for (const [path, operations] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [], responses = {}, operationId } of Object.values(operations)) {
        const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect(declared, path).toEqual(inPath);
        expect(Object.keys(responses).length, path).toBeGreaterThan(0);
        for (const { description } of Object.values(responses)) expect(description).toBeTruthy();
        if (operationId !== undefined) names.push(operationId);
      }
    }
    expect(new Set(names).size).toBe(names.length);
  });

  test('/openapi.json refers only to what it holds', async () => {
    const whole = await document();
    const broken: string[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { $ref } = node as Schema;
      if (typeof $ref === 'string' && !resolves(whole, $ref)) broken.push($ref);
      for (const value of Object.values(node)) walk(value);
    };
    walk(whole);
    expect([...new Set(broken)]).toEqual([]);
  });
});

/** Whether a local reference leads somewhere; a schema with an `$id` of its own is not looked for. */
function resolves(document: unknown, reference: string): boolean {
  if (!reference.startsWith('#/')) return false;
  let node = document;
  for (const part of reference.slice(2).split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return false;
    node = (node as Record<string, unknown>)[name];
  }
  return true;
}
