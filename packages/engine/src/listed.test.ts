import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { countFields, findListedApart, listed, makeRecord, type Showing } from './listed.ts';
import { remember } from './memo.ts';
import { applyPatch, diff } from './patch.ts';
import { isSame } from './same.ts';

type Item = { readonly id: string; readonly open: unknown; readonly secret?: unknown };

const SHOWING: Showing<Item, object> = {
  nameOf: ({ id }) => id,
  show: (item, viewer) => (viewer === 'party' ? showAll(item) : showOpen(item)),
};
const showAll = remember(({ open, secret }: Item) => ({ open, secret }));
const showOpen = remember(({ open }: Item) => ({ open }));

const IDS = ['a', 'b', 'c', 'd', 'a/b', '', 'toString', 'constructor', '7', '10'];

/** Items that are drawn again and again, so that lists share some of them. */
const ITEMS: readonly Item[] = IDS.flatMap((id) => [
  { id, open: 1 },
  { id, open: { n: [1, 2], text: 'x'.repeat(20) } },
  { id, open: { n: [1, 3], text: 'x'.repeat(20) }, secret: id },
]);

/** Up to three lists in which each name stands once, in any order. */
const lists = fc
  .shuffledSubarray([...ITEMS.keys()])
  .map((drawn) => [...new Map(drawn.map((at) => [ITEMS[at]?.id, ITEMS[at]])).values()])
  .chain((items) =>
    fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: items.length, maxLength: items.length })
      .map((places) =>
        [0, 1, 2].map((place) => items.filter((_, at) => places[at] === place) as Item[]),
      ),
  );

/** Lists as they follow one another: the oldest go, new ones come, some change or move to another list. */
const steps = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat(), fc.nat({ max: 2 })), {
  maxLength: 12,
});

function* follow(
  from: readonly Item[][],
  drawn: readonly (readonly [number, number, number])[],
): Generator<readonly Item[][], void> {
  let now: readonly Item[][] = from;
  yield now;
  for (const [kind, at, place] of drawn) {
    const item = ITEMS[at % ITEMS.length] as Item;
    const others = now.map((list) => list.filter(({ id }) => id !== item.id));
    const put = others.map((list, one) => (one === place ? [...list, item] : list));
    const shift = now.map((list, one) => (one === place ? list.slice(1) : list));
    now = kind === 0 ? others : kind === 1 ? shift : put;
    yield now;
  }
}

const plain = (record: unknown): unknown => JSON.parse(JSON.stringify(record));

/** What the record would be that is made at once. */
function written(all: readonly (readonly Item[])[], viewer: string): Record<string, object> {
  const made = makeRecord<object>();
  for (const list of all) for (const item of list) made[item.id] = SHOWING.show(item, viewer);
  return made;
}

const see = (all: readonly (readonly Item[])[], viewer = 'party') => listed(SHOWING, all, viewer);
const one = (id: string, open: unknown = 1): Item => ({ id, open });

