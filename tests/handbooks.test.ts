import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTable, schemasOf } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { LIMITS, makeOpenApi, openMemory, startServer } from '@haggle/server';
import { describe, expect, test } from 'vitest';
import serverWords from '../packages/server/src/words/en.json' with { type: 'json' };
import { binary } from './server.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What stands below a heading of a document, up to the next one of its rank. */
function sectionOf(file: string, heading: string): string {
  const [, section = ''] = read(file).split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

/** The first cell of each row of the tables in a text, without its marks. */
function firstCells(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => (line.split(' | ')[0] ?? '').slice(2));
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

describe('the handbook for hosts', () => {
  test('has every option of haggle serve with its variable and default, and no other', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [binary, 'serve', '--help']);
    const help = stdout.split('Options:\n')[1]?.split('\n\n')[0] ?? '';
    const options = help.split(/\n(?= {2}-)/).map((text) => text.replace(/\s+/g, ' '));
    const rows = sectionOf('docs/hosts.md', 'Serve')
      .split('\n')
      .filter((row) => row.startsWith('| `--'));
    const names = options
      .map((text) => /--[a-z-]+/.exec(text)?.[0])
      .filter((name) => name !== '--help');
    const listed = rows.map((row) => /--[a-z-]+/.exec(row)?.[0]);
    expect(listed.toSorted()).toEqual(names.toSorted());
    for (const text of options) {
      const row = rows.find((one) => one.startsWith(`| \`${/--[a-z-]+/.exec(text)?.[0]}`)) ?? '';
      const variable = /env: ([A-Z_]+)/.exec(text)?.[1];
      if (variable) expect(row).toContain(`\`${variable}\``);
      const usual = /default: "?([^",)]+)/.exec(text)?.[1];
      if (usual && usual !== 'none') expect(row).toContain(usual);
    }
  });

  test('has every limit with its bound, and no other', () => {
    const rows = sectionOf('docs/hosts.md', 'Limits')
      .split('\n')
      .filter((row) => row.startsWith('| `'));
    const told = rows.flatMap((row) => {
      const [names = '', bounds = ''] = row.slice(2).split(' | ');
      const each = bounds.split(', ');
      return quoted(names).map((name, at) => [name, Number(each[at])] as const);
    });
    const real = Object.entries(LIMITS).map(([name, bound]) => [
      name === 'commands' ? '--rate' : name,
      typeof bound === 'number' ? bound : bound.perSecond,
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(real));
  });

  test('has every figure that the server tells of its tables, and no other', async () => {
    const server = await startServer({ games: await loadGames(), store: openMemory() });
    const metrics = await (await fetch(new URL('/metrics', server.address))).text();
    await server.close();
    const real = [...metrics.matchAll(/^# TYPE (haggle_\S+)/gm)].map(([, name = '']) => name);
    const cells = firstCells(sectionOf('docs/hosts.md', 'Metrics and health'));
    const told = cells.flatMap(quoted).map((name) => name.replace(/\{.*/, ''));
    expect(told.toSorted()).toEqual(real.toSorted());
  });
});

test('the README of the server has every limit', () => {
  const told = quoted(sectionOf('packages/server/README.md', 'Limits'));
  expect(told).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
});

test('the README of the command line has every command', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [binary, '--help']);
  const [, list = ''] = stdout.split('Commands:\n');
  const names = [...(list.split('\n\n')[0] ?? '').matchAll(/^ {2}([a-z]+) /gm)].map(
    ([, one]) => one,
  );
  const text = read('packages/haggle/README.md');
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((one) => !text.includes(`haggle ${one}`))).toEqual([]);
});

describe('the reference', () => {
  const page = 'docs/reference.md';

  /** The section of a game: the one that begins with its id. */
  const sectionFor = (game: string): string => {
    const sections = read(page).split(/^## /m);
    const own = sections.find((one) => one.split('\n')[2]?.includes(`\`${game}\``));
    if (own === undefined) throw new Error(`${page} has no section that begins with \`${game}\``);
    return own;
  };

  test('has every call of the API, and every code with which the server refuses', () => {
    const told = quoted(read('docs/reference.md')).join('\n');
    for (const path of Object.keys(makeOpenApi().paths as object)) expect(told).toContain(path);
    const codes = Object.keys(serverWords).filter((code) => code !== 'log-damaged-at');
    expect(quoted(read('docs/reference.md'))).toEqual(expect.arrayContaining(codes));
  });

  test('has every field of each game’s set-up', async () => {
    for (const game of await loadGames()) {
      const rows = sectionFor(game.id).split('| command |')[0] ?? '';
      const { properties } = schemasOf(game).setup as Shape;
      const told = firstCells(rows)
        .flatMap(quoted)
        .map((name) => name.replace('?', ''));
      expect([game.id, told]).toEqual([game.id, expect.arrayContaining(Object.keys(properties))]);
    }
  });

  test('has every command of each game with its fields, and no other', async () => {
    for (const game of await loadGames()) {
      const rows = sectionFor(game.id)
        .split('| command |')[1]
        ?.split('| view |')[0]
        ?.split('\n')
        .filter((row) => row.startsWith('| `'));
      const { oneOf } = schemasOf(game).command as { readonly oneOf: readonly Shape[] };
      const types = oneOf.map(({ properties }) => properties.type?.const ?? '');
      const told = firstCells((rows ?? []).join('\n')).flatMap(quoted);
      expect([game.id, told.toSorted()]).toEqual([game.id, types.toSorted()]);
      for (const { properties } of oneOf) {
        const { type, ...fields } = properties;
        const row = rows?.find((one) => one.split(' | ')[0]?.includes(`\`${type?.const}\``)) ?? '';
        for (const field of Object.keys(fields))
          expect([row, row.includes(field)]).toEqual([row, true]);
      }
    }
  });

  test('has every part of each game’s views, and every code with which its rules refuse', async () => {
    const shared = sectionOf('docs/reference.md', 'What all games share');
    for (const game of await loadGames()) {
      const told = quoted(shared + sectionFor(game.id));
      const opened = openTable(game, game.demo.setup, { now: 0, seed: 'any' });
      if (!opened.ok) throw new Error(`the demo of ${game.id} does not open`);
      const view = game.view(opened.value.table.state, game.demo.seat);
      const codes = Object.keys(game.words.refusals).map((code) => code.split('.')[0] ?? code);
      const names = [...Object.keys(view as object), ...codes];
      const missing = names.filter((name) => !told.includes(name));
      expect([game.id, 'untold', missing]).toEqual([game.id, 'untold', []]);
    }
  });
});

/** What of the JSON Schema of a set-up and of a command is looked at. */
type Shape = { readonly properties: Readonly<Record<string, { readonly const?: string }>> };
