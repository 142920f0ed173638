import { expect, test } from 'vitest';
import { runInside as haggle } from './testing/inside.ts';

const PARTS = ['list', 'key', 'close', 'export', 'delete', 'prune'];

/** The commands that the first help lists. */
async function listCommands(): Promise<readonly string[]> {
  const { out } = await haggle('--help');
  const [, list = ''] = out.split('Commands:\n');
  const names = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  // One manner for all: no capital, no full stop.
  for (const line of list.split('\n\n')[0]?.trimEnd().split('\n') ?? []) {
    expect(line).toMatch(/^ {2,}\S.* {2,}[a-z].*[^.]$/);
  }
  return names.filter((name) => name !== 'help' && name !== 'haggle');
}

test('every command is explained with examples and what it exits with', async () => {
  const names = await listCommands();
  expect(names.length).toBeGreaterThan(12);
  const paths = [...names.map((name) => [name]), ...PARTS.map((part) => ['tables', part])];
  for (const path of paths) {
    const { code, out } = await haggle(...path, '--help');
    const parts = ['Examples:\n', '\nExits '].filter((part) => out.includes(part));
    expect([...path, code, parts.length]).toEqual([...path, 0, 2]);
  }
});

test('after a wrong option the command names its own help', async () => {
  for (const path of [['serve'], ['check', 'x.yaml'], ['tables', 'list']]) {
    const { code, err } = await haggle(...path, '--colour');
    const command = path.filter((part) => part !== 'x.yaml').join(' ');
    expect([code, err]).toEqual([2, expect.stringContaining(`(haggle ${command} --help explains`)]);
  }
  expect((await haggle('chek')).err).toContain('(haggle --help lists the commands)');
});

test('help explains commands within commands, and says what there is not', async () => {
  const { code, out } = await haggle('help', 'tables', 'list');
  expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: haggle tables list [options]']);
  expect((await haggle('help')).out).toContain('Commands:\n');
  for (const [path, words] of [
    [['tabels'], "unknown command 'tabels'\n(Did you mean tables?)"],
    [['tables', 'lst'], "unknown command 'lst'\n(Did you mean list?)"],
    [['check', 'x.yaml'], 'check has no command x.yaml'],
  ] as const) {
    const wrong = await haggle('help', ...path);
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
  }
});
