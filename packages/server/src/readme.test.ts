import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as server from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const program = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';

test('the program of the README runs, and shows everything that the package gives', () => {
  // Below node_modules, where it resolves the packages as any program would.
  const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
  const folder = join(cache, `haggle-readme-server-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'program.mjs'), program);
  try {
    const options = ['--import', 'tsx', '--conditions=source', 'program.mjs'];
    execFileSync(process.execPath, options, { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const names = Object.keys(server);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(program))).toEqual([]);
});
