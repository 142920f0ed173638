import { describe, expect, it } from 'vitest';
import { done, malformed, refuse } from './refusal.ts';

describe('a refusal', () => {
  it('has only what it was given', () => {
    expect(refuse('x')).toEqual({ ok: false, refusal: { code: 'x' } });
    expect(Object.keys(refuse('x').refusal)).toEqual(['code']);
    expect(refuse('x', 'A-1', { n: 1 }).refusal).toEqual({
      code: 'x',
      clause: 'A-1',
      data: { n: 1 },
    });
    expect(malformed('to', 'no seat').refusal).toEqual({
      code: 'malformed',
      data: { field: 'to', problem: 'no seat' },
    });
    expect(done(3)).toEqual({ ok: true, value: 3 });
  });
});
