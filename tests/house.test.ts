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
import { beforeAll, describe, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LONGEST_FILE = 400;
const CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser-page.cjs'];

describe('the arrows between the packages', () => {
  /** Who is said to reach whom, and against which rule; files of one house, so that it is looked at once. */
  const forbidden = [
    ['engine-stands-alone', 'engine/src/engine.ts', 'games/registry.ts'],
    ['games-on-engine', 'games/chess/game.ts', 'server/src/a.ts'],
    ['server-on-games', 'server/src/page.ts', 'web/src/a.ts'],
    ['web-on-games', 'web/src/server.ts', 'server/src/b.ts'],
    ['games-apart', 'games/chess/other.ts', 'games/go/game.ts'],
    ['barter-knows-no-game', 'games/barter/b.ts', 'games/go/game.ts'],
    ['barter-for-trade-cards', 'games/chess/barter.ts', 'games/barter/a.ts'],
    ['panel-knows-no-game', 'games/panel/a.ts', 'games/barter/a.ts'],
    ['games-by-registry', 'server/src/game.ts', 'games/go/game.ts'],
  ] as const;
  const allowed = ['games/chess/fine.ts', 'engine/src/index.ts'] as const;
  const broken = new Map<string, string[]>();

  beforeAll(() => {
    const files = new Map<string, string>();
    for (const [from, to] of [...forbidden.map(([, from, to]) => [from, to] as const), allowed]) {
      files.set(from, `export * from '${'../'.repeat(from.split('/').length - 1)}${to}';\n`);
      if (!files.has(to)) files.set(to, 'export const other = 1;\n');
    }
    files.set('engine/src/c.ts', "import { d } from './d.ts';\nexport const c = d;\n");
    files.set('engine/src/d.ts', "import { c } from './c.ts';\nexport const d = c;\n");
    files.set('games/chess/file.ts', "export { readFileSync } from 'node:fs';\n");
    for (const { rule, from, to } of cruise(files)) {
      const name = from.replace('packages/', '');
      broken.set(name, [...(broken.get(name) ?? []), `${rule.name}: ${to}`]);
    }
  });

  test.each(forbidden)('%s: %s may not reach %s', (rule, from, to) => {
    expect(broken.get(from)).toContain(`${rule}: packages/${to}`);
  });

  test('may go downward', () => {
    expect(broken.get(allowed[0])).toBeUndefined();
  });

  test('no-circles: two files may not stand on each other', () => {
    expect(broken.get('engine/src/c.ts')).toEqual(['no-circles: packages/engine/src/d.ts']);
  });

  test('rules-touch-nothing: a game may not read files', () => {
    expect(broken.get('games/chess/file.ts')).toEqual(['rules-touch-nothing: fs']);
  });
});

test('panels-without-zod: a panel reaches no file that makes schemas but for its types', () => {
  const broken = cruise(
    new Map([
      [
        'games/chess/schema.ts',
        "import { z } from 'zod';\nexport const a = z.string();\nexport type A = 'a';\n",
      ],
      ['games/chess/list.ts', "export { a } from './schema.ts';\n"],
      ['games/chess/panel/heavy.tsx', "import { a } from '../list.ts';\nexport const b = a;\n"],
      [
        'games/chess/panel/light.tsx',
        "import type { A } from '../schema.ts';\nexport const b: A = 'a';\n",
      ],
    ]),
    '.dependency-cruiser-page.cjs',
  );
  expect(broken.map(({ rule, from }) => `${rule.name}: ${from}`)).toEqual([
    'panels-without-zod: packages/games/chess/panel/heavy.tsx',
  ]);
});

type Violation = {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
};

/** Builds a house of the given files with the project's own rules; gives what dependency-cruiser says against it. */
function cruise(
  files: ReadonlyMap<string, string>,
  config = '.dependency-cruiser.cjs',
): readonly Violation[] {
  const house = mkdtempSync(join(tmpdir(), 'haggle-house-'));
  try {
    for (const file of [...CONFIGS, 'tsconfig.json', 'package.json'])
      cpSync(join(root, file), join(house, file));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const [file, text] of files) {
      const place = join(house, 'packages', file);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = ['packages', '--config', config, '--output-type', 'json'];
    const run = spawnSync(process.execPath, [binary, ...args], { cwd: house, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    return (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(house, { recursive: true });
  }
}

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
