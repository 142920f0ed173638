// Builds what is published: one bundle a package for Node, the type declarations, and the page.
// The sources run without it (vitest and the dev server read them directly, by the `source` condition).
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(join(root, 'package.json'));

/** A package installed without its development tools has been built already. */
function hasTools() {
  try {
    require.resolve('esbuild');
    require.resolve('typescript');
    return true;
  } catch {
    return false;
  }
}

if (!hasTools()) {
  console.error('build: no development tools installed, nothing to do');
  process.exit(0);
}

const { build } = await import('esbuild');

const bundles = [
  { folder: 'engine', entries: { index: 'src/index.ts', scenario: 'src/scenario/index.ts' } },
  { folder: 'games', entries: { registry: 'registry.ts' } },
  { folder: 'server', entries: { index: 'src/index.ts' } },
  { folder: 'haggle', entries: { cli: 'src/cli.ts' } },
];

for (const { folder, entries } of bundles) {
  const base = join(root, 'packages', folder);
  const present = Object.entries(entries).filter(([, file]) => existsSync(join(base, file)));
  rmSync(join(base, 'dist'), { recursive: true, force: true });
  if (present.length === 0) continue;
  await build({
    absWorkingDir: base,
    entryPoints: Object.fromEntries(present),
    outdir: 'dist',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    loader: { '.css': 'empty' },
    logLevel: 'warning',
  });
  execFileSync(
    process.execPath,
    [
      require.resolve('typescript/bin/tsc'),
      '-p',
      join(base, 'tsconfig.json'),
      '--outDir',
      join(base, 'dist', 'types'),
      '--rootDir',
      base,
    ],
    { stdio: 'inherit' },
  );
}

if (existsSync(join(root, 'packages/web/vite.config.ts'))) {
  const { build: buildPage } = await import('vite');
  await buildPage({ root: join(root, 'packages/web'), logLevel: 'warn' });
}
