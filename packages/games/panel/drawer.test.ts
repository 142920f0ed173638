import { expect, it } from 'vitest';
import { type EmptiedDrawer, openDrawer, readKept, writeKept } from './drawer.ts';

/** A storage of so much room, in characters. */
function makeStorage(room: number): EmptiedDrawer {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name) => kept.delete(name),
  };
}

it('a drawer keeps things in the storage', () => {
  const storage = makeStorage(100);
  const drawer = openDrawer(() => storage);
  writeKept(drawer, 'draft', { cards: 3 });
  expect(
    readKept(
      openDrawer(() => storage),
      'draft',
    ),
  ).toEqual({ cards: 3 });
  expect(readKept(drawer, 'plan')).toBeUndefined();
});

it('what the storage has no room for is kept for as long as the page lives', () => {
  const storage = makeStorage(3);
  const drawer = openDrawer(() => storage);
  writeKept(drawer, 'n', 12);
  writeKept(drawer, 'n', 12345);
  expect(readKept(drawer, 'n')).toBe(12345);
  drawer.removeItem('n');
  expect(readKept(drawer, 'n')).toBeUndefined();
  writeKept(drawer, 'n', 7);
  expect(readKept(drawer, 'n')).toBe(7);
  expect(
    readKept(
      openDrawer(() => storage),
      'n',
    ),
  ).toBe(7);
});

it('a browser that refuses its storage is asked in vain, and no more', () => {
  const drawer = openDrawer(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(drawer.getItem('scheme')).toBeNull();
  drawer.setItem('scheme', 'dark');
  expect(drawer.getItem('scheme')).toBe('dark');
  drawer.removeItem('scheme');
  expect(drawer.getItem('scheme')).toBeNull();
});

it('another fault is no refusal', () => {
  const drawer = openDrawer(() => {
    throw new TypeError('a fault');
  });
  expect(() => drawer.getItem('scheme')).toThrow('a fault');
});
