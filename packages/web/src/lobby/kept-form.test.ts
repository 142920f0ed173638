import { describe, expect, test } from 'vitest';
import { keepForm, readForm } from './kept-form.ts';

const FORM = {
  name: 'Thursday',
  seats: [
    { id: 0, name: 'Ana', bot: false },
    { id: 2, name: 'van der Berg', bot: true },
  ],
  own: { cities: 7 },
};
const LIMITS = { min: 2, max: 4 };

function makeDrawer() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('a form of the lobby', () => {
  test('is there again for its game, until its table is open', () => {
    const drawer = makeDrawer();
    keepForm(drawer, 'barter', FORM);
    expect(readForm(drawer, 'barter', LIMITS)).toEqual(FORM);
    expect(readForm(drawer, 'other', LIMITS)).toBe(undefined);
    keepForm(drawer, 'barter', null);
    expect(readForm(drawer, 'barter', LIMITS)).toBe(undefined);
  });

  test.each([
    ['no form', 7],
    ['a form without a name', { seats: FORM.seats }],
    ['seats of another shape', { ...FORM, seats: [{ id: 0 }, { id: 1 }] }],
    ['the same seat twice', { ...FORM, seats: [FORM.seats[0], FORM.seats[0]] }],
    ['too few seats', { ...FORM, seats: [FORM.seats[0]] }],
  ])('is not read where there is %s', (_, kept) => {
    const drawer = makeDrawer();
    keepForm(drawer, 'barter', kept as never);
    expect(readForm(drawer, 'barter', LIMITS)).toBe(undefined);
  });
});
