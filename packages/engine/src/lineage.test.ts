import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRecord } from './layers.ts';
import { countFields, derive, fieldsApart } from './lineage.ts';
import { applyPatch, diff } from './patch.ts';
import { isSame } from './same.ts';

type Changes = readonly (readonly [string, unknown])[];

const key = fc.constantFrom('a', 'b', 'c', 'd', 'a/b', '', 'toString', 'constructor');
const value = fc.constantFrom(undefined, null, 0, 1, 'x', [1, 2], [1, 3], { a: 1 }, { a: 2 });
const changes: fc.Arbitrary<Changes> = fc.array(fc.tuple(key, value), { maxLength: 4 });
/** Changes, and how many records before the last one they are made to. */
const step = fc.tuple(changes, fc.constantFrom(0, 0, 0, 0, 1, 3));

/** Records made one of another, now and then of an older one, so that lines branch. */
function grow(steps: readonly (readonly [Changes, number])[]): Readonly<Record<string, unknown>>[] {
  const records = [makeRecord<unknown>()] as Readonly<Record<string, unknown>>[];
  for (const [made, back] of steps) {
    const from = records.at(-1 - back) ?? records[0] ?? {};
    records.push(derive(from, new Map(made)));
  }
  return records;
}

const plain = (record: unknown): unknown => JSON.parse(JSON.stringify(record));

describe('a record made of another', () => {
  it('has the fields of the other but for those that changed, and leaves the other as it was', () => {
    fc.assert(
      fc.property(changes, changes, (first, second) => {
        const from = derive<unknown>(makeRecord(), new Map(first));
        const before = plain(from);
        const made = derive<unknown>(from, new Map(second));
        const expected = new Map([...Object.entries(from), ...second]);
        const kept = [...expected].filter(([, one]) => one !== undefined);
        expect(Object.entries(made)).toEqual(expect.arrayContaining(kept));
        expect(Object.keys(made)).toHaveLength(kept.length);
        expect(plain(from)).toEqual(before);
      }),
    );
  });

  it('is the same record when nothing changes', () => {
    const from = derive(makeRecord<number>(), [['a', 1]]);
    expect(derive(from, [['a', 1]])).toBe(from);
    expect(derive(from, [['b', undefined]])).toBe(from);
    expect(derive(from, [['toString', undefined]])).toBe(from);
  });

  it('tells a field that was given twice once', () => {
    const from = derive(makeRecord<number>(), [['b', 1]]);
    const made = derive(from, [
      ['a', 1],
      ['a', 2],
    ]);
    expect(made).toEqual({ a: 2, b: 1 });
    expect(diff(from, made)).toEqual([{ op: 'add', path: '/a', value: 2 }]);
    expect(diff(made, from)).toEqual([{ op: 'remove', path: '/a' }]);
  });

  it('compares and gives deltas as if it had been made by itself', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 7 }), (steps) => {
        const records = grow(steps);
        for (const from of records) {
          for (const to of records) {
            const same = isSame(plain(from), plain(to));
            const operations = diff({ at: from }, { at: to });
            expect([isSame(from, to), operations.length === 0]).toEqual([same, same]);
            expect(operations).toEqual(diff({ at: plain(from) }, { at: plain(to) }));
            expect(isSame(applyPatch({ at: plain(from) }, operations), { at: plain(to) })).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('gives each its own delta, whoever was given one before', () => {
    const first = derive<object>(makeRecord(), [['x', { n: 1 }]]);
    const second = derive<object>(first, [['x', { n: 2, m: 1 }]]);
    const third = derive<object>(second, [['x', { n: 3 }]]);
    const pairs = [
      [second, third],
      [first, third],
      [first, second],
      [{ at: first }, { at: second }],
      [{ at: first }, { at: third }],
      [third, first],
    ];
    for (const [from, to] of pairs) expect(diff(from, to)).toEqual(diff(plain(from), plain(to)));
  });

  it('knows which fields changed since any of the last records', () => {
    const records = [derive(makeRecord<number>(), [['start', 0]])];
    for (let made = 1; made <= 200; made++) {
      const last = records.at(-1);
      if (last) records.push(derive(last, [[`field-${made % 3}`, made]]));
    }
    const apart = (one: number, other: number) => {
      const fields = fieldsApart(records[one] ?? {}, records[other] ?? {});
      return fields && [...fields].sort();
    };
    expect(apart(200, 199)).toEqual(['field-2']);
    expect(apart(197, 199)).toEqual(['field-0', 'field-1'].toSorted());
    expect(apart(150, 200)).toEqual(['field-0', 'field-1', 'field-2']);
    expect(apart(200, 200)).toEqual([]);
    expect(apart(100, 200)).toBeUndefined();
    expect(fieldsApart(records[3] ?? {}, {})).toBeUndefined();
  });

  it('is compared at its own place, though the same fields change at another', () => {
    const under = [
      { n: 1, a: 'x'.repeat(40) },
      { n: 2, a: 'x'.repeat(40) },
    ] as const;
    const grown = (name: string) => {
      const from = derive<unknown>(makeRecord(), [[name, under[0]]]);
      return [from, derive<unknown>(from, [[name, under[1]]])] as const;
    };
    const [[one, other], [first, second]] = [grown('a/b'), grown('b')];
    const at = '/x/a~1b/n';
    expect(diff({ x: one }, { x: other })).toEqual([{ op: 'replace', path: at, value: 2 }]);
    const deep = [{ x: { a: first } }, { x: { a: second } }] as const;
    expect(applyPatch(deep[0], diff(...deep))).toEqual(deep[1]);
  });

  it('counts no field that holds undefined', () => {
    expect(countFields({ a: 1, b: undefined })).toBe(1);
    expect(countFields(derive({ a: 1, b: undefined }, [['b', 2]]))).toBe(2);
  });

  it('begins a line of its own where another was made of the same one before', () => {
    const root = derive(makeRecord<number>(), [['a', 1]]);
    const one = derive(root, [['b', 2]]);
    const other = derive(root, [['c', 3]]);
    expect(fieldsApart(one, other)).toBeUndefined();
    expect([...(fieldsApart(root, other) ?? [])]).toEqual(['c']);
    expect(isSame(one, other)).toBe(false);
  });
});
