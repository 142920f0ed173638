import { describe, expect, test } from 'vitest';
import { findCaller } from './caller.ts';

const line = (from: string, to: string | null) => ({ from, to, text: 'Salt?', at: 1 });

describe('with whom the talk is opened', () => {
  test('with the seat that said the newest line, to the viewer alone', () => {
    expect(findCaller([line('ben', 'ana'), line('ben', 'ana')], null)).toBe('ben');
    expect(findCaller([line('ben', 'ana')], 'cleo')).toBe('ben');
    expect(findCaller([line('ben', null), line('cleo', 'ana')], null)).toBe('cleo');
  });

  test('with all where it was said to all', () => {
    expect(findCaller([line('ben', null)], 'cleo')).toBeNull();
    expect(findCaller([line('ben', 'ana'), line('ben', null)], 'ben')).toBeNull();
  });

  test('as it was where nothing is unread', () => {
    expect(findCaller([], 'ben')).toBe('ben');
    expect(findCaller([], null)).toBeNull();
  });
});
