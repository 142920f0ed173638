import { describe, expect, test } from 'vitest';
import { makeDrawer } from '../../../../testing/drawer.ts';
import { keepUnsaid } from './unsaid.ts';

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
      expect(keepUnsaid(makeDrawer({ ana: kept }), 'ana').get('ben')).toBe('');
    },
  );
});
