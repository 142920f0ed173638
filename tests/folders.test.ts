import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '@haggle/games';
import { describe, expect, test } from 'vitest';

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages');

/** What stands below a heading of a package's README, up to the next one of its rank. */
function sectionOf(name: string, heading: string): string {
  const text = readFileSync(join(packages, name, 'README.md'), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** What the first cells of the rows of a table name. */
const cellsOf = (section: string) =>
  section.split('\n').flatMap((line) => quoted(/^\| (`.*?) \| /.exec(line)?.[1] ?? ''));

/** The first step of a path, without its ending: a file `bot.ts` and a folder `bot/` are one part. */
const partOf = (path: string) => (path.split('/')[0] ?? '').replace(/\.\w+$/, '');

/** What lies in a folder and is no test. */
const namesIn = (folder: string, recursive = false) =>
  readdirSync(join(packages, folder), { recursive, encoding: 'utf8' }).filter(
    (name) => !name.includes('.test.'),
  );

test.each([
  ['web', 'Folders'],
  ['server', 'Folders'],
  ['haggle', 'The code'],
])('the README of %s names all that is in its folder, and nothing else', (name, heading) => {
  const told = cellsOf(sectionOf(name, heading)).map((path) => partOf(path.replace('src/', '')));
  const real = namesIn(`${name}/src`).map(partOf);
  expect([...new Set(told)].toSorted()).toEqual([...new Set(real)].toSorted());
});

describe('the README of the games', () => {
  const section = sectionOf('games', 'What a game is made of');
  const common = cellsOf(section);
  const beside = new Map<string, readonly string[]>();
  for (const [, games = '', files = ''] of section.matchAll(/^- (.*?): (.*)$/gm)) {
    for (const folder of quoted(games)) beside.set(folder.replace('/', ''), quoted(files));
  }
  const folders = ['barter', ...registry.map(({ id }) => id)];

  test.each(folders)('names all that is in the folder of %s', (folder) => {
    const told = new Set([...common, ...(beside.get(folder) ?? [])].map(partOf));
    const real = namesIn(`games/${folder}`).map(partOf);
    expect(real.filter((part) => !told.has(part))).toEqual([]);
  });

  test.each([...beside])('names nothing of %s that is not there', (folder, told) => {
    const real = namesIn(`games/${folder}`, true);
    const paths = told.filter((name) => /^[a-z/-]+(\.ts|\/)$/.test(name));
    const missing = paths
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !real.some((name) => name === path || name.endsWith(`/${path}`)));
    expect(missing).toEqual([]);
  });

  test('names what is in their own folder besides the games', () => {
    const told = new Set(quoted(section).map(partOf));
    const own = namesIn('games').filter(
      (name) => !/^(dist|node_modules)$|\.json$|^LICENSE$/.test(name),
    );
    const untold = own.filter((name) => !folders.includes(name) && !told.has(partOf(name)));
    expect(untold).toEqual([]);
  });
});