describe('a listed record', () => {
  it('is in all that can be asked of it what an object with these fields would be', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('party', 'other'), fc.boolean(), (all, viewer, first) => {
        const expected = written(all, viewer);
        const record = see(all, viewer);
        const ask = (): void => {
          for (const key of [...IDS, 'nobody']) {
            expect([Object.hasOwn(record, key), key in record]).toEqual([
              Object.hasOwn(expected, key),
              key in expected,
            ]);
            expect(record[key]).toBe(expected[key]);
          }
        };
        // What was asked before it was written out is answered as what is asked after.
        if (first) ask();
        expect(Object.keys(record)).toEqual(Object.keys(expected));
        expect(Object.entries({ ...record })).toEqual(Object.entries({ ...expected }));
        expect(JSON.stringify(record)).toBe(JSON.stringify(expected));
        expect(record).toEqual(expected);
        expect(countFields(record)).toBe(Object.keys(expected).length);
        ask();
      }),
    );
  });

  it('compares and gives deltas as if it had been made by itself', () => {
    fc.assert(
      fc.property(lists, steps, fc.constantFrom('party', 'other'), (all, drawn, viewer) => {
        const records = [...follow(all, drawn)].map((next) => see(next, viewer));
        for (const from of records) {
          for (const to of records) {
            const operations = diff({ at: from }, { at: to });
            const same = isSame(plain(from), plain(to));
            expect([isSame(from, to), operations.length === 0]).toEqual([same, same]);
            expect(operations).toEqual(diff({ at: plain(from) }, { at: plain(to) }));
            const patched = applyPatch({ at: plain(from) }, operations);
            expect(isSame(patched, { at: plain(to) })).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('looks at what the lists do not share alone', () => {
    let shown = 0;
    const counting: Showing<Item, object> = {
      nameOf: ({ id }) => id,
      show: (item) => {
        shown += 1;
        return showAll(item);
      },
    };
    const many = Array.from({ length: 100 }, (_, at) => one(`n${at}`));
    const [gone, come] = [one('gone'), one('come')];
    const from = listed(counting, [[gone, ...many], []], 'x');
    const to = listed(counting, [[...many, come], []], 'x');
    expect(findListedApart(from, to)).toEqual([
      { key: 'come', from: undefined, to: showAll(come) },
      { key: 'gone', from: showAll(gone), to: undefined },
    ]);
    expect(isSame(from, to)).toBe(false);
    expect(shown).toBeLessThan(10);
    expect(findListedApart(from, listed(counting, [[gone, ...many], []], 'x'))).toEqual([]);
  });

  it.each<[string, (many: Item[]) => Item[], number]>([
    ['nothing', (many) => [...many], 0],
    ['a new one at the end', (many) => [...many, one('new')], 1],
    ['a new one at the beginning', (many) => [one('new'), ...many], 1],
    ['a new one in the midst', (many) => many.toSpliced(50, 0, one('new')), 1],
    ['one that is gone from the beginning', (many) => many.slice(1), 1],
    ['one that is gone from the end', (many) => many.slice(0, -1), 1],
    ['one that is gone from the midst', (many) => many.toSpliced(50, 1), 1],
    ['one that is another now', (many) => many.with(50, one('n50', 2)), 2],
    [
      'one that changed places with its neighbor',
      (many) => many.with(1, many[0] as Item).with(0, many[1] as Item),
      4,
    ],
    ['the oldest gone and a new one come', (many) => [...many.slice(1), one('new')], 2],
    ['all', () => [], 100],
  ])('looks closely at no more than what changed in a long list: %s', (_, change, most) => {
    const many = Array.from({ length: 100 }, (_item, at) => one(`n${at}`));
    const [before, after] = [see([many]), see([change(many)])];
    const looks = vi.spyOn(Array.prototype, 'includes');
    findListedApart(before, after);
    findListedApart(after, before);
    const looked = looks.mock.calls.length;
    looks.mockRestore();
    expect(looked).toBeLessThanOrEqual(2 * most);
  });

  it('knows an item that moved, and one that changed where it stood', () => {
    const [a, b, c] = [one('a'), one('b'), one('c')];
    const keys = (from: Item[][], to: Item[][]) =>
      findListedApart(see(from), see(to))?.map(({ key }) => key);
    expect(keys([[a, b, c], []], [[b, a, c], []])).toEqual([]);
    expect(keys([[a, b], [c]], [[a], [c, b]])).toEqual([]);
    expect(keys([[a, b, c]], [[a, one('b', 2), c]])).toEqual(['b']);
    expect(keys([[a, b]], [[]])).toEqual(['a', 'b']);
    expect(keys([[]], [[a]])).toEqual(['a']);
    expect(keys([[a]], [[a, b, c]])).toEqual(['b', 'c']);
  });

  it('is compared as any other record with what is not listed as it is', () => {
    const all = [[one('a'), one('b')]];
    const other: Showing<Item, object> = { ...SHOWING };
    expect(findListedApart(see(all), written(all, 'party'))).toBeUndefined();
    expect(findListedApart(written(all, 'party'), see(all))).toBeUndefined();
    expect(findListedApart(see(all), see(all, 'other'))).toBeUndefined();
    expect(findListedApart(see(all), listed(other, all, 'party'))).toBeUndefined();
    expect(diff(see(all), written(all, 'party'))).toEqual([]);
    expect(diff(see(all), see([[one('a')]], 'other'))).toEqual(
      diff(plain(see(all)), plain(see([[one('a')]], 'other'))),
    );
  });

  it('gives each its own delta at its own place, whoever was given one before', () => {
    const big = { text: 'x'.repeat(40) };
    const [first, second] = [one('a/b', { ...big, n: 1 }), one('a/b', { ...big, n: 2 })];
    const [from, to] = [see([[first]]), see([[second]])];
    const [left, right] = [see([[one('b', first.open)]]), see([[one('b', second.open)]])];
    const at = (path: string) => [{ op: 'replace', path, value: 2 }];
    expect(diff({ x: from }, { x: to })).toEqual(at('/x/a~1b/open/n'));
    expect(diff({ x: left }, { x: right })).toEqual(at('/x/b/open/n'));
    expect(diff({ y: from }, { y: to })).toEqual(at('/y/a~1b/open/n'));
    expect(diff({ y: to }, { y: from })).toEqual([
      { op: 'replace', path: '/y/a~1b/open/n', value: 1 },
    ]);
  });

  it('looks once in what two long lists differ, however many see them', () => {
    const items = Array.from({ length: 300 }, (_, n): Item => ({ id: `i${n}`, open: n }));
    const more = [...items, { id: 'new', open: 'x' }];
    const looks = vi.spyOn(more, 'indexOf');
    for (const viewer of ['ana', 'ben', 'party']) {
      const operations = diff(see([items], viewer), see([more], viewer));
      expect(operations).toMatchObject([{ op: 'add', path: '/new' }]);
    }
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('is written out once, when somebody goes through it', () => {
    let shown = 0;
    const counting: Showing<Item, object> = {
      nameOf: ({ id }) => id,
      show: ({ open }) => {
        shown += 1;
        return { open };
      },
    };
    const record = listed(counting, [[one('a'), one('b')]], 'x');
    expect([countFields(record), shown]).toEqual([2, 0]);
    expect(Object.keys(record)).toEqual(['a', 'b']);
    expect(record.a).toBe(record.a);
    expect(JSON.stringify(record)).toBe('{"a":{"open":1},"b":{"open":1}}');
    expect(shown).toBe(2);
  });

  it('cannot be changed, nor frozen, and is none the worse for who tried', () => {
    const record = see([[one('a')]]) as Record<string, object>;
    expect(() => {
      record.a = {};
    }).toThrow(TypeError);
    expect(() => {
      delete record.a;
    }).toThrow(TypeError);
    expect(() => Object.defineProperty(record, 'b', { value: 1 })).toThrow(TypeError);
    for (const lock of [Object.freeze, Object.seal, Object.preventExtensions]) {
      expect(() => lock(record)).toThrow(TypeError);
    }
    expect(JSON.stringify(record)).toBe('{"a":{"open":1}}');
  });

  it('is an object like any other for who asks for no field of it, and is shown by its fields', () => {
    const record = see([[one('a')]]);
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(makeRecord())).toBe(Object.prototype);
    expect(String(record)).toBe('[object Object]');
    expect(Symbol.iterator in record).toBe(false);
    expect(Object.getOwnPropertyDescriptor(record, 'a')).toEqual({
      value: showAll(ITEMS[0] as Item) && record.a,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    expect(inspect({ record: see([[one('a')]], 'other') })).toBe('{ record: { a: { open: 1 } } }');
  });
});

it('counts no field that holds undefined', () => {
  expect(countFields({ a: 1, b: undefined })).toBe(1);
  expect(countFields({})).toBe(0);
});
