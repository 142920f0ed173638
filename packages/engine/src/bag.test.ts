import { describe, expect, it } from 'vitest';
import { bagOf, holds, kindsIn, sizeOf } from './bag.ts';
import { bagSchema } from './bag-schema.ts';

describe('a bag', () => {
  it('counts by kind', () => {
    expect(sizeOf({ salt: 2, iron: 1, ochre: 0 })).toBe(3);
    expect(sizeOf({})).toBe(0);
    expect(kindsIn({ salt: 2, ochre: 0, iron: 1 })).toEqual(['salt', 'iron']);
    expect(bagOf(['salt', 'iron', 'salt'])).toEqual({ salt: 2, iron: 1 });
    expect(holds({ salt: 2 }, { salt: 2 })).toBe(true);
    expect(holds({ salt: 2 }, { salt: 2, iron: 0 })).toBe(true);
    expect(holds({ salt: 2 }, { salt: 3 })).toBe(false);
    expect(holds({ salt: 2 }, { iron: 1 })).toBe(false);
    expect(holds({ salt: 2 }, { salt: 1, iron: 1 })).toBe(false);
    expect(holds({}, {})).toBe(true);
  });

  it('comes from outside in whole counts', () => {
    const fits = (bag: unknown) => bagSchema.safeParse(bag).success;
    expect(fits({ salt: 0, iron: 1_000_000 })).toBe(true);
    for (const bag of [
      { salt: -1 },
      { salt: 0.5 },
      { salt: 1_000_001 },
      { '': 1 },
      { salt: '1' },
      [],
      null,
    ]) {
      expect(fits(bag)).toBe(false);
    }
    expect(fits({ ['x'.repeat(64)]: 1 })).toBe(true);
    expect(fits({ ['x'.repeat(65)]: 1 })).toBe(false);
  });
});
