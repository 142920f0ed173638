import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runInside } from '../testing/inside.ts';
import { CLI, haggle } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'haggle-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server; resolves with its whole first output. */
async function serve(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; out: () => string; address: string }> {
  const child = spawn(process.execPath, [...CLI, 'serve', ...args], {
    env: { ...process.env, ...env },
  });
  let out = '';
  child.stdout?.on('data', (text) => {
    out += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  return { child, out: () => out, address: out.match(/http\S+/)?.[0] ?? '' };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = (await gone) as [number | null];
  return code;
}

/** What a live connection is told that may be done to its messages, when all that is known is offered. */
function extensionsAt(address: string): Promise<string> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('sixteen letters.').toString('base64'),
    'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
  };
  return new Promise((resolve, reject) => {
    request(new URL('/api/tables/any/live', address), { headers })
      .on('upgrade', ({ headers: { 'sec-websocket-extensions': told = '' } }, wire) => {
        wire.destroy();
        resolve(String(told));
      })
      .on('error', reject)
      .end();
  });
}

describe('haggle serve', { timeout: 60_000 }, () => {
  it('prints one line when it is ready, serves, and ends well', async () => {
    const data = join(folder, 'one');
    const { child, out, address } = await serve(['--port', '0'], { HAGGLE_DATA: data });
    const ready = await fetch(new URL('/readyz', address));
    expect(ready.status).toBe(200);
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(out()).toBe(`Haggle is ready: ${address}\n`);
  });

  it('listens here alone where the environment names no address, and refuses an empty one', async () => {
    const home = join(folder, 'empty');
    const nothing = { HOST: '', PORT: '', HAGGLE_DATABASE: '', HAGGLE_METRICS_TOKEN: '' };
    const { child, address } = await serve(['--port', '0', '--data', home], nothing);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    // As when the terminal goes from which it was started.
    expect(await end(child, 'SIGHUP')).toBe(0);
    for (const option of ['--host', '--data', '--port', '--metrics-token']) {
      const wrong = await runInside('serve', option, '');
      expect([option, wrong.code, wrong.out]).toEqual([option, 2, '']);
      expect(wrong.err).toContain(option);
    }
  });

  it.each(['HAGGLE_TRUST_PROXY', 'HAGGLE_COMPRESS'])(
    'wants %s in words that it knows',
    async (name) => {
      const { [name]: before = '' } = process.env;
      process.env[name] = 'perhaps';
      const unclear = await haggle('serve', '--port', '0', '--data', join(folder, 'unclear'));
      process.env[name] = before;
      expect([unclear.code, unclear.out]).toEqual([2, '']);
      expect(unclear.err).toContain(`${name} must be on or off`);
    },
  );

  it('compresses live messages where it is told to', async () => {
    const data = join(folder, 'thin');
    const { child, address } = await serve(['--port', '0', '--data', data, '--compress']);
    expect(await extensionsAt(address)).toContain('permessage-deflate');
    expect(await end(child, 'SIGTERM')).toBe(0);
    const next = await serve(['--port', '0', '--data', data], { HAGGLE_COMPRESS: 'off' });
    expect(await extensionsAt(next.address)).toBe('');
    expect(await end(next.child, 'SIGTERM')).toBe(0);
  });

  it('leaves a folder alone that another server serves', async () => {
    const data = join(folder, 'shared');
    const { child, address } = await serve(['--port', '0', '--data', data]);
    for (const port of ['0', new URL(address).port]) {
      const second = await haggle('serve', '--port', port, '--data', data);
      expect([second.code, second.out]).toEqual([2, '']);
      expect(second.err).toContain('is served by another haggle already');
    }
    await end(child, 'SIGKILL');
    const next = await serve(['--port', '0', '--data', data]);
    expect(await end(next.child, 'SIGTERM')).toBe(0);
  });

  it('says what is wrong with its port, its folder, its database and its options', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const data = ['--data', join(folder, 'two')];
    const busy = await haggle('serve', '--port', `${port}`, ...data);
    expect([busy.code, busy.out]).toEqual([2, '']);
    expect(busy.err).toContain(`127.0.0.1:${port}: the port is taken`);
    expect(existsSync(join(folder, 'two'))).toBe(false);
    const nobodys = ['--database', 'postgres://me:secret@127.0.0.1:1/haggle'];
    const first = await haggle('serve', '--port', `${port}`, ...nobodys);
    expect(first.err).toBe(busy.err);
    taken.close();
    writeFileSync(join(folder, 'file'), 'no folder');
    const file = await haggle('serve', '--port', '0', '--data', join(folder, 'file'));
    expect([file.code, file.err.includes('it is not a folder')]).toEqual([2, true]);
    writeFileSync(join(folder, 'haggle.db'), 'no database at all, only a longish text'.repeat(40));
    const other = await haggle('serve', '--port', '0', '--data', folder);
    expect([other.code, other.err.includes('something else')]).toEqual([2, true]);
    const url = await haggle('serve', '--database', 'mysql://me:secret@localhost/haggle');
    expect([url.code, url.out]).toEqual([2, '']);
    expect(url.err).toContain('--database or HAGGLE_DATABASE: this is no address of a database');
    const nobody = 'postgres://me:secret@127.0.0.1:1/haggle';
    const away = await haggle('serve', '--database', nobody);
    expect([away.code, away.out]).toEqual([2, '']);
    expect(away.err).toContain('the database 127.0.0.1:1/haggle cannot be used');
    expect(`${url.err}${away.err}`).not.toContain('secret');
    for (const wrong of [
      ['--port', '70000'],
      ['--rate', 'x'],
      ['--limits', 'some'],
    ]) {
      expect((await haggle('serve', ...wrong)).code).toBe(2);
    }
  });

  it.each(['open sesame', ' sesame', 'sésame'])(
    'refuses the token "%s", which nobody could bring',
    async (token) => {
      const place = ['--port', '0', '--host', 'nowhere.invalid', '--data', join(folder, 'never')];
      const wrong = await runInside('serve', ...place, '--metrics-token', token);
      expect([wrong.code, wrong.out]).toEqual([2, '']);
      expect(wrong.err).toContain('--metrics-token');
    },
  );

  it('lets the rates of an address be changed, with bursts in the usual proportion', async () => {
    const bounds = ['--limit', 'requests=1', '--limit', 'body=3'];
    const place = ['--port', '0', '--data', join(folder, 'bounds')];
    const { child, address } = await serve([...place, ...bounds]);
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) {
      statuses.push((await fetch(new URL('/api/games', address))).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses).toContain(429);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it.each([
    'body=0',
    'message=0',
    'connections=0',
    'requests=0',
    'commands=5',
    'joinWithin=2147483648',
    'sockets=',
    'salt=1',
  ])(
    'refuses the limit %s, with which nobody could play or nothing would be bounded',
    async (limit) => {
      const place = ['--port', '0', '--host', 'nowhere.invalid', '--data', join(folder, 'never')];
      const wrong = await runInside('serve', ...place, '--limit', limit);
      expect([wrong.code, wrong.out]).toEqual([2, '']);
      expect(wrong.err).toContain('such as sockets=500, from 1 to 2147483647');
    },
  );
});
