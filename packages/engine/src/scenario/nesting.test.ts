import { expect, test } from 'vitest';
import { isNestedTooDeep } from './nesting.ts';
import { parseScenario } from './parse.ts';

const stairs = Array.from({ length: 120 }, (_, step) => ' '.repeat(128 * step) + '- '.repeat(64));
const indented = Array.from({ length: 600 }, (_, step) => `${' '.repeat(step)}a:`);

test.each([
  ['lists', '['.repeat(65)],
  ['mappings', '{a: '.repeat(65)],
  ['lists over lines', '[\n'.repeat(65)],
  ['items of items', '- '.repeat(300)],
  ['keys of keys', '? '.repeat(300)],
  ['steps to the right', indented.join('\n')],
  ['stairs', stairs.join('\n')],
  ['items below a tag', `!!seq\n${'- '.repeat(300)}`],
])('%s within each other are too deep', (_, text) => {
  expect(isNestedTooDeep(text, 64)).toBe(true);
});

test.each([
  ['as many as may be', '['.repeat(64) + ']'.repeat(64)],
  ['one after another', `[${'[],'.repeat(500)}]`],
  ['a long line of JSON', `{"a": [${'1, '.repeat(3000)}1], "b": {"c": "d: e: f"}}`],
  ['a long list of items', '- a\n'.repeat(2000)],
  ['brackets in quotes', `a: "${'['.repeat(300)}"\nb: '${'{'.repeat(300)}'`],
  ['brackets and items in a text', `a: |\n  ${'[- '.repeat(300)}\n`],
  ['a comment', `# ${'[ - '.repeat(300)}\na: 1`],
  ['brackets in plain text', `a: b${'[ '.repeat(300)}`],
])('%s is not deep', (_, text) => {
  expect(isNestedTooDeep(text, 64)).toBe(false);
});

test('a text that would overflow the stack is refused again and again', () => {
  for (const text of ['['.repeat(50_000), stairs.join('\n'), '- '.repeat(300_000)]) {
    for (let time = 0; time < 3; time++) {
      const parsed = parseScenario(text);
      expect(parsed.ok ? '' : parsed.problem.message).toBe('the file is too deeply nested');
    }
  }
});
