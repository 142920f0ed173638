import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from './testing/evening.ts';
import { haggle } from './testing/run.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const salt = /```yaml\n(.*?)```/s.exec(readme)?.[1] ?? '';
const wine = /```json\n(.*?)```/s.exec(readme)?.[1] ?? '';
const examples = [...readme.matchAll(/```console\n\$ haggle (.*?)\n(.*?)```/gs)].map(
  ([, command = '', expected = '']) => ({ command, expected }),
);
const folder = mkdtempSync(join(tmpdir(), 'haggle-readme-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'salt.yaml'), salt);
  writeFileSync(join(folder, 'wrong.yaml'), salt.replace('hand: { salt: 2 }', 'hand: { salt: 3 }'));
  writeFileSync(join(folder, 'wine.json'), wine);
  writeFileSync(join(folder, 'evening.jsonl'), await logOf('advanced-civilization'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A text as a pattern in which `…` stands for anything. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('…\n', '[^]*').replaceAll('…', '.*')}$`);
}

function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

describe('the README', () => {
  it('has examples', () => expect(examples.length).toBeGreaterThan(7));

  it.each(examples)('$command', { timeout: 120_000 }, async ({ command, expected }) => {
    const args = wordsOf(command).map((word) =>
      /[.](yaml|jsonl?)$/.test(word) ? join(folder, word) : word,
    );
    const { out, err } = await haggle(...args);
    expect(`${out}${err}`.replaceAll(`${folder}/`, '')).toMatch(patternOf(expected));
  });
});
