import { describe, expect, test } from 'vitest';
import { openDrawer } from '../drawer.ts';
import { keepUnsaid } from './unsaid.ts';

/** A drawer of a browser that keeps nothing itself. */
const makeDrawer = () =>
  openDrawer(() => {
    throw new DOMException('no storage');
  });

describe('words that were not said yet', () => {
  test('stay with those to whom they are written, also after a reload', () => {
    const drawer = makeDrawer();
    const unsaid = keepUnsaid(drawer, 'ana');
    unsaid.set('ben', 'Cleo lies');
    expect(unsaid.get(null)).toBe('');
    unsaid.set(null, 'Hello');
    expect(unsaid.get('ben')).toBe('Cleo lies');
    const again = keepUnsaid(drawer, 'ana');
    expect([again.get('ben'), again.get(null), again.get('cleo')]).toEqual([
      'Cleo lies',
      'Hello',
      '',
    ]);
    expect(keepUnsaid(drawer, 'ben').get(null)).toBe('');
  });

  test('are gone for good once they are empty', () => {
    const drawer = makeDrawer();
    const unsaid = keepUnsaid(drawer, 'ana');
    unsaid.set('ben', 'Hm');
    unsaid.set('ben', '');
    expect(drawer.getItem('ana')).toBe('[]');
  });

  test.each(['{}', '7', '[["ben"]]', '[[1,"Hm"]]', '[["ben",1]]'])(
    'are nothing where something else is kept: %s',
    (kept) => {
      const drawer = makeDrawer();
      drawer.setItem('ana', kept);
      expect(keepUnsaid(drawer, 'ana').get('ben')).toBe('');
    },
  );
});
