import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, openTable, serve } from './server.ts';

const run = promisify(execFile);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = ['engine', 'games', 'server', 'web', 'haggle'];

/**
 * Hands the native SQLite build of this checkout to the installation as the prebuilt one that it would
 * fetch, so that it is not compiled a second time. Gives the environment that says where it lies.
 */
async function offerNativeBuild(folder: string): Promise<Record<string, string>> {
  const sqlite = join(root, 'node_modules/better-sqlite3');
  const built = 'build/Release/better_sqlite3.node';
  if (!existsSync(join(sqlite, built))) return {};
  const manifest = JSON.parse(await readFile(join(sqlite, 'package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  const platform = `node-v${process.versions.modules}-${process.platform}-${process.arch}`;
  const prebuilt = join(folder, `better-sqlite3-v${version}-${platform}.tar.gz`);
  await run('tar', ['-czf', prebuilt, '-C', sqlite, built]);
  return { npm_config_better_sqlite3_local_prebuilds: folder };
}

/** What somebody gets who installs the packed packages and has nothing of this repository. */
describe('the packages, packed and installed into an empty folder', () => {
  const folder = { path: '', remove: async () => {} };
  let home = '';

  beforeAll(async () => {
    Object.assign(folder, await makeFolder());
    home = join(folder.path, 'home');
    const packed = join(folder.path, 'packed');
    await mkdir(packed);
    await mkdir(home);
    const workspaces = PACKAGES.flatMap((name) => ['--workspace', `packages/${name}`]);
    await run('npm', ['pack', ...workspaces, '--ignore-scripts', '--pack-destination', packed], {
      cwd: root,
    });
    const tarballs = (await readdir(packed)).map((name) => join(packed, name));
    expect(tarballs).toHaveLength(PACKAGES.length);
    for (const tarball of tarballs) {
      const { stdout } = await run('tar', ['-tzf', tarball]);
      expect(stdout.split('\n')).toContain('package/LICENSE');
    }
    await writeFile(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
    const env = { ...process.env, ...(await offerNativeBuild(folder.path)) };
    await run('npm', ['install', '--no-audit', '--no-fund', ...tarballs], { cwd: home, env });
  }, 400_000);

  afterAll(() => folder.remove());

  test('npx haggle serve is ready, serves the page and opens a table', async () => {
    const binary = join(home, 'node_modules/haggle/bin/haggle.js');
    const server = await serve({ data: join(home, 'data'), binary });
    try {
      const ready = await fetch(new URL('/readyz', server.address));
      expect(ready.status).toBe(200);
      const page = await fetch(new URL('/', server.address));
      expect(page.headers.get('content-type')).toContain('text/html');
      const script = /<script[^>]+src="([^"]+)"/.exec(await page.text())?.[1];
      expect(script).toBeDefined();
      const loaded = await fetch(new URL(script ?? '/missing', server.address));
      expect(loaded.headers.get('content-type')).toContain('javascript');
      // A browser that has few lines to the server asks for the styles first, and for one file of scripts.
      const document = await (await fetch(server.address)).text();
      const [head = '', body = ''] = document.split('</head>');
      const kinds = [...head.matchAll(/<(?:script|link)[^>]*\.(js|css)"/g)].map(([, kind]) => kind);
      expect(kinds).toEqual(['css', 'js']);
      expect(body).toMatch(/<\/div>\s*<link rel="stylesheet"/);
      const licences = await fetch(new URL('/licences.txt', server.address));
      expect(licences.headers.get('content-type')).toContain('text/plain');
      const notices = await licences.text();
      for (const part of ['react', 'react-aria-components', 'zod', '@fontsource/alegreya-sans']) {
        expect(notices).toContain(`## ${part} - `);
      }
      const setup = { seats: ['ana', 'ben'], hands: { ana: { salt: 3 }, ben: { grain: 3 } } };
      const opened = await openTable(server.address, { game: 'advanced-civilization', setup });
      expect(Object.keys(opened.seats)).toEqual(['ana', 'ben']);
    } finally {
      await server.end();
    }
  });

  test('npx haggle value tells what three bronze are worth', async () => {
    const command = ['haggle', 'value', 'advanced-civilization', '{"bronze":3}', '--json'];
    const plain = await run('npx', command, { cwd: home });
    expect(JSON.parse(plain.stdout)).toMatchObject({ total: 54 });
    const mined = await run('npx', [...command, '--mining'], { cwd: home });
    expect(JSON.parse(mined.stdout)).toMatchObject({ total: 96 });
  });

  test('npx haggle check plays the scenarios that come with the games', async () => {
    const scenarios = join(home, 'node_modules/@haggle/games/advanced-civilization/scenarios');
    const { stderr } = await run('npx', ['haggle', 'check', scenarios], { cwd: home });
    expect(stderr).toMatch(/[1-9]\d* hold, 0 do not/);
  });

  test('the library opens, decides and folds without a server', async () => {
    const program = `
      import { openTable, submit } from '@haggle/engine';
      import { loadGame } from '@haggle/games';
      const game = await loadGame('advanced-civilization');
      const setup = { seats: ['ana', 'ben'], hands: { ana: { salt: 3 }, ben: { grain: 3 } } };
      const opened = openTable(game, setup, { now: 0, seed: 'x' });
      const said = submit(opened.value.table, { type: 'say', text: 'hello' }, { by: 'ana', now: 1 });
      console.log(JSON.stringify(game.view(said.value.table.state, 'ben').talk));
    `;
    await writeFile(join(home, 'program.js'), program);
    const { stdout } = await run(process.execPath, ['program.js'], { cwd: home });
    expect(JSON.parse(stdout)).toMatchObject([{ from: 'ana', text: 'hello' }]);
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])(
    'the declarations need no types but those of Node and React (%s, %s)',
    async (module, moduleResolution) => {
      const types = join(home, 'node_modules/@types');
      await mkdir(types, { recursive: true });
      for (const name of ['node', 'react']) {
        if (!existsSync(join(types, name)))
          await symlink(join(root, 'node_modules/@types', name), join(types, name));
      }
      const program = `
      import { openTable } from '@haggle/engine';
      import { parseScenario } from '@haggle/engine/scenario';
      import { loadGames } from '@haggle/games';
      import { openMemory, startServer } from '@haggle/server';
      const games = await loadGames();
      for (const game of games) openTable(game, game.demo.setup, { now: 0, seed: 'x' });
      export const server = await startServer({ games, store: openMemory() });
      export const scenario = parseScenario('');
    `;
      await writeFile(join(home, 'program.ts'), program);
      const options = { strict: true, target: 'es2023', noEmit: true, types: ['node'] };
      const compilerOptions = { ...options, module, moduleResolution };
      const config = JSON.stringify({ compilerOptions, files: ['program.ts'] });
      await writeFile(join(home, 'tsconfig.json'), config);
      const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
      const { stdout } = await run(process.execPath, [compiler], { cwd: home }).catch(
        (fault) => fault,
      );
      expect(stdout).toBe('');
    },
  );
});
