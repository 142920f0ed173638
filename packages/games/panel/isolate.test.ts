import { describe, expect, it } from 'vitest';
import { isolate, isolateAll } from './isolate.ts';

describe('somebody’s own words in a sentence', () => {
  it('are kept apart where they are written from right to left, once', () => {
    expect(isolate('שרה')).toBe('\u2068שרה\u2069');
    expect(isolate('مرحبا, Ana!')).toBe('\u2068مرحبا, Ana!\u2069');
    expect(isolate(isolate('שרה'))).toBe('\u2068שרה\u2069');
    expect(['Ana', '李雷', 'Ђура', '“3 → 4”', ''].map(isolate)).toEqual([
      'Ana',
      '李雷',
      'Ђура',
      '“3 → 4”',
      '',
    ]);
  });

  it('are kept apart also where several follow each other', () => {
    expect(isolate('\u2068שרה\u2069 and \u2068דוד\u2069')).toBe(
      '\u2068\u2068שרה\u2069 and \u2068דוד\u2069\u2069',
    );
  });

  it('do not turn around what follows', () => {
    expect(isolate('\u202etlas 3 rof')).toBe('tlas 3 rof');
    expect(isolate('\u202bשרה')).toBe('\u2068שרה\u2069');
  });

  it('are found wherever they stand in an event', () => {
    const event = { type: 'agreed', at: 3, to: null, deal: [{ by: 'ana', text: 'שלום' }] };
    expect(isolateAll(event)).toEqual({
      ...event,
      deal: [{ by: 'ana', text: '\u2068שלום\u2069' }],
    });
  });
});
