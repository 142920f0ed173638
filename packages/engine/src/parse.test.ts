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
      problem: 'it must be a number',
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

  it('says what is wrong in words that need no knowledge of schemas', () => {
    const wide = z.strictObject({
      type: z.enum(['a', 'b']),
      count: z.number().int().min(1).max(9),
      names: z.array(z.string().min(1).max(3)).min(1).max(2),
      many: z.enum(Array.from('abcdefghijklm')).optional(),
      dozen: z.enum(Array.from('abcdefghijkl')).optional(),
      either: z.union([z.string(), z.number()]).optional(),
      only: z.literal('x').optional(),
      few: z.enum(['a', 'b']).optional(),
      flag: z.boolean().optional(),
      big: z.date().optional(),
      own: z.string().regex(/^x$/, 'not an x').optional(),
      about: z.string().regex(/^x$/, 'Not what an Invalid text is').optional(),
      kinds: z.record(z.string().max(4), z.number()).optional(),
      pair: z.tuple([z.string(), z.string()]).optional(),
    });
    const whole = z.discriminatedUnion('type', [wide, z.strictObject({ type: z.literal('c') })]);
    const fits = { type: 'a', count: 1, names: ['x'] };
    const problemOf = (input: unknown) => {
      const parsed = parseWith(whole, input);
      return parsed.ok ? 'none' : `${parsed.refusal.data?.field}: ${parsed.refusal.data?.problem}`;
    };
    expect(problemOf(fits)).toBe('none');
    expect(problemOf([])).toBe('command: it must be an object');
    expect(problemOf({ ...fits, type: 'z' })).toBe('type: there is no such one');
    expect(problemOf({})).toBe('type: it is missing');
    expect(problemOf({ type: 'a', names: ['x'] })).toBe('count: it is missing');
    expect(problemOf({ ...fits, count: '1' })).toBe('count: it must be a number');
    expect(problemOf({ ...fits, count: 1.5 })).toBe('count: it must be a whole number');
    expect(problemOf({ ...fits, count: 0 })).toBe('count: it must be at least 1');
    expect(problemOf({ ...fits, count: 10 })).toBe('count: it must be at most 9');
    expect(problemOf({ ...fits, names: [] })).toBe('names: it must have at least 1 item');
    expect(problemOf({ ...fits, names: ['abcd'] })).toBe('names.0: it must have at most 3 letters');
    expect(problemOf({ ...fits, many: 'z' })).toBe('many: there is no such one');
    expect(problemOf({ ...fits, dozen: 'z' })).toBe(
      'dozen: it must be one of a, b, c, d, e, f, g, h, i, j, k, l',
    );
    expect(problemOf({ ...fits, one: 1, more: 2 })).toBe('one: unknown field');
    expect(problemOf({ ...fits, either: true })).toBe('either: it has the wrong shape');
    expect(problemOf({ ...fits, only: 'y' })).toBe('only: it must be x');
    expect(problemOf({ ...fits, own: 'y' })).toBe('own: not an x');
    expect(problemOf({ ...fits, about: 'y' })).toBe('about: Not what an Invalid text is');
    expect(problemOf({ ...fits, names: 'x' })).toBe('names: it must be a list');
    expect(problemOf({ ...fits, pair: 3 })).toBe('pair: it must be a list');
    expect(problemOf({ ...fits, pair: ['x'] })).toBe('pair: it must have at least 2 items');
    expect(problemOf({ ...fits, names: [null] })).toBe('names.0: it must be a text');
    expect(problemOf({ ...fits, few: 'z' })).toBe('few: it must be one of a, b');
    expect(problemOf({ ...fits, flag: 1 })).toBe('flag: it must be true or false');
    expect(problemOf({ ...fits, big: 5n })).toBe('big: it must be a date');
    expect(problemOf({ ...fits, kinds: [] })).toBe('kinds: it must be an object');
    expect(problemOf({ ...fits, kinds: { ochre: 1 } })).toBe(
      'kinds.ochre: that name is not possible here',
    );
  });

  it('names long fields in short', () => {
    expect(fault({ a: 1, ['x'.repeat(5000)]: 1 })).toMatchObject({ field: 'x'.repeat(100) });
  });
});
