import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages');

const BUILT_FROM = /\.(ts|tsx|css|json|html)$/;
/** What lies beside it and goes into no bundle. */
const ASIDE = /(^|\/)(node_modules|dist|testing|scenarios)(\/|$)|\.test\.tsx?$/;

/**
 * Many tests run servers and command lines as they were built: where that was never, or before the last change, they
 * tell of something else, which is said. Only who changes what is tested within this process need not mind.
 */
export function setup(): void {
  if (process.env.HAGGLE_FROM === 'source') return;
  for (const name of ['engine', 'games', 'server', 'haggle', 'web']) {
    const folder = join(PACKAGES, name);
    const built = newestOf(listFiles(join(folder, 'dist')));
    const sources = listFiles(folder).filter((file) => BUILT_FROM.test(file));
    const source = newestOf(sources.filter((file) => !ASIDE.test(file.slice(folder.length))));
    if (source.time > built.time) {
      console.warn(`${source.file} is newer than what was built; npm run build comes first`);
    }
  }
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

function newestOf(files: readonly string[]): { readonly file: string; readonly time: number } {
  return files
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .reduce((one, other) => (other.time > one.time ? other : one), { file: '', time: 0 });
}
