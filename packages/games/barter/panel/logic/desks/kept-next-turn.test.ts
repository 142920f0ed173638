import { expect, test } from 'vitest';
import { openDrawer } from '../../../../panel/drawer.ts';
import { keepForm } from './kept-next-turn.ts';

const FORM = { cities: { ana: 9 }, treasury: { ana: 3 }, mining: ['ana'] };

test('what the host has written is there again, until it is put away', () => {
  const kept = new Map<string, string>();
  const drawer = openDrawer(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }));
  const form = keepForm(drawer, 'table next turn');
  expect(form.read()).toBe(undefined);
  form.write(FORM);
  expect(keepForm(drawer, 'table next turn').read()).toEqual(FORM);
  expect(keepForm(drawer, 'another next turn').read()).toBe(undefined);
  form.write(null);
  expect(form.read()).toBe(undefined);
  kept.set('table next turn', '{"cities":{"ana":1.5},"treasury":7,"mining":[]}');
  expect(form.read()).toEqual({ cities: {}, treasury: {}, mining: [] });
  kept.set('table next turn', '{"cities":{}}');
  expect(form.read()).toBe(undefined);
});
