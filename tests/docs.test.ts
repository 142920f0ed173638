import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from './process.ts';
import { binary, makeFolder, openTable, sendCommand, serve } from './server.ts';

const run = promisify(execFile);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The fenced blocks of one language below a heading of a document, in their order. */
function blocksIn(file: string, heading: string, language: string): string[] {
  const [, section = ''] = read(file).split(`## ${heading}\n`);
  const own = section.split('\n## ')[0] ?? '';
  return [...own.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, text]) => text ?? '',
  );
}

/** Stands in for curl on a machine that has none; knows what the documents use of it. */
const CURL = `
  const headers = {};
  const request = { headers };
  let address;
  for (let args = process.argv.slice(1); args.length > 0; args = args.slice(1)) {
    const [option, value] = args;
    if (option === '-H') headers[value.split(': ')[0]] = value.split(': ')[1];
    if (option === '-d') Object.assign(request, { method: 'POST', body: value });
    if (option === '-H' || option === '-d') args = args.slice(1);
    else if (option !== '-s') address = option;
  }
  console.log(await (await fetch(address, request)).text());
`;

/** What the documents tell people to type, typed. */
describe('the documents', () => {
  const folder = { path: '', remove: async () => {} };
  let server: Serving;

  beforeAll(async () => {
    Object.assign(folder, await makeFolder());
    server = await serve({ data: join(folder.path, 'data') });
  });

  afterAll(async () => {
    await server?.end();
    await folder.remove();
  });

  const haggle = (...args: string[]) => run(process.execPath, [binary, ...args], { cwd: root });

  const open = () =>
    openTable(server.address, {
      game: 'advanced-civilization',
      setup: { seats: ['ana', 'ben'], hands: { ana: { salt: 3 }, ben: { grain: 3 } } },
    });

  test('the scenario of the README holds', async () => {
    const [scenario = ''] = blocksIn('README.md', 'The games', 'yaml');
    const file = join(folder.path, 'scenario.yaml');
    await writeFile(file, scenario);
    const { stderr } = await haggle('check', file);
    expect(stderr).toContain('1 hold');
  });

  test('the commands of the README do what they say', async () => {
    const [block = ''] = blocksIn('README.md', 'The command line', 'sh');
    const lines = block.split('\n').map((line) => line.replace(/#.*/, '').trim());
    const plain = lines.filter((line) => /^npx haggle (value|clauses|simulate) /.test(line));
    expect(plain).toHaveLength(3);
    for (const line of plain) {
      const words = line.split(/\s+/).map((word) => word.replaceAll("'", ''));
      const { stdout } = await haggle(...words.slice(2));
      expect(stdout.length).toBeGreaterThan(50);
    }
  });

  test('the library example offers, and is refused', async () => {
    const [program = ''] = blocksIn('docs/programmers.md', 'The rules as a library', 'js');
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
    });
    expect(stdout).toContain("[ 'proposed' ]");
    expect(stdout).toContain("state: 'open'");
    expect(stdout).toContain("code: 'minimum-three'");
  });

  test('the calls with curl are answered', async () => {
    const opened = await open();
    const calls = blocksIn('docs/programmers.md', 'The API with curl', 'sh')
      .flatMap((block) => block.split(/\n\n+/))
      .filter((call) => call.startsWith('curl'));
    expect(calls).toHaveLength(5);
    const env = {
      ...process.env,
      CURL,
      TABLE: opened.table,
      ANA: opened.seats.ana,
      BEN: opened.seats.ben,
    };
    const answers: unknown[] = [];
    for (const call of calls) {
      const text = call.replaceAll('http://127.0.0.1:8080', server.address);
      const has =
        'command -v curl >/dev/null || curl() { node --input-type=module -e "$CURL" -- "$@"; }';
      const { stdout } = await run('bash', ['-c', `${has}\n${text}`], { env });
      answers.push(JSON.parse(stdout));
    }
    expect(answers).toMatchObject([
      { games: expect.any(Array) },
      { seats: { ana: expect.any(String) }, commitment: expect.any(String) },
      { seq: 1, view: { hand: { salt: 3 } } },
      { seq: 2, refs: { offer: 'ana-ben-1' } },
      { entries: [{ seq: 1 }, { seq: 2, event: { type: 'proposed' } }] },
    ]);
  });

  test('the client in fifty lines takes an offer', async () => {
    const opened = await open();
    // With the slash at its end, as haggle serve prints it.
    const { href } = new URL('/', server.address);
    const client = spawn(
      process.execPath,
      ['docs/examples/client.mjs', href, opened.table, 'ben', opened.seats.ben ?? ''],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const said = once(createInterface({ input: client.stdout }), 'line');
    const side = { count: 3, named: ['salt', 'salt'] };
    const command = {
      type: 'propose',
      to: 'ben',
      gives: side,
      asks: { count: 3, named: ['grain'] },
    };
    const key = opened.seats.ana ?? '';
    await sendCommand(server.address, opened.table, { key, id: 'first', command });
    expect(await said).toEqual(['took ana-ben-1']);
    client.kill();
  });

  test('the client says what it needs, that a server is not there, and why it may not join', async () => {
    const meet = (...args: readonly string[]) =>
      run(process.execPath, ['docs/examples/client.mjs', ...args], { cwd: root });
    for (const args of [[], ['somewhere', 'table', 'ben', 'key']]) {
      await expect(meet(...args)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining('TABLE SEAT KEY'),
      });
    }
    const away = await meet('http://127.0.0.1:1/', 'table', 'ben', 'key');
    expect(away.stderr).toMatch(/^no connection: .*\n$/);
    expect(away.stdout).toBe('closed: 1006\n');
    const { table } = await open();
    const { href } = new URL('/', server.address);
    const stranger = await meet(href, table, 'ben', 'no-key-of-his');
    expect(stranger.stderr).toMatch(/key/);
    expect(stranger.stdout).toBe('closed: 4401\n');
  });

  test('a closed table gives its log, and verify proves the deal', async () => {
    const opened = await open();
    const headers = { authorization: `Bearer ${opened.host}` };
    const at = (path: string) => new URL(`/api/tables/${opened.table}/${path}`, server.address);
    expect((await fetch(at('close'), { method: 'POST', headers })).status).toBe(200);
    const log = await fetch(at('log?format=file'), {
      headers: { authorization: `Bearer ${opened.seats.ana}` },
    });
    const file = join(folder.path, 'table.log');
    const text = await log.text();
    await writeFile(file, text);
    await haggle('verify', file);
    await writeFile(file, text.replace('"salt":3', '"salt":4'));
    await expect(haggle('verify', file)).rejects.toMatchObject({ code: 1 });
  });

  test('a backup taken while the server runs is a whole store', async () => {
    const opened = await open();
    const data = join(folder.path, 'restored');
    await mkdir(data);
    // What the command line tool's .backup does, by the same function of SQLite.
    const source = new Database(join(folder.path, 'data/haggle.db'), { readonly: true });
    await source.backup(join(data, 'haggle.db'));
    source.close();
    const other = await serve({ data });
    const view = await fetch(new URL(`/api/tables/${opened.table}`, other.address), {
      headers: { authorization: `Bearer ${opened.seats.ana}` },
    });
    await other.end();
    expect(view.status).toBe(200);
  });
});
