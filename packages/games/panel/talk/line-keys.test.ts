import { expect, it } from 'vitest';
import { lineKeys } from './line-keys.ts';

const line = (at: number, from: string, to: string | null = null) => ({ at, from, to });

it('a line keeps its name while older ones are dropped', () => {
  const lines = [line(1, 'ana'), line(2, 'ben'), line(2, 'ben', 'ana'), line(3, 'ana')];
  expect(lineKeys(lines.slice(1))).toEqual(lineKeys(lines).slice(1));
});

it('lines said at one instant have names of their own', () => {
  const names = lineKeys([line(1, 'ana'), line(1, 'ana'), line(1, 'ana', 'ben'), line(1, 'ben')]);
  expect(new Set(names).size).toBe(4);
});
