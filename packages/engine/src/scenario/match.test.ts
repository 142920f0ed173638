import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMismatches } from './match.ts';

const aliases = new Map([['first', 'crete-egypt-1']]);
const matches = (seen: unknown, part: unknown) => findMismatches(seen, part, aliases).length === 0;

describe('a part', () => {
  it.each([
    [3, 3],
    ['salt', 'salt'],
    [true, true],
    [null, null],
    [undefined, null],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, {}],
    [{ a: 1 }, { b: null }],
    [{ a: null }, { a: null }],
    [{ a: { b: [1, { c: 2, d: 3 }] } }, { a: { b: [1, { c: 2 }] } }],
    [[], []],
    ['crete-egypt-1', 'first'],
    ['first', 'first'],
    [{ 'crete-egypt-1': { state: 'open' } }, { first: { state: 'open' } }],
    [{ first: 1, 'crete-egypt-1': 2 }, { first: 1 }],
    [{}, { first: null }],
  ])('matches: %j by %j', (seen, part) => {
    expect(findMismatches(seen, part, aliases)).toEqual([]);
  });

  it.each([
    [3, 4, '', '4', '3'],
    ['3', 3, '', '3', '"3"'],
    [0, false, '', 'false', '0'],
    [0, null, '', 'nothing', '0'],
    ['', null, '', 'nothing', '""'],
    [null, {}, '', '{}', 'nothing'],
    [[], {}, '', '{}', '[]'],
    [{}, [], '', '[]', '{}'],
    [{ a: 1 }, { a: null }, 'a', 'nothing', '1'],
    [{ a: { b: 1 } }, { a: { b: 2 } }, 'a.b', '2', '1'],
    [[1, 2], [1], '', '[1]', '[1,2]'],
    [[1, 2], [2, 1], '0', '2', '1'],
    [{}, { toString: {} }, 'toString', '{}', 'nothing'],
    [{}, { first: 1 }, 'first', '1', 'nothing'],
    ['second', 'first', '', '"first"', '"second"'],
    [{ 'crete-egypt-1': 1 }, { first: null }, 'first', 'nothing', '1'],
  ])('does not match: %j by %j', (seen, part, path, expected, shown) => {
    expect(findMismatches(seen, part, aliases)[0]).toEqual({ path, expected, seen: shown });
  });

  it('tells every place that differs', () => {
    const found = findMismatches({ a: 1, b: [1, 2], c: 3 }, { a: 2, b: [2, 3], c: 3 });
    expect(found.map(({ path }) => path)).toEqual(['a', 'b.0', 'b.1']);
  });

  it('shortens what is long', () => {
    const [found] = findMismatches('x'.repeat(1000), 1);
    expect(found?.seen).toHaveLength(401);
  });
});

describe('operators', () => {
  it.each([
    [[1, 2, 3], { $some: [3, 1] }, true],
    [[1, 2, 3], { $some: [3, 4] }, false],
    [{ x: { k: 1, l: 2 } }, { $some: [{ k: 1 }] }, true],
    [[{ k: 1 }], { $some: [{ k: 1 }, { k: 1 }] }, true],
    [[], { $some: [] }, true],
    [3, { $some: [] }, false],
    [undefined, { $some: [] }, false],
    [[1, 2], { $some: 2 }, true],
    [[1, 2], { $none: [3] }, true],
    [[1, 2], { $none: [3, 2] }, false],
    [{ x: 1 }, { $none: [1] }, false],
    [undefined, { $none: [1] }, false],
    [[null], { $none: [null] }, false],
    [[1, 2], { $count: 2 }, true],
    [[1, 2], { $count: 1 }, false],
    [{ x: 1 }, { $count: 1 }, true],
    [[1, 2], { $count: { $min: 2 } }, true],
    [undefined, { $count: 0 }, false],
    ['ab', { $count: 2 }, false],
    [2, { $min: 2 }, true],
    [1.9, { $min: 2 }, false],
    [2, { $max: 2 }, true],
    [2.1, { $max: 2 }, false],
    [2, { $min: 1, $max: 3 }, true],
    [4, { $min: 1, $max: 3 }, false],
    [0, { $min: 1, $max: 3 }, false],
    ['2', { $min: 1 }, false],
    ['2', { $max: 3 }, false],
    [2, { $min: '1' }, false],
    [2, { $max: '3' }, false],
    [1, { $oneOf: [1, 2] }, true],
    [undefined, { $oneOf: [1, null] }, true],
    [3, { $oneOf: [1, 2] }, false],
    ['crete-egypt-1', { $oneOf: ['first'] }, true],
    [{ a: 1, b: 2 }, { $count: 2, a: 1 }, true],
    [{ a: 1, b: 2 }, { $count: 2, a: 2 }, false],
    [{ a: 1, b: 2 }, { $count: 3, a: 1 }, false],
    [{ a: 1 }, { $like: 1 }, false],
    [{ a: 1 }, { $toString: 1 }, false],
  ])('%j by %j: %s', (seen, part, expected) => {
    expect(matches(seen, part)).toBe(expected);
  });

  it('say what they wanted', () => {
    const wanted = (part: unknown) => findMismatches([1], part)[0]?.expected;
    expect(wanted({ $some: [1, 2, 3] })).toBe('something like 2 and 3');
    expect(wanted({ $none: [2, 1] })).toBe('nothing like 2 or 1');
    expect(wanted({ $count: 2 })).toBe('2 of them');
    expect(wanted({ $min: 2 })).toBe('at least 2');
    expect(wanted({ $max: 2 })).toBe('at most 2');
    expect(wanted({ $oneOf: [2, 3] })).toBe('one of 2, 3');
    expect(wanted({ $like: 2 })).toBe('a known operator, not $like');
    expect(findMismatches([1], { $count: 2 })[0]?.seen).toBe('1');
  });
});

describe('any value', () => {
  it('matches itself', () => {
    const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"$'));
    fc.assert(fc.property(plain, (value) => matches(value, value)));
  });

  it('is compared with any other without a fault', () => {
    const part = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom('$some', '$none', '$count', '$min', '$max', '$oneOf', 'a', '__proto__'),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(fc.jsonValue(), part, (seen, expected) => {
        for (const { path, seen: shown } of findMismatches(seen, expected)) {
          expect(typeof path + typeof shown).toBe('stringstring');
        }
      }),
    );
  });
});
