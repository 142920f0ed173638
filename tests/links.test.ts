import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What is installed, built or measured, and no document of ours. */
const FOREIGN = /^(node_modules|dist|reports|data|\..*)$/;

/** The documents in a folder and in those below it. */
function documentsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return FOREIGN.test(entry.name) ? [] : documentsIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const documents = documentsIn(root);

/** A document without its code: what stands there is no link and no heading. */
function proseOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
}

/** The anchors that readers of Markdown make of a document's headings. */
function anchorsOf(path: string): string[] {
  return [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The places of this repository that a document points to: links, pictures and their dark twins. */
function linksIn(path: string): string[] {
  const prose = proseOf(path).replace(/`[^`\n]*`/g, '');
  const found = [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)];
  return found
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !link.includes('://'));
}

/** Whether something is there, and where a heading of it is meant, that too. */
function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : resolve(dirname(from), file);
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

test('every link of the documents leads somewhere, headings included', () => {
  const links = documents.flatMap((from) => linksIn(from).map((link) => ({ from, link })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ from, link }) => !leadsSomewhere(from, link))).toEqual([]);
});

test('every document is found from the first one', () => {
  const found = new Set([join(root, 'README.md')]);
  for (const from of found) {
    for (const link of linksIn(from)) {
      const [file = ''] = link.split('#');
      const target = resolve(dirname(from), file);
      const inside = join(target, 'README.md');
      if (target.endsWith('.md')) found.add(target);
      else if (file !== '' && existsSync(inside)) found.add(inside);
    }
  }
  expect(documents.filter((path) => !found.has(path))).toEqual([]);
});
