import { describe, expect, it } from 'vitest';
import { answers, baseOf, isSameClause, describe as tell } from './answer.ts';

describe('a clause', () => {
  it('has a base when it is lettered', () => {
    expect(baseOf('AC-28.3a')).toBe('AC-28.3');
    expect(baseOf('AC-28.3ab')).toBe('AC-28.3');
    expect(baseOf('AC-28.3')).toBe('AC-28.3');
    expect(baseOf('T4a-2')).toBe('T4a-2');
    expect(baseOf('TA')).toBe('TA');
    expect(baseOf('PP-TAb')).toBe('PP-TA');
  });

  it('is the same as its base, from either side, and as no other', () => {
    expect(isSameClause('TA', 'TA')).toBe(true);
    expect(isSameClause('AC-28.3', 'AC-28.3a')).toBe(true);
    expect(isSameClause('AC-28.3a', 'AC-28.3')).toBe(true);
    expect(isSameClause('AC-28.3a', 'AC-28.3a')).toBe(true);
    expect(isSameClause('AC-28.3a', 'AC-28.3b')).toBe(false);
    expect(isSameClause('AC-28.4', 'AC-28.41')).toBe(false);
  });
});

describe('a refusal', () => {
  it('answers to its code and its clause', () => {
    expect(answers({ code: 'not-held', clause: 'AC-28.3' }, 'not-held')).toBe(true);
    expect(answers({ code: 'not-held', clause: 'AC-28.3' }, 'AC-28.3')).toBe(true);
    expect(answers({ code: 'not-held', clause: 'AC-28.3' }, 'AC-28.1')).toBe(false);
    expect(answers({ code: 'not-held' }, 'undefined')).toBe(false);
  });

  it('is told in one line', () => {
    expect(tell({ code: 'x', clause: 'A-1', message: 'No.' })).toBe('x (A-1): No.');
    expect(tell({ code: 'x', message: 'No.' })).toBe('x: No.');
  });
});
