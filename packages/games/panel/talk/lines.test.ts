import { expect, test } from 'vitest';
import { linesWith } from './lines.ts';

const line = (from: string, to: string | null) => ({ from, to, text: 'Salt?', at: 1 });

test('the talk with one seat is what was said between the two alone, and that with all is everything', () => {
  const talk = [line('ben', null), line('ben', 'ana'), line('ana', 'ben'), line('ana', 'cleo')];
  expect(linesWith(talk, 'ben')).toEqual([line('ben', 'ana'), line('ana', 'ben')]);
  expect(linesWith(talk, 'cleo')).toEqual([line('ana', 'cleo')]);
  expect(linesWith(talk, null)).toEqual(talk);
});
