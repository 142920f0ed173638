// Builds what is published: one bundle a package for Node, the type declarations, and the page.
// The sources run without it: vitest reads them directly, by the `source` condition.
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(join(root, 'package.json'));

function hasTools() {
  try {
    require.resolve('esbuild');
    require.resolve('typescript-native/package.json');
    return true;
  } catch {
    return false;
  }
}

if (!hasTools()) {
  const isBuilt = existsSync(join(root, 'packages/haggle/dist/cli.js'));
  const then = isBuilt ? 'what was built before stays' : 'run npm ci --include=dev';
  console.error(`build: the development tools are not installed; ${then}`);
  process.exit(isBuilt ? 0 : 1);
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
  rmSync(join(base, 'dist'), { recursive: true, force: true });
  await build({
    absWorkingDir: base,
    entryPoints: entries,
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
}

// Each package is published with the licence, of which the repository has one copy.
for (const folder of [...bundles.map((one) => one.folder), 'web']) {
  copyFileSync(join(root, 'LICENSE'), join(root, 'packages', folder, 'LICENSE'));
}

const run = promisify(execFile);

/** Writes the type declarations, one package after the other: the next one reads those of the last. */
async function declareTypes() {
  const compiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');
  for (const { folder } of bundles) {
    const base = join(root, 'packages', folder);
    const places = ['--outDir', join(base, 'dist', 'types'), '--rootDir', base];
    await run(process.execPath, [compiler, '-p', join(base, 'tsconfig.json'), ...places]);
  }
}

const { build: buildPage } = await import('vite');
await Promise.all([
  declareTypes(),
  buildPage({ root: join(root, 'packages/web'), logLevel: 'warn' }),
]);
