import { expect, test } from 'vitest';
import { runInside as haggle } from './testing/inside.ts';

const PARTS = ['list', 'key', 'close', 'export', 'delete', 'prune'];

/** The commands that the first help lists, each with its arguments. */
async function listCommands(): Promise<readonly { name: string; rest: string }[]> {
  const { out } = await haggle('--help');
  const [, list = ''] = out.split('Commands:\n');
  const lines = list.split('\n\n')[0]?.trimEnd().split('\n') ?? [];
  return lines.map((line) => {
    // One manner for all: a line of a narrow terminal, no capital, no full stop.
    expect(line).toMatch(/^ {2}[a-z].{0,31} {2,}[a-z].*[^.]$/);
    expect(line.length).toBeLessThanOrEqual(80);
    const [, name = '', rest = ''] = /^ {2}(\w+) ?(.*?) {2,}/.exec(line) ?? [];
    return { name, rest };
  });
}

test('the list has the arguments of every command, and what it says of itself', async () => {
  for (const { name, rest } of await listCommands()) {
    const { out } = await haggle(name, '--help');
    const [usage = ''] = out.split('\n');
    expect(usage.replace(' [options]', '').replace(' [command]', '').trim()).toBe(
      `Usage: haggle ${name} ${rest}`.trim(),
    );
  }
});

test('every command is explained with examples and what it exits with', async () => {
  const listed = await listCommands();
  const names = listed.map(({ name }) => name).filter((name) => name !== 'help');
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
  // What comes behind a wrong option may be its value: it is no command.
  for (const path of [[], ['tables']]) {
    const { code, err } = await haggle(...path, '--colour', 'red', 'list', '--help');
    expect([code, err]).toEqual([2, expect.stringContaining("unknown option '--colour'")]);
  }
});

test('help explains commands within commands, and says what there is not', async () => {
  const { code, out } = await haggle('help', 'tables', 'list');
  expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: haggle tables list [options]']);
  expect((await haggle('help')).out).toContain('Commands:\n');
  for (const path of [['nope'], ['tables', 'nope']]) {
    const strange = await haggle(...path, '--help');
    expect(strange).toEqual(await haggle(...path));
    expect(strange).toMatchObject({ code: 2, out: '' });
    expect(strange.err).toContain("unknown command 'nope'");
  }
  for (const [path, words] of [
    [['tabels'], "unknown command 'tabels'\n(Did you mean tables?)"],
    [['tables', 'lst'], "unknown command 'lst'\n(Did you mean list?)"],
    [['check', 'x.yaml'], 'check has no command x.yaml'],
  ] as const) {
    const wrong = await haggle('help', ...path);
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
  }
});
