import { expect, test } from 'vitest';
import { LONGEST_DEAL } from '../../../bounds.ts';
import { turnWords } from './turned-words.ts';

test('a counter tells words as the other’s, and a counter to that has them as they were written', () => {
  const quoted = turnWords('Leave Genoa to me');
  expect(quoted).toBe('As you say: ‘Leave Genoa to me’');
  expect(turnWords(quoted)).toBe('Leave Genoa to me');
});

test('no words are told where there are none, or no room for them', () => {
  expect(turnWords('')).toBe('');
  expect(turnWords('x'.repeat(LONGEST_DEAL))).toBe('');
});
