import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as engine from './index.ts';
import * as scenarios from './scenario/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const program = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code).join('\n');

it('the program of the README runs', { timeout: 60_000 }, () => {
  // Below node_modules, where it resolves the packages as any program would.
  const folder = join(root, 'node_modules/.cache/haggle-readme');
  const file = join(folder, `engine-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, program);
  try {
    execFileSync(process.execPath, ['--import', 'tsx', '--conditions=source', file], { cwd: root });
  } finally {
    rmSync(file);
  }
});

it('the README shows everything that the package gives', () => {
  const names = [...Object.keys(engine), ...Object.keys(scenarios)];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(program))).toEqual([]);
});
