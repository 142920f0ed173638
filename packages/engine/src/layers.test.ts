import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  type Layer,
  layDown,
  layOver,
  makeRecord,
  readField,
  show,
} from './layers.ts';

const KEYS = ['a', 'b', 'c', 'd', 'toString', 'constructor', '7', '10'];

/** What a record would be that is copied at each step. */
function copy(from: Readonly<Record<string, number>>, changes: readonly Change<number>[]) {
  const made = Object.assign(makeRecord<number>(), from);
  for (const [key, value] of changes) {
    if (value === undefined) delete made[key];
    else made[key] = value;
  }
  return made;
}

/** Changes that name each field once, and change it. */
function settle(layer: Layer<number>, wishes: readonly Change<number>[]): Change<number>[] {
  return [...new Map(wishes)].filter(([key, value]) => readField(layer, key) !== value);
}

const wishes = fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom(undefined, 0, 1, 2)), {
  maxLength: 4,
});

describe('a record in layers', () => {
  it('is in all that can be asked of it what a copy would be, however deep', () => {
    fc.assert(
      fc.property(fc.array(wishes, { maxLength: 45 }), (steps) => {
        let layer = layDown<number>(copy({}, [['start', 1]]));
        let copied = copy({}, [['start', 1]]);
        for (const step of steps) {
          const changes = settle(layer, step);
          layer = layOver(layer, changes);
          copied = copy(copied, changes);
          expect(layer.size).toBe(Object.keys(copied).length);
          expect(layer.depth).toBeLessThan(16);
          for (const key of KEYS) {
            expect(readField(layer, key)).toBe(
              Object.hasOwn(copied, key) ? copied[key] : undefined,
            );
          }
        }
        const seen = show(layer);
        for (const key of [...KEYS, 'start']) {
          expect([Object.hasOwn(seen, key), key in seen]).toEqual([
            Object.hasOwn(copied, key),
            key in copied,
          ]);
          expect(seen[key]).toBe(copied[key]);
        }
        expect(Object.keys(seen)).toEqual(Object.keys(copied));
        expect(Object.entries({ ...seen })).toEqual(Object.entries({ ...copied }));
        expect(JSON.stringify(seen)).toBe(JSON.stringify(copied));
        expect(seen).toEqual(copied);
      }),
    );
  });

  it('copies nothing until somebody goes through it, and then once', () => {
    const lowest = layDown<number>(copy({}, [['a', 1]]));
    const layer = layOver(lowest, [['b', 2]]);
    const seen = show(layer);
    expect([seen.a, seen.b, Object.hasOwn(seen, 'c'), 'a' in seen]).toEqual([1, 2, false, true]);
    expect(layer.whole).toBeUndefined();
    expect(Object.keys(seen)).toEqual(['a', 'b']);
    const { whole } = layer;
    expect(whole).toEqual({ a: 1, b: 2 });
    expect([layer.under, layer.changed]).toEqual([undefined, []]);
    expect(Object.keys(seen)).toEqual(['a', 'b']);
    expect(layer.whole).toBe(whole);
    expect(lowest.whole).toEqual({ a: 1 });
  });

  it('is written out when it lies deep, so that a field is soon found', () => {
    let layer = layDown<number>(makeRecord());
    const depths = Array.from({ length: 40 }, (_, at) => {
      layer = layOver(layer, [[`field-${at}`, at]]);
      return layer.depth;
    });
    expect(depths.slice(0, 17)).toEqual([...Array.from({ length: 15 }, (_, at) => at + 1), 0, 1]);
    expect(Object.keys(show(layer))).toHaveLength(40);
  });

  it('cannot be changed', () => {
    const seen = show(layOver(layDown<number>(makeRecord()), [['a', 1]])) as Record<string, number>;
    expect(() => {
      seen.a = 2;
    }).toThrow(TypeError);
    expect(() => {
      delete seen.a;
    }).toThrow(TypeError);
    expect(() => Object.defineProperty(seen, 'b', { value: 1 })).toThrow(TypeError);
    expect(seen).toEqual({ a: 1 });
  });

  it('cannot be frozen, and is none the worse for who tried', () => {
    const seen = show(layOver(layDown<number>(makeRecord()), [['a', 1]]));
    for (const lock of [Object.freeze, Object.seal, Object.preventExtensions]) {
      expect(() => lock(seen)).toThrow(TypeError);
    }
    expect(JSON.stringify(seen)).toBe('{"a":1}');
    expect(seen).toEqual({ a: 1 });
  });

  it('is shown by its fields, not by its layers', () => {
    const inner = show(layOver(layDown<number>(makeRecord()), [['a', 1]]));
    const outer = show(layOver(layDown<object>({}), [['inner', inner]]));
    expect(inspect(inner)).toBe('{ a: 1 }');
    expect(inspect({ outer })).toBe('{ outer: { inner: { a: 1 } } }');
  });

  it('has no field that holds undefined', () => {
    const lowest = layDown<number | undefined>({ a: 1, b: undefined });
    expect(lowest.size).toBe(1);
    const over = layOver(lowest, [['b', 2]]);
    expect(over.size).toBe(2);
    expect(layOver(over, [['a', undefined]]).size).toBe(1);
    expect(Object.keys(show(layOver(lowest, [['c', 3]])))).toEqual(['a', 'c']);
  });

  it('is an object like any other for who asks for no field of it', () => {
    const seen = show(layOver(layDown<number>(makeRecord()), [['a', 1]]));
    expect(Object.getPrototypeOf(seen)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(makeRecord())).toBe(Object.prototype);
    expect(String(seen)).toBe('[object Object]');
    expect(Symbol.iterator in seen).toBe(false);
    expect(Object.getOwnPropertyDescriptor(seen, 'a')).toEqual({
      value: 1,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  });
});
