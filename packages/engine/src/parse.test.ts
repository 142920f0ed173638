import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bagSchema } from './bag-schema.ts';
import { parseWith } from './parse.ts';

const schema = z.strictObject({ a: z.number().int(), bag: bagSchema.optional() });
const fault = (input: unknown, whole?: string) => {
  const parsed = parseWith(schema, input, whole);
  return parsed.ok ? 'none' : parsed.refusal.data;
};

describe('a value from outside', () => {
  it('comes through when it fits', () => {
    expect(parseWith(schema, { a: 1, bag: { salt: 2 } })).toEqual({
      ok: true,
      value: { a: 1, bag: { salt: 2 } },
    });
  });

  it('is malformed else, with the field and what is wrong', () => {
    expect(parseWith(schema, {})).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(fault({ a: 'x' })).toEqual({
      field: 'a',
      problem: 'Invalid input: expected number, received string',
    });
    expect(fault({ a: 0.5 })).toMatchObject({ field: 'a' });
    expect(fault({ a: 1, bag: { salt: -1 } })).toMatchObject({ field: 'bag.salt' });
    expect(fault({ a: 1, b: 2 })).toEqual({ field: 'b', problem: 'unknown field' });
    expect(fault(3)).toMatchObject({ field: 'command' });
    expect(fault(null, 'setup')).toMatchObject({ field: 'setup' });
  });

  it('may not hide a key that a record would drop', () => {
    const input = JSON.parse('{ "a": 1, "bag": { "__proto__": 1 } }');
    expect(fault(input)).toEqual({ field: 'bag.__proto__', problem: 'unknown field' });
    expect(fault({ a: 1, bag: [{ x: JSON.parse('{ "__proto__": 1 }') }] })).toEqual({
      field: 'bag.0.x.__proto__',
      problem: 'unknown field',
    });
  });

  it('may not nest without end', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(fault(deep)).toMatchObject({ problem: 'too deeply nested' });
    let fits: unknown = 1;
    for (let depth = 0; depth < 32; depth++) fits = [fits];
    expect(fault(fits)).not.toMatchObject({ problem: 'too deeply nested' });
    expect(fault([fits])).toMatchObject({ problem: 'too deeply nested' });
  });

  it('names long fields in short', () => {
    expect(fault({ a: 1, ['x'.repeat(5000)]: 1 })).toMatchObject({ field: 'x'.repeat(100) });
  });
});
