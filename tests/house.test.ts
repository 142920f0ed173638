import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LONGEST_FILE = 400;

describe('the arrows between the packages', () => {
  const houses: string[] = [];
  afterEach(() => {
    for (const house of houses.splice(0)) rmSync(house, { recursive: true });
  });

  /** Builds a house of the given files with the project's own rules; gives what dependency-cruiser says. */
  function cruise(files: Record<string, string>): { status: number | null; said: string } {
    const house = mkdtempSync(join(tmpdir(), 'haggle-house-'));
    houses.push(house);
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
      cpSync(join(root, file), join(house, file));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text);
    }
    const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const run = spawnSync(
      process.execPath,
      [binary, 'packages', '--config', '.dependency-cruiser.cjs'],
      { cwd: house, encoding: 'utf8' },
    );
    return { status: run.status, said: run.stdout + run.stderr };
  }

  test('may go downward', () => {
    const { status, said } = cruise({
      'packages/games/chess/game.ts': "export * from '../../engine/src/index.ts';\n",
      'packages/engine/src/index.ts': 'export const engine = 1;\n',
    });
    expect(said).toContain('no dependency violations found');
    expect(status).toBe(0);
  });

  test.each([
    ['engine-stands-alone', 'packages/engine/src/a.ts', 'packages/games/registry.ts'],
    ['games-on-engine', 'packages/games/chess/game.ts', 'packages/server/src/a.ts'],
    ['server-on-games', 'packages/server/src/a.ts', 'packages/web/src/a.ts'],
    ['web-on-games', 'packages/web/src/a.ts', 'packages/server/src/a.ts'],
    ['games-apart', 'packages/games/chess/game.ts', 'packages/games/go/game.ts'],
    ['barter-knows-no-game', 'packages/games/barter/a.ts', 'packages/games/go/game.ts'],
    ['barter-for-trade-cards', 'packages/games/chess/game.ts', 'packages/games/barter/a.ts'],
    ['panel-knows-no-game', 'packages/games/panel/a.ts', 'packages/games/barter/a.ts'],
    ['games-by-registry', 'packages/server/src/a.ts', 'packages/games/go/game.ts'],
  ])('%s: %s may not reach %s', (rule, from, to) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const { status, said } = cruise({
      [from]: `export * from '${up}${to}';\n`,
      [to]: 'export const other = 1;\n',
    });
    expect(said).toContain(rule);
    expect(status).not.toBe(0);
  });

  test('no-circles: two files may not stand on each other', () => {
    const { status, said } = cruise({
      'packages/engine/src/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
      'packages/engine/src/b.ts': "import { a } from './a.ts';\nexport const b = a;\n",
    });
    expect(said).toContain('no-circles');
    expect(status).not.toBe(0);
  });

  test('rules-touch-nothing: a game may not read files', () => {
    const { status, said } = cruise({
      'packages/games/chess/game.ts': "export { readFileSync } from 'node:fs';\n",
    });
    expect(said).toContain('rules-touch-nothing');
    expect(status).not.toBe(0);
  });
});

describe('the files', () => {
  const files = ['packages', 'tests', 'bench', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(ts|tsx|mjs|js|css)$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));

  test(`have ${LONGEST_FILE} lines at most`, () => {
    const long = files.filter(
      (file) => readFileSync(join(root, file), 'utf8').split('\n').length > LONGEST_FILE + 1,
    );
    expect(files.length).toBeGreaterThan(50);
    expect(long).toEqual([]);
  });
});
