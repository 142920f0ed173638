import fc from 'fast-check';
import fastJsonPatch, { type Operation } from 'fast-json-patch';
import { describe, expect, it } from 'vitest';
import { countLetters } from './json.ts';
import { applyPatch, diff, writePatch } from './patch.ts';
import { isSame } from './same.ts';

const key = fc.oneof(
  fc.constantFrom('a', 'b', 'a/b', '~', '~1', '', '0', '-', 'toString', 'constructor'),
  fc.string({ maxLength: 3 }).filter((name) => name !== '__proto__'),
);
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 'x', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** Lists as views have them: grown at the end, shortened at the front, changed within. */
const grown = fc
  .tuple(fc.array(json, { maxLength: 6 }), fc.nat(6), fc.array(json, { maxLength: 3 }))
  .map(([list, dropped, more]): [unknown, unknown] => [list, [...list.slice(dropped), ...more]]);

const pair = fc.oneof(fc.tuple(json, json), grown);

describe('a delta', () => {
  it('turns one value into the other, here and in another reader of the same format', () => {
    fc.assert(
      fc.property(pair, ([from, to]) => {
        const operations = diff(from, to);
        expect(applyPatch(from, operations)).toEqual(to);
        // The other reader knows lists and objects only, as a whole document.
        const theirs = diff({ root: from }, { root: to });
        const read = fastJsonPatch.applyPatch(
          structuredClone({ root: from }),
          structuredClone(theirs) as Operation[],
          true,
        );
        expect(read.newDocument).toEqual({ root: to });
      }),
      { numRuns: 500 },
    );
  });

  it('is empty exactly when the values are the same', () => {
    fc.assert(
      fc.property(pair, ([from, to]) => {
        const same = JSON.stringify(sorted(from)) === JSON.stringify(sorted(to));
        expect(isSame(from, to)).toBe(same);
        expect(diff(from, to).length === 0).toBe(same);
      }),
      { numRuns: 500 },
    );
  });

  it('is written as JSON writes it, the same value to one after another too', () => {
    fc.assert(
      fc.property(pair, ([from, to]) => {
        const operations = diff(from, to);
        expect(writePatch(operations)).toBe(JSON.stringify(operations));
        expect(writePatch([...operations, ...operations])).toBe(
          JSON.stringify([...operations, ...operations]),
        );
      }),
    );
    const news = { op: 'add', path: '/a~1"b', value: { id: 1 } } as const;
    const other = { op: 'replace', path: '', value: { id: 2 } } as const;
    const text = JSON.stringify([news, other, news]);
    expect(writePatch([news, other, news])).toBe(text);
    const written = new Map<object, string>();
    expect(writePatch([news, other], written)).toBe(JSON.stringify([news, other]));
    expect([...written]).toEqual([
      [news.value, '{"id":1}'],
      [other.value, '{"id":2}'],
    ]);
    written.set(news.value, '"as it was written"');
    expect(writePatch([news], written)).toContain('"value":"as it was written"');
    expect(writePatch([{ op: 'add', path: '/x', value: null }])).toBe(
      '[{"op":"add","path":"/x","value":null}]',
    );
  });

  it('leaves what it is applied to as it was', () => {
    fc.assert(
      fc.property(pair, ([from, to]) => {
        const before = JSON.stringify(from);
        applyPatch(from, diff(from, to));
        expect(JSON.stringify(from)).toBe(before);
      }),
    );
  });

  it('names the smallest part', () => {
    const from = {
      hand: { salt: 1, iron: 2, oil: 3, wine: 1, grain: 2, bronze: 1, gold: 1 },
      seats: { ana: { cards: 3 } },
      talk: [{ text: 'a' }],
    };
    const to = {
      hand: { salt: 2, oil: 3, wine: 1, grain: 2, bronze: 1, gold: 1 },
      seats: { ana: { cards: 3, spent: 1 } },
      talk: [{ text: 'b' }],
    };
    expect(diff(from, to)).toEqual([
      { op: 'remove', path: '/hand/iron' },
      { op: 'replace', path: '/hand/salt', value: 2 },
      { op: 'add', path: '/seats/ana/spent', value: 1 },
      { op: 'replace', path: '/talk/0/text', value: 'b' },
    ]);
  });

  it('tells a group of fields as a whole where that is shorter', () => {
    const from = { sets: { salt: { cards: 1, value: 3, limit: 9 }, iron: { cards: 1, value: 2 } } };
    const salt = { cards: 2, value: 12, limit: 9 };
    expect(diff(from, { sets: { ...from.sets, salt } })).toEqual([
      { op: 'replace', path: '/sets/salt', value: salt },
    ]);
    expect(diff({ hand: { salt: 1, iron: 2 } }, { hand: { salt: 2 } })).toEqual([
      { op: 'replace', path: '/hand', value: { salt: 2 } },
    ]);
    fc.assert(
      fc.property(json, json, (from, to) => {
        const whole = JSON.stringify([{ op: 'replace', path: '/a', value: to }]);
        const isGroup = (value: unknown) =>
          typeof value === 'object' && value !== null && !Array.isArray(value);
        fc.pre(isGroup(from) && isGroup(to) && Object.keys(to as object).length <= 6);
        const operations = diff({ a: from }, { a: to });
        if (operations.length >= 2)
          expect(JSON.stringify(operations).length).toBeLessThanOrEqual(whole.length);
      }),
    );
  });

  it('weighs a group that is small beside its changes, and takes the whole only where it is shorter', () => {
    const changed = fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.nat(1200), { minKeys: 2 });
    fc.assert(
      fc.property(changed, fc.nat(8), (to, kept) => {
        const names = Object.keys(to).sort();
        const parts = names.slice(0, Math.max(2, names.length - kept));
        const from = { ...to, ...Object.fromEntries(parts.map((name) => [name, -1])) };
        const whole = [{ op: 'replace', path: '/a', value: to }];
        const each = parts.map((name) => ({ op: 'replace', path: `/a/${name}`, value: to[name] }));
        const isWeighed = names.length <= 3 * parts.length;
        const isShorter = JSON.stringify(whole).length < JSON.stringify(each).length;
        expect(diff({ a: from }, { a: to })).toEqual(isWeighed && isShorter ? whole : each);
      }),
      { numRuns: 300 },
    );
    // Seven fields beside two changes are not weighed, six are; one letter more and the parts are as short.
    const fields = (count: number, value: number) =>
      Object.fromEntries(
        Array.from('abcdefg', (name, at) => [name, at < 2 ? value : 0]).slice(0, count),
      );
    expect(diff({ x: fields(7, 1) }, { x: fields(7, 2) })).toHaveLength(2);
    expect(diff({ x: fields(6, 1) }, { x: fields(6, 2) })).toHaveLength(1);
    const [before, after] = [
      { a: 1, b: 1, c: '' },
      { a: 2, b: 2, c: '' },
    ];
    const pad = 'x'.repeat(
      JSON.stringify(['/x/a', '/x/b'].map((path) => ({ op: 'replace', path, value: 2 }))).length -
        JSON.stringify([{ op: 'replace', path: '/x', value: after }]).length,
    );
    expect(diff({ x: { ...before, c: pad } }, { x: { ...after, c: pad } })).toHaveLength(2);
    // What has changed before it does not count.
    expect(
      diff({ w: 1, x: { ...before, c: pad } }, { w: 2, x: { ...after, c: pad } }),
    ).toHaveLength(3);
    const less = pad.slice(1);
    expect(diff({ x: { ...before, c: less } }, { x: { ...after, c: less } })).toHaveLength(1);
  });

  it('weighs by the letters that the text would have', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '\\', '\n', '\u007f', 'é'),
    );
    fc.assert(
      fc.property(fc.oneof(json, text, fc.array(text), fc.integer(), fc.double()), (value) => {
        fc.pre(typeof value !== 'number' || Number.isFinite(value));
        expect(countLetters(value)).toBe(JSON.stringify(value).length);
      }),
      { numRuns: 500 },
    );
    expect(countLetters({ a: undefined, b: [undefined] })).toBe('{"b":[null]}'.length);
    expect(countLetters({ a: undefined })).toBe('{}'.length);
  });

  it('tells a list that grows and loses its oldest without the rest', () => {
    expect(diff([1, 2, 3, 4], [3, 4, 5])).toEqual([
      { op: 'remove', path: '/0' },
      { op: 'remove', path: '/0' },
      { op: 'add', path: '/-', value: 5 },
    ]);
    expect(diff([1, 2], [1, 2, 3])).toEqual([{ op: 'add', path: '/-', value: 3 }]);
    expect(diff([1, 2, 3], [1])).toEqual([
      { op: 'remove', path: '/2' },
      { op: 'remove', path: '/1' },
    ]);
    expect(diff([1, 2, 3], [2, 4])).toEqual([
      { op: 'replace', path: '/0', value: 2 },
      { op: 'replace', path: '/1', value: 4 },
      { op: 'remove', path: '/2' },
    ]);
    expect(diff([1, 2, 3], [3])).toEqual([
      { op: 'remove', path: '/0' },
      { op: 'remove', path: '/0' },
    ]);
    expect(diff([1, 2, 3, 4], [4, 3])).toHaveLength(4);
    // The same items need not be the same objects.
    const item = (id: number) => ({ id });
    expect(diff([1, 2, 3].map(item), [2, 3, 4].map(item))).toEqual([
      { op: 'remove', path: '/0' },
      { op: 'add', path: '/-', value: item(4) },
    ]);
    expect(diff([], [1])).toEqual([{ op: 'add', path: '/-', value: 1 }]);
    expect(diff([1, 2], [])).toEqual([
      { op: 'remove', path: '/1' },
      { op: 'remove', path: '/0' },
    ]);
  });

  it('replaces what changes its nature', () => {
    expect(diff({ a: [] }, { a: {} })).toEqual([{ op: 'replace', path: '/a', value: {} }]);
    expect(diff({ a: {} }, { a: [] })).toEqual([{ op: 'replace', path: '/a', value: [] }]);
    expect(diff(1, { a: 1 })).toEqual([{ op: 'replace', path: '', value: { a: 1 } }]);
    expect(diff({ a: null }, { a: {} })).toEqual([{ op: 'replace', path: '/a', value: {} }]);
    expect(diff({ a: {} }, { a: null })).toEqual([{ op: 'replace', path: '/a', value: null }]);
  });

  it('takes undefined for absent', () => {
    expect(diff({ a: undefined }, {})).toEqual([]);
    expect(diff({ a: undefined }, { a: 1 })).toEqual([{ op: 'add', path: '/a', value: 1 }]);
    expect(diff({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: '/a' }]);
    expect(isSame({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
  });

  it('escapes names, and knows those that every object has', () => {
    expect(diff({}, { 'a/b~c': 1 })).toEqual([{ op: 'add', path: '/a~1b~0c', value: 1 }]);
    expect(diff({ toString: 1 }, {})).toEqual([{ op: 'remove', path: '/toString' }]);
    expect(diff({}, { constructor: 1 })).toEqual([{ op: 'add', path: '/constructor', value: 1 }]);
    const odd: unknown = JSON.parse('{"__proto__":{"a":1}}');
    expect(JSON.stringify(applyPatch({}, diff({}, odd)))).toBe('{"__proto__":{"a":1}}');
    expect(diff(odd, {})).toEqual([{ op: 'remove', path: '/__proto__' }]);
    expect(isSame(odd, {})).toBe(false);
  });

  it('does not look into what is the same object', () => {
    const part = new Proxy({}, { ownKeys: () => expect.fail('looked into') });
    expect(diff({ part, a: 1 }, { part, a: 2 })).toHaveLength(1);
    expect(isSame({ part }, { part })).toBe(true);
  });
});

describe('a delta of another value', () => {
  it.each([
    [{}, { op: 'remove', path: '/a' }],
    [{}, { op: 'remove', path: '/toString' }],
    [{}, { op: 'replace', path: '/a', value: 1 }],
    [{}, { op: 'add', path: '/a/b', value: 1 }],
    [{ a: 1 }, { op: 'add', path: '/a/b', value: 1 }],
    [[1], { op: 'remove', path: '/1' }],
    [[1], { op: 'remove', path: '/-' }],
    [[1], { op: 'replace', path: '/1', value: 2 }],
    [[1], { op: 'replace', path: '/-', value: 2 }],
    [[1], { op: 'add', path: '/2', value: 2 }],
    [[1], { op: 'add', path: '/-1', value: 2 }],
    [[1], { op: 'add', path: '/', value: 2 }],
    [[1], { op: 'replace', path: '/00', value: 2 }],
    [[1], { op: 'add', path: '/0.5', value: 2 }],
    [[1], { op: 'add', path: '/x', value: 2 }],
    [[[]], { op: 'remove', path: '/0/0' }],
  ] as const)('throws: %j %j', (value, operation) => {
    expect(() => applyPatch(value, [operation])).toThrow(`no such place: ${operation.path}`);
  });

  it('inserts, appends, replaces and removes in lists', () => {
    expect(applyPatch([1, 2], [{ op: 'add', path: '/0', value: 0 }])).toEqual([0, 1, 2]);
    expect(applyPatch([1, 2], [{ op: 'add', path: '/2', value: 3 }])).toEqual([1, 2, 3]);
    expect(applyPatch([1, 2], [{ op: 'add', path: '/-', value: 3 }])).toEqual([1, 2, 3]);
    expect(applyPatch([1, 2], [{ op: 'remove', path: '/0' }])).toEqual([2]);
    expect(applyPatch([1, [2]], [{ op: 'add', path: '/1/0', value: 3 }])).toEqual([1, [3, 2]]);
    expect(applyPatch(Array(11).fill(0), [{ op: 'replace', path: '/10', value: 1 }])).toEqual([
      ...Array(10).fill(0),
      1,
    ]);
    expect(applyPatch({ a: 1 }, [{ op: 'replace', path: '', value: 2 }])).toBe(2);
    expect(applyPatch({ a: 1 }, [{ op: 'remove', path: '' }])).toBe(undefined);
  });
});

/** The value with the keys of every object in order, so that two texts can be compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { object: named.map(([name, part]) => [name, sorted(part)]) };
}
